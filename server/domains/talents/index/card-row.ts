import type { ResumeContent } from '#contract/resumes/resumes.ts';
import type { talentCard } from '#database/schema/talents.ts';
import { maskName } from '#server/domains/identity/public.ts';
import { summarise, teachingTimes } from '#server/domains/resumes/public.ts';
import { schoolSort, scrub } from '../mask.ts';

/** Format version of cards. Increase it when a card's content or masking changes: older cards are rebuilt. */
export const CARD_FORM = 1;

export interface CardSource {
  joberId: string;
  name: string;
  gender: string;
  birthday: string;
  education: string;
  identity: string;
  /** 盲筛 */
  blind: boolean;
  content: ResumeContent;
  stages: readonly string[];
  subjects: readonly string[];
  cityCodes: readonly string[];
  activeAt: string | Date;
}

/** A row of `talent_card`. */
export type CardRow = Omit<typeof talentCard.$inferSelect, 'activeAt'> & { activeAt: Date };

/** The content of a card: masked, and independent of the current date. */
export function cardRow(source: CardSource, now: Date): CardRow {
  const { content, name, blind } = source;
  const person = { jober: source, resumeName: '', content } as unknown as Parameters<typeof summarise>[0];
  const { education, school, major, certificate, lastEmployer } = summarise(person, now);
  const wish = content.intentions[0];
  return {
    joberId: source.joberId,
    form: CARD_FORM,
    name: maskName(name),
    gender: blind ? 'undisclosed' : source.gender,
    birthday: blind ? '' : source.birthday,
    education,
    school: blind ? schoolSort(school) : school,
    major,
    teaching: teachingTimes(content.experiences),
    certificate,
    titles: content.titles.map(({ level }) => level).join(','),
    identity: source.identity,
    lastEmployer: blind ? '' : lastEmployer,
    wish: scrub(wish?.title ?? '', name),
    stages: source.stages.join(','),
    subjects: source.subjects.join(','),
    cityCodes: source.cityCodes.join(','),
    salaryMin: wish?.salaryMin ?? null,
    salaryMax: wish?.salaryMax ?? null,
    arrival: scrub(content.arrival, name),
    activeAt: new Date(source.activeAt),
  };
}
