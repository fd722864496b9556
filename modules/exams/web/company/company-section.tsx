import type { Call } from '#contract/api.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import type { Slots } from '#web/slots.tsx';
import type { ExamCard } from '../../contract/exam-shapes.ts';

const CompanyExams = lazyPart(() => import('./company-exams.tsx'), 'CompanyExams');

const MAX_EXAMS = 3;

export async function loadCompanyExams(call: Call, organiserId: string): Promise<ExamCard[]> {
  const { items } = await call('GET /api/exams', { query: { organiserId } }, { background: true, quiet: true });
  return items.slice(0, MAX_EXAMS);
}

/** The projects of 公开招聘 that the company organises. */
export function CompanySection({ company, loaded, now }: Slots['company.section']) {
  const exams = (loaded.exams ?? []) as ExamCard[];
  if (exams.length === 0) return null;
  return <CompanyExams company={company} exams={exams} now={now} />;
}
