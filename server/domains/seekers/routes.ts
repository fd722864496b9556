import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { SignedIn } from '#contract/actor.ts';
import type { accountEndpoints } from '#contract/identity/accounts.ts';
import type { identityEndpoints, SeekerLogin } from '#contract/identity/identity.ts';
import type { resumeEndpoints } from '#contract/resumes/resumes.ts';
import type { OwnJober } from '#contract/seekers/seeker.ts';
import { jober } from '#database/schema/identity.ts';
import { fileLinks, takeFiles } from '#server/domains/files/public.ts';
import {
  admit,
  endAllSessions,
  findOrMakeAccount,
  giveCookies,
  hashPassword,
  isGoodTicket,
  keepPassword,
  markDevice,
  openSession,
  presentOwnJober,
  presentPrivacy,
  recordConsents,
  recordsOf,
  refuseWeak,
  requireCurrentText,
  sealIfAsleep,
  spendTicket,
} from '#server/domains/identity/public.ts';
import { createFirstResume } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { type Ctx, seeker } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { requireRegion } from '#server/platform/http/protect/require-region.ts';

type Endpoints = Pick<typeof identityEndpoints, 'POST /api/jober/registerJoberInfo'> &
  Pick<typeof resumeEndpoints, 'PATCH /api/jobers/me'> &
  Pick<typeof accountEndpoints, 'PATCH /api/account/privacy'>;

/** Becoming a seeker, and changing one's own record. */
export const joberHandlers = (deps: Deps): Handlers<Endpoints> => ({
  'POST /api/jober/registerJoberInfo': (ctx, { body }) => registerJober(deps, ctx, body),
  'PATCH /api/jobers/me': (ctx, { body }) =>
    ctx.db.transaction((tx) => updateJober({ db: tx, deps, now: ctx.now }, seeker(ctx), body)),
  'PATCH /api/account/privacy': (ctx, { body }) => changePrivacy(ctx, body),
});

type PrivacyInput = z.output<(typeof accountEndpoints)['PATCH /api/account/privacy']['body']>;

/** Changes the given fields only. */
async function changePrivacy(ctx: Ctx, { privacy, blindScreening, personalised }: PrivacyInput) {
  const [row] = await ctx.db
    .update(jober)
    .set({ privacy, blindScreening, personalised, updatedAt: ctx.now })
    .where(eq(jober.id, seeker(ctx).joberId))
    .returning();
  if (!row) throw appError('NOT_FOUND');
  return presentPrivacy(row);
}

type Form = z.output<(typeof identityEndpoints)['POST /api/jober/registerJoberInfo']['body']>;

/**
 * Makes the ticket's holder a seeker and signs them in. The ticket determines the phone, which is not taken from the form.
 * Ticket, record, consents, resume and session commit together; a phone that is already a seeker's just signs in.
 */
async function registerJober(deps: Deps, ctx: Ctx, form: Form): Promise<Extract<SeekerLogin, { isJober: 1 }>> {
  await requireCurrentText(ctx.db, 'agreement', form.agreementVersion, ctx.now);
  if (!(await isGoodTicket(ctx.db, form.registerTicket, 'seeker', ctx.now))) throw appError('INVALID_TICKET');
  const passwordHash = form.password === undefined ? null : await hashPassword(form.password);

  const { opened, phone, records } = await ctx.db.transaction(async (tx) => {
    const phone = await spendTicket(tx, form.registerTicket, 'seeker', ctx.now);
    if (!phone) throw appError('INVALID_TICKET');
    if (form.password !== undefined) refuseWeak(form.password, phone);
    await sealIfAsleep(tx, deps, phone, ctx.now);
    const account = await findOrMakeAccount(tx, phone, ctx.now);
    await admit(tx, account, ctx.now);
    const joberId = await insertJober(tx, account.id, form, ctx.now);
    if (joberId) {
      const given = { accountId: account.id, ip: ctx.ip, now: ctx.now };
      await recordConsents(tx, ['privacy', 'agreement'], given);
      await createFirstResume(tx, joberId, { ...form, title: form.intention }, ctx.now);
      if (passwordHash) {
        await keepPassword(tx, account.id, passwordHash);
        await endAllSessions(tx, account.id, { reason: 'password', now: ctx.now });
      }
    }
    const session = await openSession(tx, deps, ctx, { accountId: account.id, scope: 'full' });
    return { opened: session, phone, records: await recordsOf(tx, account.id) };
  });

  if (!records?.jober) throw new Error('the seeker was not made');
  giveCookies(ctx, deps.config, { ...opened, deviceMark: markDevice(deps, ctx, phone) });
  return { isJober: 1, token: opened.token, user: records.user, jober: records.jober };
}

/** Returns the new record's id, or null if the account has one already. */
async function insertJober(db: Database, accountId: string, form: Form, now: Date): Promise<string | null> {
  const { name, gender, birthday, education, identity, cityCode } = form;
  requireRegion(cityCode, 'body.cityCode', '期望城市');
  const [made] = await db
    .insert(jober)
    .values({ accountId, name, gender, birthday, education, identity, cityCode, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: jober.id });
  return made?.id ?? null;
}

type Edit = z.output<(typeof resumeEndpoints)['PATCH /api/jobers/me']['body']>;

interface SeekerChanges {
  accountId: string;
  avatarFileId: string | undefined;
  now: Date;
}

/** The URL of a new picture; undefined keeps the existing one. */
async function avatarOf(deps: Deps, db: Database, { accountId, avatarFileId, now }: SeekerChanges) {
  if (!avatarFileId) return undefined;
  await takeFiles(db, { accountId, ids: [avatarFileId], kind: 'avatar', now, path: 'body.avatarFileId' });
  return (await fileLinks({ ...deps, db }, [avatarFileId])).get(avatarFileId)?.url;
}

/**
 * Changes a seeker's own basic record; unnamed fields stay.
 * @throws AppError INVALID_INPUT for an unknown region, NOT_FOUND if the record was erased meanwhile
 */
async function updateJober(
  { db, deps, now }: DbContext<{ deps: Deps }>,
  { joberId, accountId, phone }: SignedIn & { joberId: string },
  { name, gender, birthday, education, identity, cityCode, household, privacy, avatarFileId }: Edit,
): Promise<OwnJober> {
  requireRegion(cityCode, 'body.cityCode', '期望城市');
  requireRegion(household, 'body.household', '户籍所在地');
  const avatarUrl = await avatarOf(deps, db, { accountId, avatarFileId, now });
  const [row] = await db
    .update(jober)
    .set({ name, gender, birthday, education, identity, cityCode, household, privacy, avatarUrl, updatedAt: now })
    .where(eq(jober.id, joberId))
    .returning();
  if (!row) throw appError('NOT_FOUND');
  return presentOwnJober(row, phone);
}
