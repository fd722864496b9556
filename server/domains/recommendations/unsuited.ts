import { dayAt, monthsCovered, spanOf } from '#contract/months.ts';
import { isTitleForGraduates } from '#contract/posts/audience.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import type { Jober } from '#contract/seekers/seeker.ts';
import type { ExperienceCode } from '#contract/taxonomy/experiences.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';

/** Posts that exclude this person, however well they match the preferences. */
export interface Unsuited {
  tenures: readonly TenureCode[];
  experiences: readonly ExperienceCode[];
  /** Patterns in the titles of such posts. */
  titles: readonly RegExp[];
  /** Posts without a 学科, such as a driver's: left out while nothing shows that the person seeks one. */
  withoutSubject: boolean;
}

interface Person {
  jober: Pick<Jober, 'birthday' | 'identity'>;
  content: ResumeContent;
}

/** 银龄计划 and similar programmes start with women who retire at 55. */
const silverAge = 55;
const silverWords = /银龄|返聘|退休/;
/** After this many months of work a person is no longer 应届; half a year before or after a degree does not matter. */
const workMonths = 12;

function isSilver({ jober, content: { intentions, experiences } }: Person, now: Date): boolean {
  const age = Number(dayAt(now).slice(0, 4)) - Number(jober.birthday.slice(0, 4));
  return (
    age >= silverAge ||
    jober.identity === 'retired' ||
    intentions.some(({ title, tenures }) => tenures.includes('retired') || silverWords.test(title)) ||
    experiences.some(({ tenure }) => tenure === 'retired')
  );
}

/** A person who has never worked counts as a graduate: many notices treat people in 择业期 as 应届. */
function mayBeGraduate({ jober: { identity }, content: { experiences } }: Person, now: Date): boolean {
  if (identity !== 'between') return identity === 'graduate' || identity === 'student';
  const worked = experiences.filter(({ tenure }) => tenure !== 'intern');
  return monthsCovered(worked.map((entry) => spanOf(entry, now))) < workMonths;
}

/** Posts that require years of experience. */
const leadership = /(?:校长|园长|院长|总监|学部主任|教研员|教研组长|学科带头人)(?!助理|办公室|室)/;
/** Posts outside education, for people who look for them. */
const support = /司机|驾驶员|保安|保洁|厨师|厨工|帮厨|宿管|水电工/;

/** Kinds of posts that neither an intention nor a job of the person names. */
function unnamedTitles(person: Person, now: Date): RegExp[] {
  const { intentions, experiences } = person.content;
  const own = [...intentions.map(({ title }) => title), ...experiences.map(({ position }) => position)].join(' ');
  const strange = mayBeGraduate(person, now) ? [leadership, support] : [support];
  return strange.filter((kind) => !kind.test(own));
}

export const unsuitedTo = (person: Person, now: Date): Omit<Unsuited, 'withoutSubject'> => ({
  tenures: isSilver(person, now) ? [] : ['retired'],
  experiences: mayBeGraduate(person, now) ? [] : ['graduate'],
  titles: unnamedTitles(person, now),
});

export const nothingUnsuited: Unsuited = { tenures: [], experiences: [], titles: [], withoutSubject: false };

/** Many posts state their audience in the title only: '2027 届高中数学教师', '副校长'. */
export const isUnsuitedTitle = (title: string, { experiences, titles }: Omit<Unsuited, 'withoutSubject'>): boolean =>
  titles.some((kind) => kind.test(title)) || (experiences.includes('graduate') && isTitleForGraduates(title));
