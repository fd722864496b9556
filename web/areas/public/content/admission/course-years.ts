/** What a text says of a year of a course, and how much of a year it is. */
export interface CourseYear {
  at: number;
  /** 1, or 0.5 for the last of 2.5 years. */
  share: number;
  text: string;
}

const digits = '一二三四五六七八';
const mention =
  /(?:第([一二三四五六七八])(年|学期)|([一二三四五六])年级|大([一二三四五]))(?:[上下]学期)?[，,]?([^，。；！？,;<]+)/gu;
/** Words that only join a year to what is said of it. */
const joint = /^[的有起末里：:]+/u;
/** A shorter clause about a single term says too little of a year. */
const SHORTEST = { year: 2, term: 4 };
const LONGEST = 6;

/** The years of a course of `4 年`, each with the first clause of the text that is about it; [] where the years are not known. */
export function courseYears(years: string, text: string): CourseYear[] {
  const length = Number(/^([\d.]+) ?年$/.exec(years)?.[1] ?? 0);
  if (length < 1 || length > LONGEST) return [];
  const said = new Map<number, string>();
  for (const [, nth, of, grade, college, rest = ''] of text.matchAll(mention)) {
    const n = digits.indexOf(nth ?? grade ?? college ?? '') + 1;
    const isTerm = of === '学期';
    const year = isTerm ? Math.ceil(n / 2) : n;
    const clause = rest.replace(joint, '').trim();
    if (!said.has(year) && clause.length >= (isTerm ? SHORTEST.term : SHORTEST.year)) said.set(year, clause);
  }
  return Array.from({ length: Math.ceil(length) }, (_, at) => ({
    at: at + 1,
    share: Math.min(1, length - at),
    text: said.get(at + 1) ?? '',
  }));
}
