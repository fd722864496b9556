import type { ExamRequirements } from '../../contract/exam-requirements.ts';
import type { RuleCheck } from '../../contract/exam-shapes.ts';
import { admits } from '../majors/admits.ts';
import type { Applicant } from './own-rules.ts';

const verdicts = { fits: 'fits', unclear: 'person', unfit: 'unfit' } as const;
const order: readonly RuleCheck['verdict'][] = ['fits', 'person', 'unfit'];

/** 专业 by the national catalogues: of several diplomas the one that fits best counts. */
export function checkMajors({ majors, words }: ExamRequirements, { content }: Applicant): RuleCheck | null {
  if (!majors) return null;
  const required = words.majors ?? majors.join('、');
  const line = { rule: 'major', label: '专业', required, section: 'educations' };
  const answers = content.educations.flatMap(({ major, education }) => {
    if (!major || !education) return [];
    const { fits, why } = admits(required, { level: education, majorName: major });
    return [{ ...line, has: major, verdict: verdicts[fits], reason: why }];
  });
  const best = order.flatMap((verdict) => answers.find((answer) => answer.verdict === verdict) ?? [])[0];
  return best ?? { ...line, has: '未填写', verdict: 'missing', reason: '教育经历里没有写专业' };
}
