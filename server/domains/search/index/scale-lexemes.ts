const day = 86_400_000;
const shanghai = 8 * 3_600_000;

/** The number of a day in Asia/Shanghai. */
const dayNumber = (moment: Date): number => Math.floor((moment.getTime() + shanghai) / day);
const dayLexeme = (number: number): string => `#d:${number}`;

/** The day of a post's refreshing. */
export const dayLexemeOf = (moment: Date): string => dayLexeme(dayNumber(moment));

const maxDays = 8;

/** The days from a moment until now; null for so many that the lexemes would not narrow a search. */
export function daysSince(since: Date, now: Date): string[] | null {
  const first = dayNumber(since);
  const count = dayNumber(now) - first + 1;
  if (count > maxDays) return null;
  return Array.from({ length: Math.max(count, 1) }, (_, at) => dayLexeme(first + at));
}

/** Midnight in Asia/Shanghai. */
export const startOfToday = (now: Date): Date => new Date(dayNumber(now) * day - shanghai);

/** Steps of the salary scale, fen a month. */
const steps = [0, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20, 25, 30, 40, 50, 70, 100].map((thousand) => thousand * 100_000);

/** The steps that a salary range lies on. */
export function salaryLexemes(min: number, max: number): string[] {
  return steps.flatMap((from, at) => {
    const to = steps[at + 1] ?? Number.POSITIVE_INFINITY;
    return max >= from && min < to ? [`#m:${at}`] : [];
  });
}

/** Posts are dealt into so many equal heaps by chance: a few heaps are a fair sample of any search. */
export const heaps = 64;

export const heapLexeme = (heap: number): string => `#z:${heap}`;

/** Ids are random, so their remainder is too. */
export const heapLexemeOf = (postId: string): string => heapLexeme(Number(BigInt(postId) % BigInt(heaps)));
