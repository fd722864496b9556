import { textBlocks } from '#web/features/page/text-blocks.ts';

/** The parts of a trial lesson or an interview, by the words in which schools write of them. */
const parts = ['到校', '签到', '抽题', '备课', '准备', '笔试', '试讲', '说课', '答辩', '提问', '面谈', '座谈'];
const clause = /[^，。；！,;]+/g;
const length = /(\d{1,3}) ?分钟/;

export interface LessonStep {
  label: string;
  minutes: number;
}

export interface LessonPlan {
  steps: LessonStep[];
  /** When the result is told, as the text has it; empty where it says nothing. */
  answer: string;
}

/** What a numbered list says of how long each part takes; null where fewer than three parts have a length. */
export function lessonPlan(text: string): LessonPlan | null {
  const blocks = textBlocks(text);
  const steps = blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : []))
    .flatMap((item) => item.match(clause) ?? [])
    .flatMap((one): LessonStep[] => {
      const minutes = Number(length.exec(one)?.[1] ?? 0);
      const label = parts.find((part) => one.includes(part));
      return label && minutes > 0 ? [{ label, minutes }] : [];
    });
  const answer = /(?:结果|通知|答复)[^。]*?(\d+ ?个?工作日|\d+ ?天)内/.exec(text)?.[1] ?? '';
  return steps.length < 3 || new Set(steps.map(({ label }) => label)).size < steps.length ? null : { steps, answer };
}
