import { monthsCovered, spanOf } from '#contract/months.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';

type Experience = ResumeContent['experiences'][number];

const teachingPositions = /教|讲师|老师|班主任|辅导员|幼师|保育|园长|校长/;

/** 实习指导教师 and internship managers are staff, not interns. */
const internPosition = /(?:实习|见习)(?!(?:就业)?指导|管理|工作|部|处|科|主任)/;

/** A student's internship. It is not employment, so it does not count as 教龄. */
export const isInternship = ({ tenure, position }: Experience): boolean =>
  tenure === undefined ? internPosition.test(position) : tenure === 'intern';

/** Whether an experience is teaching: it names a 学段 or 学科, or its position suggests it. Internships are excluded. */
export const isTeaching = (experience: Experience): boolean =>
  !isInternship(experience) &&
  (experience.stage !== undefined || experience.subject !== undefined || teachingPositions.test(experience.position));

/** Months of teaching; parallel jobs count once. */
export const teachingMonths = (experiences: readonly Experience[], now: Date): number =>
  monthsCovered(experiences.filter(isTeaching).map((entry) => spanOf(entry, now)));

/** Periods of teaching, for storage without the jobs: `2018-09/2020-06,2020-09/now`. */
export const teachingTimes = (experiences: readonly Experience[]): string =>
  experiences
    .filter(isTeaching)
    .map(({ from, to }) => `${from}/${to}`)
    .join(',');

/** The months of such periods. */
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
