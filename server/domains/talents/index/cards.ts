import type { TalentCard } from '#contract/talents/talent-shapes.ts';
import { type Database, typed } from '#server/platform/database/database.ts';
import { runPrepared, Values } from '#server/platform/database/run-prepared.ts';
import { foundTalents } from '../found-talents.ts';
import { isRevealed, presentCard, presentTalent } from '../present-talent.ts';
import { type Between, betweenColumns, betweenTables, relationsOf } from '../relation-columns.ts';
import { CARD_FORM, type CardRow } from './card-row.ts';

interface CachedCard extends Omit<CardRow, 'activeAt'>, Between {
  activeAt: string;
}

/**
 * Cards that are up to date. A card is deleted with its row of talent search, in the transaction in which the person hides,
 * closes or is banned, and is ignored while a source change is pending.
 */
async function storedCards(db: Database, companyId: string, ids: readonly string[], now: Date): Promise<CachedCard[]> {
  const values = new Values();
  const query = relationsOf(values, companyId, ids, now);
  const text = `
    select card.jober_id::text as "joberId", form, name, gender, birthday, education, school, major, teaching, certificate, titles,
      identity, last_employer as "lastEmployer", wish, stages, subjects, city_codes as "cityCodes", salary_min as "salaryMin",
      salary_max as "salaryMax", arrival, active_at as "activeAt", ${betweenColumns('card.jober_id', query)}
    from talent_card as card ${betweenTables('card.jober_id', query)}
    where card.jober_id = any(${query.people}::int8[]) and form = ${values.add(CARD_FORM, 'int2')}
      and card.jober_id not in (select talent_dirty.jober_id from talent_dirty where talent_dirty.jober_id = any(${query.people}::int8[]))`;
  return runPrepared(db, typed<CachedCard>(), text, values);
}

/**
 * People as a company may see them, in the order of the ids; those no longer in talent search are omitted. People without a card,
 * or revealed to the company, are read from the tables.
 */
export async function talentCards(
  db: Database,
  companyId: string,
  ids: readonly string[],
  now: Date,
): Promise<TalentCard[]> {
  if (ids.length === 0) return [];
  const remaining = (await storedCards(db, companyId, ids, now)).filter((card) => !isRevealed(card));
  const cards = new Map(
    remaining.map((card) => [card.joberId, presentCard({ ...card, activeAt: new Date(card.activeAt) }, card, now)]),
  );
  const others = ids.filter((id) => !cards.has(id));
  for (const person of await foundTalents(db, companyId, others, now))
    cards.set(person.joberId, presentTalent(person, now));
  return ids.flatMap((id) => cards.get(id) ?? []);
}
