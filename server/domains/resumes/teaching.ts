import { monthsCovered, spanOf } from '#contract/months.ts';
import type { ResumeContent } from '#contract/resumes.ts';

type Experience = ResumeContent['experiences'][number];

const teachingPositions = /教|讲师|老师|班主任|辅导员|幼师|保育|园长|校长/;

/** Whether an experience is one of teaching: it names a 学段 or 学科, or its position reads like it. */
export const isTeaching = ({ stage, subject, position }: Experience): boolean =>
  stage !== undefined || subject !== undefined || teachingPositions.test(position);

/** Months in which the person taught; jobs at the same time count once. */
export const teachingMonths = (experiences: readonly Experience[], now: Date): number =>
  monthsCovered(experiences.filter(isTeaching).map((entry) => spanOf(entry, now)));
