import { dayAt, monthsCovered, spanOf } from '#contract/months.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import type { Jober } from '#contract/seekers/seeker.ts';
import type { ExperienceCode } from '#contract/taxonomy/experiences.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';

/** Posts that are for other people than this one, however well they fit what is wished for. */
export interface Unsuited {
  tenures: readonly TenureCode[];
  experiences: readonly ExperienceCode[];
  /** What the title of such a post says. */
  titles: readonly RegExp[];
}

interface Person {
  jober: Pick<Jober, 'birthday' | 'identity'>;
  content: ResumeContent;
}

/** 银龄计划 and its like begin with women who retire at 55. */
const silverAge = 55;
const silverWords = /银龄|返聘|退休/;
/** Whoever worked for as long is 应届 no more; half a year before or after a degree takes nothing away. */
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

/** Somebody without work counts as long as they have not worked yet: who did not find a post in 择业期 is 应届 to many a notice. */
function mayBeGraduate({ jober: { identity }, content: { experiences } }: Person, now: Date): boolean {
  if (identity !== 'between') return identity === 'graduate' || identity === 'student';
  const worked = experiences.filter(({ tenure }) => tenure !== 'intern');
  return monthsCovered(worked.map((entry) => spanOf(entry, now))) < workMonths;
}

/** Posts that take years of experience: nobody begins with them. */
const leadership = /(?:校长|园长|院长|总监|学部主任)(?!助理|办公室|室)/;
/** Posts without a profession of education, for those who look for them. */
const support = /司机|驾驶员|保安|保洁|厨师|厨工|帮厨|宿管|水电工/;

/** Kinds of posts that neither an intention nor a job of the person names. */
function unnamedTitles(person: Person, now: Date): RegExp[] {
  const { intentions, experiences } = person.content;
  const own = [...intentions.map(({ title }) => title), ...experiences.map(({ position }) => position)].join(' ');
  const strange = mayBeGraduate(person, now) ? [leadership, support] : [support];
  return strange.filter((kind) => !kind.test(own));
}

export const unsuitedTo = (person: Person, now: Date): Unsuited => ({
  tenures: isSilver(person, now) ? [] : ['retired'],
  experiences: mayBeGraduate(person, now) ? [] : ['graduate'],
  titles: unnamedTitles(person, now),
});

export const nothingUnsuited: Unsuited = { tenures: [], experiences: [], titles: [] };

const classOfAYear = /20\d\d\s*届|应届/;
const othersToo = /往届|在职|社会|成熟|欢迎|均可/;

/** Many a post says for whom it is in its title alone: '2027 届高中数学教师', '副校长'. */
export const isUnsuitedTitle = (title: string, { experiences, titles }: Unsuited): boolean =>
  titles.some((kind) => kind.test(title)) ||
  (experiences.includes('graduate') && classOfAYear.test(title) && !othersToo.test(title));
