import { desc, eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/actor.ts';
import type { CompanyProposal } from '#contract/companies/company-shapes.ts';
import type { OwnCompanyForm, ownCompanyEndpoints } from '#contract/companies/own-company.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import { company, companyChange, companyEvent } from '#database/schema/companies.ts';
import { fileLinks, takeFiles } from '#server/domains/files/public.ts';
import { presentOwnCompany } from '#server/domains/identity/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, member, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { pick } from '#server/platform/pick.ts';
import { readDraft, saveDraft } from '../certification/company-draft.ts';
import { onboard } from '../certification/onboarding.ts';
import { papersOf, savePapers } from '../certification/papers.ts';
import { isOwnerOf } from '../policy.ts';
import { type CompanyRow, companyChanged, lockCompany, moveCompany } from '../store.ts';

const fieldNames = {
  name: '单位全称',
  shortName: '单位简称',
  creditCode: '统一社会信用代码',
  type: '单位类型',
  address: '详细地址',
  intro: '单位简介',
  facts: '学校概况',
} as const;
const inWords = (field: keyof typeof fieldNames, of: CompanyProposal | CompanyRow): string => {
  if (field === 'type') return labelOf(companyTypes, of.type);
  return (field === 'facts' ? of.facts?.nature : of[field]) ?? '';
};

async function changeOf(db: Database, row: CompanyRow): Promise<OwnCompanyForm['change']> {
  const [change] = await db
    .select()
    .from(companyChange)
    .where(eq(companyChange.companyId, row.id))
    .orderBy(desc(companyChange.createdAt))
    .limit(1);
  if (change?.kind !== 'edit' || change.status === 'approved') return null;
  const proposal = change.proposal as CompanyProposal;
  const fields = (Object.keys(fieldNames) as (keyof typeof fieldNames)[])
    .filter((field) => proposal[field] !== undefined)
    .map((field) => ({
      label: fieldNames[field],
      from: inWords(field, row),
      to: inWords(field, proposal),
    }));
  return {
    status: change.status,
    fields,
    reason: change.reason,
    at: (change.decidedAt ?? change.createdAt).toISOString(),
  };
}

/** The caller's own company as entered, with pending changes; null without one. */
async function readOwnCompany(deps: Deps, db: Database, { member }: SignedIn) {
  if (!member) return null;
  const [row] = await db.select().from(company).where(eq(company.id, member.companyId));
  if (!row) return null;
  const isOwner = isOwnerOf(row.id, member);
  const events = await db
    .select({ move: companyEvent.move, to: companyEvent.toStatus, note: companyEvent.note, at: companyEvent.at })
    .from(companyEvent)
    .where(eq(companyEvent.companyId, row.id))
    .orderBy(desc(companyEvent.at))
    .limit(10);
  return {
    ...pick(row, 'id', 'status', 'name', 'shortName', 'type', 'regionCode', 'address', 'size', 'intro', 'website'),
    ...pick(row, 'benefits', 'facts', 'logoUrl', 'coverUrl', 'album', 'openPosts'),
    regionName: regionFullName(row.regionCode),
    creditCode: row.creditCode ?? '',
    papers: isOwner
      ? await papersOf(deps, db, { companyId: row.id })
      : { licence: null, permit: null, authorisation: null },
    rejectReason: row.status === 'rejected' ? row.rejectReason : null,
    change: await changeOf(db, row),
    steps: events,
    mayEdit: isOwner,
  };
}

interface Pictures {
  logoFileId?: string | undefined;
  coverFileId?: string | undefined;
  now: Date;
}

/** Publishes new pictures on the company's page at once. */
async function savePictures(deps: Deps, tx: Database, actor: SignedIn, requested: Pictures): Promise<void> {
  const { logoFileId, coverFileId, now } = requested;
  const companyId = actor.member?.companyId ?? '';
  const row = await lockCompany(tx, companyId);
  if (!row) throw appError('FORBIDDEN');
  const take = async (fileId: string | undefined, kind: 'logo' | 'companyPicture', path: string) => {
    if (!fileId) return undefined;
    await takeFiles(tx, { accountId: actor.accountId, ids: [fileId], kind, now, path });
    return (await fileLinks({ ...deps, db: tx }, [fileId])).get(fileId)?.url;
  };
  const logoUrl = await take(logoFileId, 'logo', 'body.logoFileId');
  const coverUrl = await take(coverFileId, 'companyPicture', 'body.coverFileId');
  await tx.update(company).set({ logoUrl, coverUrl, updatedAt: now }).where(eq(company.id, companyId));
  await companyChanged(tx, companyId, false);
}

async function ownCompany(deps: Deps, tx: Database, ctx: Ctx) {
  const after = await readOwnCompany(deps, tx, signedIn(ctx));
  if (!after) throw new Error('the company was not read');
  return after;
}

export const ownCompanyHandlers = (deps: Deps): Handlers<typeof ownCompanyEndpoints> => ({
  'GET /api/team/company': (ctx) => readOwnCompany(deps, ctx.db, signedIn(ctx)),
  'PUT /api/team/company/pictures': (ctx, { body }) =>
    ctx.db.transaction(async (tx) => {
      await savePictures(deps, tx, signedIn(ctx), { ...body, now: ctx.now });
      return ownCompany(deps, tx, ctx);
    }),
  'PUT /api/team/company/album': (ctx, { body }) =>
    ctx.db.transaction(async (tx) => {
      await saveAlbum(deps, tx, signedIn(ctx), { ...body, now: ctx.now });
      return ownCompany(deps, tx, ctx);
    }),
  'GET /api/team/company/draft': (ctx) => readDraft(deps, ctx.db, signedIn(ctx).accountId),
  'PUT /api/team/company/draft': (ctx, { body }) =>
    onboard(ctx, (tx, { accountId }) => saveDraft(tx, accountId, body.form, ctx.now)),
  'PUT /api/team/company/papers': (ctx, { body }) =>
    onboard(ctx, (tx, actor) => savePapers(deps, tx, actor, { ...body, now: ctx.now })),
  'POST /api/team/company/withdrawal': (ctx) => {
    const { accountId, member: own } = member(ctx);
    const act = { companyId: own.companyId, actorId: accountId, now: ctx.now };
    return ctx.db.transaction(async (tx) => presentOwnCompany(await withdrawCompany(tx, act)));
  },
});

/**
 * Sets the pictures of a company in the given order; unnamed ones are removed. Existing pictures stay, whoever uploaded them; new
 * ones must be the caller's own.
 */
async function saveAlbum(
  deps: Deps,
  tx: Database,
  actor: SignedIn,
  { fileIds, now }: { fileIds: string[]; now: Date },
): Promise<void> {
  const companyId = actor.member?.companyId ?? '';
  const row = await lockCompany(tx, companyId);
  if (!row) throw appError('FORBIDDEN');
  const hung = new Map(row.album.map((picture) => [picture.fileId, picture.url]));
  const added = fileIds.filter((id) => !hung.has(id));
  await takeFiles(tx, {
    accountId: actor.accountId,
    ids: added,
    kind: 'companyPicture',
    now,
    path: 'body.fileIds',
  });
  const links = await fileLinks({ ...deps, db: tx }, added);
  const album = fileIds.flatMap((fileId) => {
    const url = hung.get(fileId) ?? links.get(fileId)?.url;
    return url ? [{ fileId, url }] : [];
  });
  await tx.update(company).set({ album, updatedAt: now }).where(eq(company.id, companyId));
  await companyChanged(tx, companyId, false);
}

interface Withdrawal {
  companyId: string;
  actorId: string;
  now: Date;
}

/**
 * Takes an application back before it is decided: it is a draft again, which its owner corrects and submits.
 * @throws AppError ILLEGAL_MOVE once it was decided
 */
async function withdrawCompany(tx: Database, { companyId, actorId, now }: Withdrawal): Promise<CompanyRow> {
  const own = await lockCompany(tx, companyId);
  if (!own) throw appError('FORBIDDEN');
  return moveCompany(tx, own, { move: 'withdraw', who: 'recruiter', actorId, at: now });
}
