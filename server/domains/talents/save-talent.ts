import { and, count, desc, eq } from 'drizzle-orm';
import type { Membership } from '#contract/actor.ts';
import { companyMember } from '#database/schema/companies.ts';
import { talentSaved } from '#database/schema/talents.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { hiddenFrom } from './hidden-from.ts';
import { talentCards } from './index/cards.ts';
import { requireTalent } from './open-talent.ts';
import { savedOf } from './saved-of.ts';

const PAGE = 20;
/** The most people of one company. */
const MAX_SAVED = 1_000;

const ofCompany = (companyId: string) => eq(talentSaved.companyId, companyId);

interface Saving {
  joberId: string;
  folder: string;
  note: string;
  now: Date;
}

/** Keeps a person, or changes folder and note. @throws AppError NOT_FOUND for who is hidden; CONFLICT for too many */
export async function saveTalent(
  tx: Database,
  { companyId, memberId }: Membership,
  { joberId, folder, note, now }: Saving,
): Promise<void> {
  await requireTalent(tx, companyId, joberId, now);
  const [kept] = await tx.select({ n: count() }).from(talentSaved).where(ofCompany(companyId));
  if ((kept?.n ?? 0) >= MAX_SAVED && !(await savedOf(tx, companyId, joberId)))
    throw appError('CONFLICT', { message: `人才夹最多 ${MAX_SAVED} 人，请先移出一些` });
  await tx
    .insert(talentSaved)
    .values({ companyId, joberId, folder, note, memberId, savedAt: now })
    .onConflictDoUpdate({
      target: [talentSaved.companyId, talentSaved.joberId],
      set: { folder, note, memberId, savedAt: now },
    });
}

/** Idempotent, also for who is hidden by now. */
export async function dropSaved(db: Database, { companyId }: Membership, joberId: string): Promise<void> {
  await db.delete(talentSaved).where(and(ofCompany(companyId), eq(talentSaved.joberId, joberId)));
}

/** A page of the kept people, as a search would show them now: masked, and without who is hidden from the company. */
export async function listSaved(
  db: Database,
  companyId: string,
  { folder, page = 1 }: { folder?: string | undefined; page?: number | undefined },
  now: Date,
) {
  const folders = await db
    .select({ name: talentSaved.folder, n: count() })
    .from(talentSaved)
    .where(ofCompany(companyId))
    .groupBy(talentSaved.folder)
    .orderBy(talentSaved.folder);
  const rows = await db
    .select({
      id: talentSaved.joberId,
      folder: talentSaved.folder,
      note: talentSaved.note,
      by: companyMember.name,
      savedAt: talentSaved.savedAt,
    })
    .from(talentSaved)
    .innerJoin(companyMember, eq(companyMember.id, talentSaved.memberId))
    .where(and(ofCompany(companyId), folder === undefined ? undefined : eq(talentSaved.folder, folder)))
    .orderBy(desc(talentSaved.savedAt), desc(talentSaved.joberId))
    .limit(PAGE)
    .offset((page - 1) * PAGE);
  const hidden = new Set(await hiddenFrom(db, companyId));
  const shown = rows.map(({ id }) => id).filter((id) => !hidden.has(id));
  const cards = new Map((await talentCards(db, companyId, shown, now)).map((card) => [card.id, card]));
  const items = rows.map((row) => ({ ...row, talent: cards.get(row.id) ?? null }));
  const within = folders.filter(({ name }) => folder === undefined || name === folder);
  return { items, folders, total: within.reduce((sum, { n }) => sum + n, 0) };
}
