import { eq, inArray, sql } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import { authorisationLetter, missingPapers, type PaperKind, paperKinds } from '#contract/companies/company-papers.ts';
import type { CompanyPapers } from '#contract/companies/own-company.ts';
import { accountPaper, companyPaper } from '#database/schema/companies.ts';
import { dropFiles, fileLinks, takeFiles } from '#server/domains/files/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError, fieldError } from '#server/platform/http/app-error.ts';
import { isOwnerOf } from '../policy.ts';

interface Given {
  licenceFileId?: string | undefined;
  permitFileId?: string | undefined;
  authorisationFileId?: string | undefined;
  now: Date;
}

/** The owner of papers: a company, or an account that has none yet. */
type Holder = { companyId: string } | { accountId: string };

async function heldBy(db: Database, holder: Holder) {
  if ('companyId' in holder) return db.select().from(companyPaper).where(eq(companyPaper.companyId, holder.companyId));
  return db.select().from(accountPaper).where(eq(accountPaper.accountId, holder.accountId));
}

/** Papers with URLs that are valid for 1 hour. */
export async function papersOf(deps: Deps, db: Database, holder: Holder): Promise<CompanyPapers> {
  const rows = await heldBy(db, holder);
  const links = await fileLinks(
    { ...deps, db },
    rows.map(({ fileId }) => fileId),
  );
  const of = (kind: string) => links.get(rows.find((row) => row.kind === kind)?.fileId ?? '') ?? null;
  return { licence: of('licence'), permit: of('permit'), authorisation: of('authorisation') };
}

/** Releases files that are no longer papers: one file may serve for two companies of one person. */
async function dropUnheld(tx: Database, ids: string[], now: Date): Promise<void> {
  const heldIn = (table: typeof companyPaper | typeof accountPaper) =>
    tx.select({ fileId: table.fileId }).from(table).where(inArray(table.fileId, ids));
  const held = await heldIn(companyPaper).union(heldIn(accountPaper));
  const remaining = new Set(held.map(({ fileId }) => fileId));
  await dropFiles(
    tx,
    ids.filter((id) => !remaining.has(id)),
    now,
  );
}

/** Replaces one paper and releases the previous file. */
async function put(tx: Database, holder: Holder, paper: { kind: string; fileId: string; savedAt: Date }) {
  const before = (await heldBy(tx, holder)).find(({ kind }) => kind === paper.kind);
  const set = { fileId: sql`excluded.file_id`, savedAt: paper.savedAt };
  if ('companyId' in holder)
    await tx
      .insert(companyPaper)
      .values({ ...holder, ...paper })
      .onConflictDoUpdate({ target: [companyPaper.companyId, companyPaper.kind], set });
  else
    await tx
      .insert(accountPaper)
      .values({ ...holder, ...paper })
      .onConflictDoUpdate({ target: [accountPaper.accountId, accountPaper.kind], set });
  if (before && before.fileId !== paper.fileId) await dropUnheld(tx, [before.fileId], paper.savedAt);
}

/** Only the 主管理员 changes a company's papers; an account without a company stores them with its form. */
function holderFor({ member, accountId }: SignedIn): Holder {
  if (!member) return { accountId };
  if (!isOwnerOf(member.companyId, member)) throw appError('FORBIDDEN', { message: '只有主管理员可以更换证照' });
  if (member.companyStatus === 'suspended') throw appError('COMPANY_SUSPENDED');
  return { companyId: member.companyId };
}

const paperNames: Record<PaperKind, string> = {
  licence: '登记证书',
  permit: '许可证',
  authorisation: authorisationLetter,
};

/** @throws AppError INVALID_INPUT for a file that would stand for two papers */
function refuseDouble(held: readonly { kind: string; fileId: string }[], given: Omit<Given, 'now'>): void {
  const kindOf = new Map<string, PaperKind>();
  for (const kind of paperKinds) {
    const fileId = given[`${kind}FileId`] ?? held.find((paper) => paper.kind === kind)?.fileId;
    if (!fileId) continue;
    const other = kindOf.get(fileId);
    if (other)
      throw fieldError(
        `body.${given[`${kind}FileId`] ? kind : other}FileId`,
        `同一份文件不能既作${paperNames[other]}又作${paperNames[kind]}，请分别上传`,
      );
    kindOf.set(fileId, kind);
  }
}

/**
 * Stores the papers for certification; a new one replaces the previous one, and each is a file of its own.
 * @throws AppError FORBIDDEN for a member who is not 主管理员, COMPANY_SUSPENDED, INVALID_INPUT
 */
export async function savePapers(
  deps: Deps,
  tx: Database,
  actor: SignedIn,
  { now, ...given }: Given,
): Promise<CompanyPapers> {
  const holder = holderFor(actor);
  refuseDouble(await heldBy(tx, holder), given);
  for (const kind of paperKinds) {
    const fileId = given[`${kind}FileId`];
    if (!fileId) continue;
    const { accountId } = actor;
    await takeFiles(tx, { accountId, ids: [fileId], kind: 'licence', now, path: `body.${kind}FileId` });
    await put(tx, holder, { kind, fileId, savedAt: now });
  }
  return papersOf(deps, tx, holder);
}

/** Moves an account's papers to the company that it has just submitted. */
export async function movePapers(tx: Database, accountId: string, companyId: string): Promise<void> {
  for (const { kind, fileId, savedAt } of await heldBy(tx, { accountId }))
    await put(tx, { companyId }, { kind, fileId, savedAt });
  await tx.delete(accountPaper).where(eq(accountPaper.accountId, accountId));
}

/** The names of the papers that a company of a type still lacks. */
export async function missingPapersOf(db: Database, companyId: string, type: string): Promise<string[]> {
  const held = await heldBy(db, { companyId });
  return missingPapers(type, new Set(held.map(({ kind }) => kind)));
}

/** Releases a company's papers: the next claimant brings their own. */
export async function dropPapers(tx: Database, companyId: string, now: Date): Promise<void> {
  const gone = await tx.delete(companyPaper).where(eq(companyPaper.companyId, companyId)).returning();
  await dropUnheld(
    tx,
    gone.map(({ fileId }) => fileId),
    now,
  );
}

/** How many papers of its certification a company has handed in. */
export const paperCount = (db: Database, companyId: string): Promise<number> =>
  db.$count(companyPaper, eq(companyPaper.companyId, companyId));
