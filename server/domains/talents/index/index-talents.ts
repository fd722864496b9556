import { sql } from 'drizzle-orm';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { talentSearch } from '#database/schema/talents.ts';
import { type Database, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { cardRow } from './card-row.ts';
import { keepCards } from './maintain-cards.ts';
import { type TalentSource, talentRow } from './talent-row.ts';

const BATCH = 200;

interface TalentSourceRow extends Omit<TalentSource, 'activeAt' | 'content'> {
  gender: string;
  activeAt: string;
  content: ResumeContent;
}

/**
 * Claims the next changed seekers and locks their sources. People being edited keep the mark for the next round: an edit waits
 * for the mark, so the holder of the mark must not wait for the edit.
 */
async function takeMarked(tx: Database): Promise<string[]> {
  const marked = sql`(select array(select jober_id from talent_dirty order by jober_id limit ${BATCH} for update skip locked))`;
  const row = await rowOf(tx, { marked: 'string[]' })`select ${marked}::text[] as marked`;
  const ids = sql`${sql.param(row?.marked ?? [])}::bigint[]`;
  const held = await rowsOf(tx, { id: 'string' })`
    select jober.id from jober join account on account.id = jober.account_id
    where jober.id = any(${ids}) for share of jober, account skip locked`;
  const taken = await rowsOf(tx, { id: 'string' })`
    delete from talent_dirty where jober_id = any(${ids}) and (
      jober_id = any(${sql.param(held.map(({ id }) => id))}::bigint[])
      or not exists (select from jober where jober.id = talent_dirty.jober_id)
    ) returning jober_id as id`;
  return taken.map(({ id }) => id);
}

/**
 * Rebuilds rows and cards of the next seekers from their current sources. A person who hides meanwhile waits for this transaction
 * and is removed afterwards; one who edits meanwhile is marked again.
 */
async function indexBatch(tx: Database, now: Date): Promise<number> {
  const ids = await takeMarked(tx);
  if (ids.length === 0) return 0;
  const rows = await rowsOf(tx, typed<TalentSourceRow>())`
    select jober.id as "joberId", resume.id as "resumeId", jober.name, jober.gender, jober.blind_screening as blind, jober.education, jober.identity, jober.birthday,
      jober.city_code as "cityCode", resume.completeness, resume.updated_at as "activeAt", resume.content
    from jober
    join account on account.id = jober.account_id
    join resume on resume.jober_id = jober.id and resume.is_default
    where jober.id = any(${sql.param(ids)}::bigint[]) and jober.privacy = 'public' and account.status = 'active'`;
  await tx.execute(sql`delete from talent_search where jober_id = any(${sql.param(ids)}::bigint[])`);
  const made = rows.map((row) => {
    const found = talentRow({ ...row, activeAt: new Date(row.activeAt) }, now);
    const { stages, subjects, cityCodes, activeAt } = found;
    return { found, card: cardRow({ ...row, stages, subjects, cityCodes, activeAt }, now) };
  });
  if (made.length > 0) {
    await tx.insert(talentSearch).values(made.map(({ found }) => found));
    await keepCards(
      tx,
      made.map(({ card }) => card),
    );
  }
  return ids.length;
}

/** Updates talent search with every changed resume; returns the number of seekers processed. */
export async function indexTalents({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let done = 0;
  for (;;) {
    const n = await db.transaction((tx) => indexBatch(tx, clock.now()));
    done += n;
    if (n < BATCH) return done;
  }
}
