// What a novice sees: the coach's line, and what can be pressed, by its accessible name. Nothing of the game's own state is read.
window.novice ??= (() => {
    const refused = [];
    let last = null;
    const note = () => {
        const now = document.querySelector('[data-test=note].refusal')?.textContent ?? null;
        if (now !== null && now !== last) refused.push(now);
        last = now;
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });

    const isOff = (part) => part.hidden || part.disabled || !part.checkVisibility();
    // A place where a finger meets it and nothing else. Cards and tiles may be half covered.
    const place = (part) => {
        const box = part.getBoundingClientRect();
        for (const [right, down] of [[0.5, 0.5], [0.2, 0.2], [0.2, 0.8], [0.8, 0.2], [0.8, 0.8]]) {
            const [x, y] = [box.x + box.width * right, box.y + box.height * down];
            const hit = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && document.elementFromPoint(x, y);
            if (hit && part.contains(hit)) return [x, y];
        }
        return null;
    };
    const name = (part) => (part.getAttribute('aria-label') ?? part.textContent).trim();
    const kind = (part) => part.getAttribute('role') ?? (part.dataset.test ?? '').split('-')[0];
    // How often Tab is pressed from where the keyboard is; less than nothing with Shift, null if Tab does not come there.
    const tabs = () => {
        const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
            .filter((stop) => stop.tabIndex >= 0 && !isOff(stop) && !stop.closest('[inert]'));
        const here = document.activeElement;
        let from = stops.indexOf(here);
        if (from < 0 && here !== document.body) {
            from = stops.findLastIndex((stop) => stop.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING);
        }
        return (part) => (stops.includes(part) ? stops.indexOf(part) - from : null);
    };
    // The cards of a hand as they are held: the arrow keys go over them.
    const hand = () => (document.querySelector('[data-test=hand]')?.getAttribute('aria-owns') ?? '').split(' ').filter(Boolean);

    const look = (every) => {
        const by = tabs();
        const cards = hand();
        const one = (part) => ({
            name: name(part), kind: kind(part), at: place(part), tabs: by(part), card: cards.indexOf(part.id),
        });
        const marked = every ? '.board button, .board [role=gridcell]' : '.board [data-can=true]';
        const things = [...document.querySelectorAll(marked)].filter((part) => !isOff(part));
        const square = document.querySelector('.board [role=gridcell][tabindex="0"]');
        const here = document.activeElement;
        const zoom = document.querySelector('[data-test=zoom]');
        return {
            over: document.querySelector('[data-test=ending]') !== null,
            coach: document.querySelector('[data-test=coach]')?.textContent ?? '',
            acts: document.querySelector('[data-test=hint][aria-disabled=false]') !== null,
            moves: document.querySelectorAll('.story .passage').length,
            things: things.map(one),
            grid: square && !here?.matches?.('[role=gridcell]') ? by(square) : 0,
            card: cards.indexOf(here?.id),
            zoom: zoom && place(zoom),
            refused: [...refused],
            size: [zoom?.getAttribute('aria-label'), document.querySelector('.board svg')?.getAttribute('viewBox')].join(),
        };
    };
    // What changes with every press that does something. Where the keyboard is is not part of it: it moves a little later than all else.
    const mark = ({ over, coach, moves, things, size }) =>
        JSON.stringify([over, coach, moves, size, things.map((thing) => thing.name)]);
    const soon = () => new Promise((done) => setTimeout(done, 8));
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

    // Looks as soon as something can be done and all is another than before, or nothing has happened for too long.
    return async (every, before, patience) => {
        const begin = performance.now();
        const isReady = (seen) => seen.over || seen.coach !== '' || seen.acts;
        for (;;) {
            const seen = look(every);
            const isLate = performance.now() - begin > patience;
            if (isLate || (isReady(seen) && mark(seen) !== before)) {
                await drawn();
                const settled = look(every);
                if (isLate || isReady(settled)) return { ...settled, mark: mark(settled) };
            }
            await soon();
        }
    };
})();
