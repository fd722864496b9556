/** Stretches of time by which the newest posts are found: the mark of the lexeme, and how long one is. */
const lengths = [
  ['i', 10 * 60_000],
  ['h', 60 * 60_000],
  ['g', 6 * 60 * 60_000],
  ['d', 24 * 60 * 60_000],
] as const;
const shanghai = 8 * 3_600_000;
/** More lexemes than these take longer to read than what they spare. */
const maxSlots = 40;

type Length = (typeof lengths)[number];

const slotOf = ([, length]: Length, moment: number): number => Math.floor((moment + shanghai) / length);

/** The slots that a moment lies in, one of each length. */
export const slotLexemesOf = (moment: Date): string[] =>
  lengths.map((length) => `#${length[0]}:${slotOf(length, moment.getTime())}`);

/** Slots that hold every moment between two, and the moment at which they begin; null where so many do not narrow a search. */
export function slotsBetween(from: number, to: number): { lexemes: string[]; from: number } | null {
  const least = lengths.findLast(([, one]) => one * 4 <= to - from) ?? lengths[0];
  const start = slotOf(least, from) * least[1] - shanghai;
  const lexemes: string[] = [];
  for (let at = start; at <= to; ) {
    // The longest that begins here and does not reach far beyond the end: each lexeme is asked of every entry.
    const length = lengths.findLast((one) => beginsAt(one, at) && at + one[1] <= to + least[1] * 2) ?? least;
    lexemes.push(`#${length[0]}:${slotOf(length, at)}`);
    at += length[1];
  }
  return lexemes.length > maxSlots ? null : { lexemes, from: start };
}

const beginsAt = ([, length]: Length, moment: number): boolean => (moment + shanghai) % length === 0;

/** Rungs of pay, each a twenty-third more than the one below: narrow enough that the best-paid posts stand alone. */
const perDoubling = 16;
const lowest = 50_000;
const rungs = 120;

const rungOf = (fen: number): number =>
  Math.min(rungs, Math.max(0, Math.floor(Math.log2(Math.max(fen, 1) / lowest) * perDoubling)));

/** The rung of what a post pays at most; none where it does not say. */
export const rungLexemesOf = (fen: number | null): string[] => (fen === null ? [] : [`#p:${rungOf(fen)}`]);

/** What a rung begins with. */
export const rungFloor = (fen: number): number => Math.floor(lowest * 2 ** (rungOf(fen) / perDoubling));

/** The rungs that hold every pay between two. */
export function rungsBetween(low: number, high: number): string[] {
  const first = rungOf(low);
  return Array.from({ length: rungOf(high) - first + 1 }, (_, at) => `#p:${first + at}`);
}
