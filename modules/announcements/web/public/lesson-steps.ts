/** The parts of a trial lesson or an interview, by the words in which schools write of them. */
const parts = [
  '提前到校',
  '到校',
  '签到',
  '抽题',
  '备课',
  '准备',
  '笔试',
  '试讲',
  '说课',
  '答辩',
  '提问',
  '面谈',
  '座谈',
];
const clause = /[^，。；！,;]+[，。；！,;]?/g;
const length = /(\d{1,3}) ?分钟/;

export interface LessonStep {
  label: string;
  minutes: number;
  /** What the announcement says of it beside its length. */
  text: string;
}

/** The steps in one line of a list; what stands before the first belongs to it. */
function stepsOf(line: string): LessonStep[] {
  const steps: LessonStep[] = [];
  let before = '';
  for (const one of line.match(clause) ?? []) {
    const minutes = Number(length.exec(one)?.[1] ?? 0);
    const label = parts.find((part) => one.replace(length, '').replaceAll(' ', '').includes(part));
    const last = steps.at(-1);
    if (label && minutes > 0) {
      steps.push({ label, minutes, text: before });
      before = '';
    } else if (last) last.text += one;
    else before += one;
  }
  return steps.map((step) => ({ ...step, text: step.text.replace(/[，；。,;]$/, '') }));
}

export interface Lesson {
  steps: LessonStep[];
  rest: string[];
}

/** What a list says of how long each part of a trial lesson takes, and its other lines; null where fewer than three parts have a length. */
export function lessonOf(lines: readonly string[]): Lesson | null {
  const steps = lines.flatMap(stepsOf);
  if (steps.length < 3 || new Set(steps.map(({ label }) => label)).size < steps.length) return null;
  return { steps, rest: lines.filter((line) => stepsOf(line).length === 0) };
}
