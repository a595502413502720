// Looks for what does not fit: things over each other, cut or broken words, and what is outside of the window. It returns a
// line for each fault that it finds.
const faults = new Set();
const [wide, high] = [innerWidth, innerHeight];
const table = document.querySelector('.table-page');
// How far things may be off before anybody sees it.
const SLACK = 1.5;
// What may be scrolled, because it is read from top to bottom and not played on.
const SCROLLED = '.panel, .dialog, .dialog-body, .sz-shown, textarea, select, input';

const named = (part) => {
  const named = part.closest('[data-test], [class]') ?? part;
  const name = named.dataset?.test ?? named.getAttribute('class')?.split(' ')[0] ?? named.tagName;
  const text = (part.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 28);
  return text ? `${name} "${text}"` : name;
};
const box = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
const common = (a, b) => ({
  left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
});
const size = (a) => [a.right - a.left, a.bottom - a.top];
const meet = (a, b, slack = SLACK) => size(common(a, b)).every((side) => side > slack);
const middle = (a) => [(a.left + a.right) / 2, (a.top + a.bottom) / 2];
const whole = (a) => { const [x, y] = size(a); return `${Math.round(a.left)},${Math.round(a.top)} ${Math.round(x)}x${Math.round(y)}`; };

// What is worked out about an element is worked out once: there are many, and they share their ancestors.
const once = (work) => {
  const known = new Map();
  return (part) => {
    if (!known.has(part)) known.set(part, work(part));
    return known.get(part);
  };
};
const styleOf = once((part) => getComputedStyle(part));
// What is for screen readers alone is not seen.
const isUnseen = once((part) => part !== null && (part.matches('.unseen, [data-test=live]')
  || styleOf(part).clipPath === 'inset(50%)' || isUnseen(part.parentElement)));
const isSeen = once((part) => part.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isUnseen(part));
// The nearest of an element and what it is in that cuts what is beyond its edge, and where that edge is.
const cutter = once((part) => {
  if (!part || part === document.body) return null;
  const style = styleOf(part);
  // What is fixed to the window leaves all that it is in, as dialogs do.
  const next = () => style.position === 'fixed' ? null : cutter(part.parentElement);
  if (part.closest('svg') || (style.overflowX === 'visible' && style.overflowY === 'visible')) return next();
  const edge = part.getBoundingClientRect();
  const [left, top] = [edge.left + part.clientLeft, edge.top + part.clientTop];
  const inside = { left, top, right: left + part.clientWidth, bottom: top + part.clientHeight };
  return { part, inside, isScrolled: part.matches(SCROLLED), next };
});

// A dialog or a sheet over the page hides what is below it, as it is meant to.
const modal = [...document.querySelectorAll('dialog[open]')].at(-1);
const sheet = [...document.querySelectorAll('.side')].find((side) => isSeen(side) && styleOf(side).position === 'fixed');
// So does the cover while a device changes hands; but what can be pressed must not be below it.
const cover = document.querySelector('.cover');
const isCovered = (part, rect) => cover && !cover.contains(part) && !part.closest('button, a') && cover.contains(document.elementFromPoint(...middle(rect)));
const isBelow = (part, rect) => modal ? !modal.contains(part) : isCovered(part, rect) ? true
  : sheet && !sheet.contains(part) && meet(rect, box(sheet.getBoundingClientRect()), 0);

// The part of a box that is not cut off by what it is in. What cuts it without being there to be scrolled is a fault.
function visible(part, rect, what) {
  let left = rect;
  let isScrolled = false;
  for (let cut = cutter(part); cut; cut = cut.next()) {
    isScrolled ||= cut.isScrolled;
    const inside = common(left, cut.inside);
    const [before, after] = [size(left), size(inside)];
    if (!isScrolled && before.some((side, axis) => side - after[axis] > SLACK))
      faults.add(`cut: ${what} (${whole(rect)}) by ${named(cut.part).split(' "')[0]} (${whole(cut.inside)})`);
    left = inside;
  }
  // A page is read from top to bottom; a table is seen at once.
  const below = isScrolled || !table ? Infinity : high + SLACK;
  const above = isScrolled || !table ? -Infinity : -SLACK;
  const isThere = size(left).every((side) => side > 0);
  if (isThere && (left.left < -SLACK || left.right > wide + SLACK || left.top < above || left.bottom > below))
    faults.add(`outside: ${what} (${whole(left)})`);
  return left;
}

// Words, as they are drawn: line by line, and without the air above and below the letters.
const texts = [];
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const range = document.createRange();
while (walker.nextNode()) {
  const node = walker.currentNode;
  const parent = node.parentElement;
  if (!node.data.trim() || parent.closest('svg, script, style, option, textarea') || !isSeen(parent)) continue;
  range.selectNodeContents(node);
  const lines = [...range.getClientRects()].filter((line) => line.width > 0 && line.height > 0);
  const what = named(parent);
  const tops = new Set(lines.map((line) => Math.round(line.top)));
  if (tops.size > 1) {
    for (const word of node.data.matchAll(/[\p{L}\p{N}’']+/gu)) {
      // The digits of a check sum are no word.
      if (/^[0-9a-f]{32,}$/.test(word[0])) continue;
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const pieces = new Set([...range.getClientRects()].filter((piece) => piece.width > 0).map((piece) => Math.round(piece.top)));
      if (pieces.size > 1) faults.add(`broken: "${word[0]}" in ${what}`);
    }
  }
  for (const line of lines) {
    const rect = { ...box(line), top: line.top + line.height * 0.2, bottom: line.bottom - line.height * 0.2 };
    if (isBelow(parent, rect)) continue;
    const seen = visible(parent, rect, `text of ${what}`);
    if (size(seen).every((side) => side > 0)) texts.push({ part: parent, rect: seen, what: `text of ${what}` });
  }
}
for (const part of document.querySelectorAll('body *:not(svg *)')) {
  const style = styleOf(part);
  if (style.textOverflow === 'ellipsis' && part.scrollWidth > part.clientWidth + 1 && isSeen(part) && !isBelow(part, part.getBoundingClientRect()))
    faults.add(`shortened: ${named(part)}`);
  // What could be scrolled, and is neither a list to read nor the page.
  if (table?.contains(part) && isSeen(part) && !isBelow(part, box(part.getBoundingClientRect())) && !part.closest(SCROLLED)
    && (style.overflowX !== 'visible' || style.overflowY !== 'visible')
    && (part.scrollHeight > part.clientHeight + SLACK || part.scrollWidth > part.clientWidth + SLACK))
    faults.add(`too full: ${named(part).split(' "')[0]} holds ${part.scrollWidth}x${part.scrollHeight} in ${part.clientWidth}x${part.clientHeight}`);
}
if (document.documentElement.scrollWidth > wide + 1) faults.add(`wider than the window: ${document.documentElement.scrollWidth}`);
if (table && document.documentElement.scrollHeight > high + 1) faults.add(`higher than the window: ${document.documentElement.scrollHeight}`);

// What can be pressed, and pictures that say something. Of a card in a fan, the corner with its index is what is seen.
const CARD = '.sz-card';
const cornerOf = (card) => {
  const index = card.querySelector('.sz-index');
  const corner = box(index.getBoundingClientRect());
  return { ...corner, top: corner.top + (corner.bottom - corner.top) * 0.2, bottom: corner.bottom - (corner.bottom - corner.top) * 0.2 };
};
const controls = [];
for (const part of document.querySelectorAll('button, a[href], input, select, textarea, summary, [role=img]')) {
  if (!isSeen(part) || part.closest('.drawn')) continue;
  if (part.parentElement.closest('button')) continue;
  const own = box(part.getBoundingClientRect());
  const rect = part.matches(CARD) ? cornerOf(part) : own;
  if (size(own).some((side) => side < 1) || isBelow(part, own)) continue;
  const seen = visible(styleOf(part).position === 'fixed' ? part : part.parentElement, rect, named(part));
  if (size(seen).some((side) => side <= 0)) continue;
  controls.push({ part, rect: seen, what: named(part) });
  const [x, y] = middle(seen);
  if (y < 0 || y >= high || x < 0 || x >= wide || part.matches('[role=img]')) continue;
  const hit = document.elementFromPoint(x, y);
  // Words that go over several lines have their middle between them.
  if (!part.contains(hit) && !part.matches('a:not(.button)'))
    faults.add(`covered: ${named(part)} by ${hit ? named(hit) : 'nothing'}`);
}

// Two of them at the same place, unless one is part of the other.
const isApart = (a, b) => a.part !== b.part && !a.part.contains(b.part) && !b.part.contains(a.part);
const compare = (a, b) => {
  if (isApart(a, b) && meet(a.rect, b.rect)) faults.add(`overlap: ${a.what} (${whole(a.rect)}) and ${b.what} (${whole(b.rect)})`);
};
const inControl = (text) => controls.some((control) => control.part.contains(text.part));
const items = [...controls, ...texts.filter((text) => !inControl(text))];
items.sort((a, b) => a.rect.top - b.rect.top);
for (let i = 0; i < items.length; i++)
  for (let j = i + 1; j < items.length && items[j].rect.top < items[i].rect.bottom; j++) compare(items[i], items[j]);
// Words within one button must not run into each other either, and a card must not cover what others say.
for (const control of controls) {
  const own = texts.filter((text) => control.part.contains(text.part));
  own.forEach((text, i) => own.slice(i + 1).forEach((other) => compare(text, other)));
}
const cards = controls.filter((control) => control.part.matches(CARD));
for (const { part } of cards) {
  const face = box(part.getBoundingClientRect());
  const above = Number(styleOf(part).zIndex);
  for (const item of items) {
    if (item.part === part || part.contains(item.part)) continue;
    const isUnder = !item.part.matches(CARD) || Number(styleOf(item.part).zIndex) < above;
    if (isUnder && meet(face, item.rect)) faults.add(`overlap: ${item.what} (${whole(item.rect)}) under ${named(part)} (${whole(face)})`);
  }
}

// What lies over the squares or spaces of a board.
const cells = [...document.querySelectorAll('.board-picture [data-square], .board-picture .space')];
const room = document.querySelector('.board-picture')?.getBoundingClientRect();
for (const cell of modal || sheet ? [] : cells) {
  const rect = common(box((cell.querySelector('.ground, .hit') ?? cell).getBoundingClientRect()), box(room));
  if (!isSeen(cell) || size(rect).some((side) => side < 2)) continue;
  for (const item of items)
    if (!item.part.closest('svg') && meet(rect, item.rect)) faults.add(`on the board: ${item.what} over ${named(cell)}`);
}

// Within pictures: nothing that is drawn later lies on a label, a number or a count.
// A breath of colour, as below a mouse, hides nothing.
const FAINT = 0.3;
const alpha = (color) => color === 'none' ? 0 : Number(/^rgba\(.*, ([\d.]+)\)$/.exec(color)?.[1] ?? 1);
const paints = (style, kind) => alpha(style[kind]) * Number(style[`${kind}Opacity`]) * Number(style.opacity) > FAINT
  && (kind === 'fill' || parseFloat(style.strokeWidth) > 0);
const POINTS = 9;
function ink(text) {
  const count = text.getNumberOfChars();
  if (count === 0) return null;
  const tall = parseFloat(styleOf(text).fontSize) * 0.7;
  const [from, to] = [text.getStartPositionOfChar(0), text.getEndPositionOfChar(count - 1)];
  const matrix = text.getScreenCTM();
  const at = (x, y) => new DOMPoint(x, y).matrixTransform(matrix);
  const points = [];
  for (let column = 0; column < POINTS; column++)
    for (let row = 0; row < POINTS; row++)
      points.push(at(from.x + ((to.x - from.x) * (column + 0.5)) / POINTS, from.y - (tall * (row + 0.5)) / POINTS));
  const corners = [at(from.x, from.y), at(to.x, from.y - tall), at(from.x, from.y - tall), at(to.x, from.y)];
  const [xs, ys] = [corners.map((one) => one.x), corners.map((one) => one.y)];
  return { points, rect: { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) } };
}
// Where the part of a picture is that a label lies in: a picture within a picture cuts what is beyond its edge.
const edgeOf = once((svg) => {
  if (!svg.ownerSVGElement) return box(svg.getBoundingClientRect());
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => svg[name].baseVal.value);
  const matrix = svg.parentElement.getScreenCTM();
  const [from, to] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((point) => point.matrixTransform(matrix));
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
});
for (const svg of document.querySelectorAll('svg:not(svg svg)')) {
  if (!isSeen(svg) || svg.closest('.card-picture') || isBelow(svg, box(svg.getBoundingClientRect()))) continue;
  const drawn = [...svg.querySelectorAll('path, rect, circle, ellipse, polygon, line, polyline, text')].filter(isSeen);
  const labels = drawn.map((part, order) => ({ part, order })).filter(({ part }) => part.matches('text') && part.textContent.trim());
  if (labels.length === 0) continue;
  const rects = drawn.map((part) => part.matches('text') ? ink(part)?.rect : box(part.getBoundingClientRect()));
  for (const { part: label, order } of labels) {
    const lettering = ink(label);
    if (!lettering || !paints(styleOf(label), 'fill')) continue;
    const edge = edgeOf(label.ownerSVGElement);
    const seen = common(lettering.rect, edge);
    if (size(seen).some((side) => side <= 0)) continue;
    const points = lettering.points.filter(({ x, y }) => x > edge.left && x < edge.right && y > edge.top && y < edge.bottom);
    const what = `${label.getAttribute('class')} "${label.textContent.trim()}" of ${named(label.closest('[data-test]') ?? svg).split(' "')[0]}`;
    for (let later = order + 1; later < drawn.length; later++) {
      const over = drawn[later];
      if (!rects[later] || !meet(rects[later], seen, 0)) continue;
      const overName = over.getAttribute('class') ?? over.tagName;
      if (over.matches('text')) {
        if (meet(rects[later], seen, 0.5)) faults.add(`on a label: ${overName} "${over.textContent}" on ${what}`);
        continue;
      }
      const matrix = over.getScreenCTM().inverse();
      const [fill, stroke] = ['fill', 'stroke'].map((kind) => paints(styleOf(over), kind));
      const covered = points.filter((point) => {
        const at = point.matrixTransform(matrix);
        return (fill && over.isPointInFill(at)) || (stroke && over.isPointInStroke(at));
      });
      // Letters do not fill their box: a touch of a corner hides nothing.
      if (covered.length > 2) faults.add(`on a label: ${overName} on ${what} (${covered.length} of ${POINTS * POINTS})`);
    }
  }
}
return [...faults];
