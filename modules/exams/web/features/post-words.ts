import type { Tone } from '#web/ui/tag.tsx';
import type { ExamPost, PostFit, RuleCheck } from '../../contract/exam-shapes.ts';

interface FitWords {
  label: string;
  note: string;
  tone: Tone;
  /** The first rule for which the resume says nothing, and where it is filled in. */
  lacks?: Pick<RuleCheck, 'label' | 'section'> | undefined;
}

/** How a post fits, in two short lines. */
export function fitWords({ fit, checks }: PostFit): FitWords {
  const of = (verdict: string) => checks.filter((check) => check.verdict === verdict);
  const names = (verdict: string) =>
    of(verdict)
      .map(({ label }) => label)
      .join('、');
  if (fit === 'unfit') return { label: '不符合', note: `${names('unfit')}不符`, tone: 'err' };
  if (fit === 'missing')
    return {
      label: `缺 ${of('missing').length} 项`,
      note: `${names('missing')}未填`,
      tone: 'warm',
      lacks: of('missing')[0],
    };
  const people = of('person').length;
  const note = people > 0 ? `另有 ${people} 项由人审核` : `${checks.length} 项全部符合`;
  return { label: '我能报', note: checks.length === 0 ? '没有限制条件' : note, tone: 'ok' };
}

/** Whether a post has too few people for its 开考比例. */
export const isShort = ({ status, registered, headcount, ratio }: ExamPost, usual: number): boolean =>
  status === 'open' && registered !== null && registered < headcount * (ratio ?? usual);
