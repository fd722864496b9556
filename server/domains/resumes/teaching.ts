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

/** When the person taught, to be kept where the jobs are not: `2018-09/2020-06,2020-09/now`. */
export const teachingTimes = (experiences: readonly Experience[]): string =>
  experiences
    .filter(isTeaching)
    .map(({ from, to }) => `${from}/${to}`)
    .join(',');

/** The months of such times. */
export const monthsOfTimes = (times: string, now: Date): number =>
  monthsCovered(
    times
      .split(',')
      .filter(Boolean)
      .map((time) => {
        const [from = '', to = ''] = time.split('/');
        return spanOf({ from, to }, now);
      }),
  );
