import type { TalentCard, TalentDetail } from '#contract/talents/talent-shapes.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import { ageAt, monthsOfTimes } from '#server/domains/resumes/public.ts';
import { pick } from '#server/platform/pick.ts';
import { type CardRow, type CardSource, cardRow } from './index/card-row.ts';
import type { Between } from './relation-columns.ts';

const listOf = (codes: string) => (codes === '' ? [] : codes.split(','));

/** A card with fields that only an opened person shows. */
type PresentedCard = TalentCard & Pick<TalentDetail, 'gender'>;

/** A masked card on a day, with the company's relation to the person. */
export const presentCard = (card: CardRow, { looked, invitation }: Between, now: Date): PresentedCard => ({
  id: card.joberId,
  ...pick(card, 'name', 'gender', 'education', 'school', 'major', 'certificate', 'identity', 'lastEmployer', 'wish'),
  ...pick(card, 'salaryMin', 'salaryMax', 'arrival'),
  revealed: false,
  avatarUrl: null,
  age: ageAt(card.birthday, now),
  teachingMonths: monthsOfTimes(card.teaching, now),
  titles: listOf(card.titles),
  stages: listOf(card.stages),
  subjects: listOf(card.subjects),
  cities: listOf(card.cityCodes).map(cityName),
  activeAt: card.activeAt.toISOString(),
  looked,
  invitation,
});

/** Whether the phone is shown: it came with a delivery, or was exchanged. */
export const isReachable = ({ delivered, exchanged }: Between): boolean => delivered || exchanged;

/** Whether name and picture are shown: both sides agreed. */
export const isRevealed = (between: Between): boolean => isReachable(between) || between.agreed;

/** The person as the company may see them. */
export function presentTalent(person: CardSource & Between & { avatarUrl: string | null }, now: Date): PresentedCard {
  if (!isRevealed(person)) return presentCard(cardRow(person, now), person, now);
  const card = presentCard(cardRow({ ...person, blind: false }, now), person, now);
  return { ...card, name: person.name, revealed: true, avatarUrl: person.avatarUrl };
}
