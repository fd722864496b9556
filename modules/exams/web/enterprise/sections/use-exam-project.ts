import { useLocation } from 'react-router';
import { useCall } from '#web/features/calls/use-call.ts';
import { type ExamSection, examSections, isSectionAt, type OwnCard } from './exam-sections.ts';

export interface ExamProject {
  exam: OwnCard;
  /** Every project in which one has a part. */
  exams: readonly OwnCard[];
  sections: Record<string, (ExamSection & { current: boolean })[]>;
}

/** The project whose page is open, with its sections; null elsewhere, and for a project in which one has no part. */
export function useExamProject(): ExamProject | null {
  const { pathname, search } = useLocation();
  const here = new URL(`${pathname}${search}`, 'http://localhost');
  const id = pathname.startsWith('/exam/') ? here.searchParams.get('id') : null;
  const list = useCall('GET /api/company/exams', id === null ? null : {}, { quiet: true, background: true });
  const exam = list.data?.items.find((one) => one.id === id);
  if (!exam || !list.data) return null;
  const groups = examSections(exam);
  const all = Object.values(groups).flat();
  const sections = Object.fromEntries(
    Object.entries(groups).map(([heading, rows]) => [
      heading,
      rows.map((section) => ({ ...section, current: isSectionAt(section, all, here) })),
    ]),
  );
  return { exam, exams: list.data.items, sections };
}
