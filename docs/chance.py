#!/usr/bin/env python3
"""Parlor's chance, a second time: what docs/chance.md says, in plain Python.

Nothing but the standard library is used, and no code is shared with the Rust program: the two must agree.

    python3 docs/chance.py shuffle SEED LABEL ITEM...        the items in their random order
    python3 docs/chance.py bag SEED LABEL ITEM=COUNT...      the same for a bag with several of each item
    python3 docs/chance.py words SEED LABEL COUNT            the first words of a stream
    python3 docs/chance.py below SEED LABEL N...             a number from 0 to N - 1, for each N in turn
    python3 docs/chance.py fair HOUSE CONTRIBUTION...        the game's seed; contributions by seat, in hex or -
    python3 docs/chance.py golden                            the values that the tests pin, as JSON

SEED is a seed in text: 64 hexadecimal digits are its 32 bytes, any other text is hashed.
"""

import hashlib
import json
import re
import struct
import sys

MASK = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF


# ChaCha20, after RFC 8439, section 2, with the counter of 64 bits of the original design.


def quarter_round(s, a, b, c, d):
    for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        s[x] = (s[x] + s[y]) & MASK
        s[z] ^= s[x]
        s[z] = (s[z] << turn | s[z] >> (32 - turn)) & MASK


def chacha20_block(key, counter_and_nonce):
    """The 16 words of one block, from a key of 32 bytes and 16 bytes of counter and nonce."""
    start = list(struct.unpack("<16I", b"expand 32-byte k" + key + counter_and_nonce))
    s = start.copy()
    for _ in range(10):
        quarter_round(s, 0, 4, 8, 12)
        quarter_round(s, 1, 5, 9, 13)
        quarter_round(s, 2, 6, 10, 14)
        quarter_round(s, 3, 7, 11, 15)
        quarter_round(s, 0, 5, 10, 15)
        quarter_round(s, 1, 6, 11, 12)
        quarter_round(s, 2, 7, 8, 13)
        quarter_round(s, 3, 4, 9, 14)
    return [(end + begin) & MASK for end, begin in zip(s, start)]


def check_chacha20():
    """Two vectors that others published: this is ChaCha20, and not just whatever both our programs do."""

    def check(key, counter_and_nonce, expected):
        block = struct.pack("<16I", *chacha20_block(key, counter_and_nonce))
        if block != bytes.fromhex(expected):
            sys.exit("chance.py: this is not ChaCha20")

    # RFC 8439, section 2.3.2: counter 1 and a nonce that is not zero.
    check(
        bytes(range(32)),
        bytes.fromhex("01000000 000000090000004a00000000"),
        "10f1e7e4d13b5915500fdd1fa32071c4 c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2 b5129cd1de164eb9cbd083e8a2503c4e",
    )
    # RFC 8439, appendix A.1, vector 1: key, counter and nonce all zero, the last two as where our streams begin.
    check(
        bytes(32),
        bytes(16),
        "76b8e0ada0f13d90405d6ae55386bd28 bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a37 6a43b8f41518a11cc387b669b2ee6586",
    )


# SplitMix64, after Steele, Lea and Flood, "Fast splittable pseudorandom number generators".

SPLITMIX64_STEP = 0x9E3779B97F4A7C15


def splitmix64(state):
    """What SplitMix64 gives in a state; afterwards the state is higher by SPLITMIX64_STEP."""
    z = (state + SPLITMIX64_STEP) & MASK64
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & MASK64
    z = (z ^ z >> 27) * 0x94D049BB133111EB & MASK64
    return z ^ z >> 31


def check_splitmix64():
    """The first numbers from the state 1234567, as others published them."""
    states = (1234567 + count * SPLITMIX64_STEP for count in range(3))
    if [splitmix64(state) for state in states] != [6457827717110365317, 3203168211198807973, 9817491932198370423]:
        sys.exit("chance.py: this is not SplitMix64")


# Seeds and streams.


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def seed_of_text(text):
    """The seed of a game."""
    if re.fullmatch("[0-9A-Fa-f]{64}", text):
        return bytes.fromhex(text)
    return sha256(text.encode())


def player_seed_of_text(text):
    """The seed of a player's own choices."""
    return sha256(b"parlor player seed 1\n", text.encode())


class Drawing:
    """What is drawn from words; whoever draws has a method `word`."""

    def below(self, n):
        whole = 2**32 - 2**32 % n
        while True:
            word = self.word()
            if word < whole:
                return word % n


class Stream(Drawing):
    """The random numbers of one use."""

    def __init__(self, domain, seed, label):
        self.key = sha256(domain, seed, label.encode())
        self.next_block = 0
        self.words = []

    @classmethod
    def of_chance(cls, seed, label):
        return cls(b"parlor chance 1\n", seed, label)

    @classmethod
    def of_player(cls, seed, label):
        return cls(b"parlor player 1\n", seed, label)

    def word(self):
        if not self.words:
            self.words = chacha20_block(self.key, struct.pack("<QQ", self.next_block, 0))
            self.next_block += 1
        return self.words.pop(0)

    def die(self, sides):
        return self.below(sides) + 1

    def shuffle(self, items):
        items = list(items)
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]
        return items

    def seed(self):
        return struct.pack("<8I", *(self.word() for _ in range(8)))


class PlayerRng(Drawing):
    """The random numbers of one decision of a player."""

    def __init__(self, seed, decision):
        first = int.from_bytes(seed[:8], "little")
        self.state = splitmix64(first ^ splitmix64(decision))

    def word(self):
        mixed = splitmix64(self.state)
        self.state += SPLITMIX64_STEP
        return mixed >> 32


def shuffle_bag(seed, label, counts):
    """The order of a bag, given as pairs of item and count; the items go into the bag in the order of the pairs."""
    bag = [item for item, count in counts for _ in range(count)]
    return Stream.of_chance(seed, label).shuffle(bag)


# Fair deals.


def commitment(house_seed):
    return sha256(house_seed)


def contribution_of_text(text):
    if text == "-":
        return b""
    if not re.fullmatch("([0-9A-Fa-f]{2}){1,64}", text):
        raise ValueError(f"a contribution is at most 64 bytes in hexadecimal digits, or - for none: {text!r}")
    return bytes.fromhex(text)


def fair_seed(house_seed, contributions):
    """The game's seed, from the house's seed and the bytes that each seat added."""
    parts = [b"parlor game seed 1\n", house_seed, bytes([len(contributions)])]
    for contribution in contributions:
        parts += [bytes([len(contribution)]), contribution]
    return sha256(*parts)


# The values that the tests pin.

SEEDS = ["42", "", "ñandú", "00" * 32, "00112233445566778899aabbccddeeff00112233445566778899AABBCCDDEEFF"]
LABELS = ["", "fives/first/1", "fives/pile", "¿qué?"]
# Small ones, the largest, and some that pass over many words: 2^31 + 1 nearly every second one.
NUMBERS = [1, 2, 6, 100, 1_000_003, 2**31 - 1, 2**31, 2**31 + 1, 3 * 2**30, 2**32 - 1]
DECISIONS = [0, 1, 2, 1_000, 2**32, 2**64 - 1]
SIDES = [2, 6, 20]
SIZES = [0, 1, 2, 5, 52, 100]
CLASSIC_FIVES = [(value, 20 if value == 5 else 10) for value in range(1, 10)]
CONTRIBUTIONS = [["-"], ["-", "-"], ["61", "62"], ["6162", "-"], ["00", "ff" * 64, "-", "0a", "-", "68656c6c6f"]]


def golden():
    """Each section's cases: what goes in, by name, and what comes out."""
    sections = {}

    def case(section, **values):
        sections.setdefault(section, []).append(values)

    def stream(seed, label):
        return Stream.of_chance(seed_of_text(seed), label)

    def several(times, draw, *arguments):
        return [draw(*arguments) for _ in range(times)]

    for text in SEEDS:
        seed = seed_of_text(text)
        case("seeds", text=text, seed=seed.hex(), commitment=commitment(seed).hex())
    for seed in SEEDS:
        for label in LABELS:
            # Twenty words: more than a block.
            case("words", seed=seed, label=label, words=several(20, stream(seed, label).word))
    for seed in SEEDS:
        for label in LABELS:
            player = Stream.of_player(player_seed_of_text(seed), label)
            case("player_words", seed=seed, label=label, words=several(4, player.word))
    for seed in SEEDS:
        for decision in DECISIONS:
            rng = PlayerRng(player_seed_of_text(seed), decision)
            case("whims", seed=seed, decision=decision, words=several(4, rng.word))
    for n in NUMBERS:
        rng = PlayerRng(player_seed_of_text("42"), 7)
        case("whims_below", seed="42", decision=7, n=n, values=several(12, rng.below, n))
    for n in NUMBERS:
        case("below", seed="42", label="below", n=n, values=several(12, stream("42", "below").below, n))
    for sides in SIDES:
        case("dice", seed="42", label="die", sides=sides, values=several(12, stream("42", "die").die, sides))
    for seed in SEEDS[:2]:
        for size in SIZES:
            order = stream(seed, "shuffle").shuffle(range(size))
            case("shuffles", seed=seed, label="shuffle", size=size, order=order)
    for seed in SEEDS[:2]:
        for label in ["fives/first/1", "fives/first/2", "fives/pile"]:
            order = shuffle_bag(seed_of_text(seed), label, CLASSIC_FIVES)
            case("bags", seed=seed, label=label, counts=CLASSIC_FIVES, order=order)
    for seed in SEEDS:
        case("drawn_seeds", seed=seed, label="seed", drawn=stream(seed, "seed").seed().hex())
    for house in ["house", "00" * 32]:
        for texts in CONTRIBUTIONS:
            seed = fair_seed(seed_of_text(house), [contribution_of_text(text) for text in texts])
            published = commitment(seed_of_text(house)).hex()
            case("fair", house=house, commitment=published, contributions=texts, seed=seed.hex())
    return sections


def golden_text():
    """JSON with one case a line, so that a difference shows where it is."""
    sections = []
    for name, cases in golden().items():
        lines = ",\n".join("    " + json.dumps(case, ensure_ascii=False) for case in cases)
        sections.append(f'  "{name}": [\n{lines}\n  ]')
    return "{\n" + ",\n".join(sections) + "\n}\n"


# The commands.


def number(text, most):
    if not text.isdecimal() or not 1 <= int(text) <= most:
        raise ValueError(f"not a number from 1 to {most}: {text!r}")
    return int(text)


def bag_of_text(text):
    item, equals, count = text.rpartition("=")
    if not equals:
        raise ValueError(f"not an item and a count, as in 5=20: {text!r}")
    return item, number(count, 10_000)


def main(command="", *rest):
    check_chacha20()
    check_splitmix64()
    if command == "golden" and not rest:
        sys.stdout.buffer.write(golden_text().encode())
    elif command == "fair" and len(rest) >= 2:
        print(fair_seed(seed_of_text(rest[0]), [contribution_of_text(text) for text in rest[1:]]).hex())
    elif command in ("shuffle", "bag", "words", "below") and len(rest) >= 3:
        seed, label, values = seed_of_text(rest[0]), rest[1], rest[2:]
        stream = Stream.of_chance(seed, label)
        if command == "shuffle":
            print(*stream.shuffle(values))
        elif command == "bag":
            print(*shuffle_bag(seed, label, [bag_of_text(value) for value in values]))
        elif command == "words":
            print(*(stream.word() for _ in range(number(values[0], 1_000_000))))
        else:
            print(*(stream.below(number(value, 2**32 - 1)) for value in values))
    else:
        sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except ValueError as error:
        sys.exit(f"chance.py: {error}")
