import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { accountEndpoints } from '#contract/identity/accounts.ts';
import type { loginEndpoints } from '#contract/identity/logins.ts';
import { account } from '#database/schema/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import type { Ctx } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { signInSeeker } from '../login/sign-in.ts';
import { verifyCode } from '../login/verify-code.ts';
import { beginOauth, finishOauth } from '../oauth/oauth-login.ts';
import { offeredProviders } from '../oauth/oauth-providers.ts';
import {
  answerScan,
  beginScan,
  logInDirectly,
  lookAtScan,
  makeDirectTicket,
  waitForScan,
} from '../oauth/scan-login.ts';
import { checkPassword } from '../password/check-password.ts';
import { resetPassword } from '../password/reset-password.ts';
import { endDevice, endOtherDevices, ownDevices } from '../session/devices.ts';
import { recordMove } from './account-moves.ts';
import { accountOverview } from './account-overview.ts';
import { findAccount } from './accounts.ts';
import { bindByPhone, removeLogin } from './bind-login.ts';
import { blockCompany, ownBlocks, unblockCompany } from './blocks.ts';
import { changePhone, dropPhoneWish, phoneTaken, takePhone, wishForPhone } from './change-phone.ts';
import { reassignedHash } from './dormant.ts';
import { recordsOf } from './records.ts';

type Form = z.output<(typeof accountEndpoints)['POST /api/jober/recoverAccount']['body']>;

/** Phone numbers are recycled by carriers; older ownership records are ignored. */
const FORMER_HOLDERS = 3;

/**
 * Recovers an account whose phone was reassigned, under a new phone, by its old phone and password. An unknown account and a
 * wrong password get the same answer.
 */
async function recoverAccount(deps: Deps, ctx: Ctx, { oldPhone, password, phone, verifyCode: code }: Form) {
  await verifyCode(deps, ctx, { phone, code, purpose: 'recover' });
  const reassigned = await ctx.db
    .select()
    .from(account)
    .where(and(eq(account.reassignedPhoneHash, reassignedHash(deps, oldPhone)), isNotNull(account.reassignedAt)))
    .orderBy(desc(account.reassignedAt))
    .limit(FORMER_HOLDERS);
  let found = null;
  for (const one of reassigned.length > 0 ? reassigned : [null]) {
    const isRight = await checkPassword(deps, ctx, { phone: oldPhone, storedHash: one?.passwordHash, password });
    if (isRight) found = one;
  }
  if (!found) throw appError('INVALID_CREDENTIALS', { message: '没有找到这样的账号，或密码错误' });
  if (await findAccount(ctx.db, phone)) throw phoneTaken();
  const { id, status } = found;
  await ctx.db.transaction(async (tx) => {
    await takePhone(tx, id, phone);
    await tx.update(account).set({ reassignedAt: null, reassignedPhoneHash: null }).where(eq(account.id, id));
    await recordMove(tx, { accountId: id, from: status, move: 'recover', to: status, now: ctx.now });
  });
  const records = await recordsOf(ctx.db, id);
  if (!records) throw new Error('the account went away');
  return signInSeeker(deps, ctx, { ...found, phone }, { records });
}

type Endpoints = Omit<typeof accountEndpoints, 'PATCH /api/account/privacy'> & typeof loginEndpoints;

export const accountHandlers = (deps: Deps): Handlers<Endpoints> => ({
  'GET /api/account': (ctx) => accountOverview(deps, ctx),
  'GET /api/account/sessions': (ctx) => ownDevices(ctx),
  'DELETE /api/account/sessions/:id': (ctx, { params }) => endDevice(ctx, params.id),
  'POST /api/account/sessions/endOthers': (ctx) => endOtherDevices(ctx),
  'POST /api/account/resetPassword': (ctx, { body }) => resetPassword(deps, ctx, body),
  'PUT /api/account/phone': (ctx, { body }) => changePhone(deps, ctx, body),
  'POST /api/account/phoneChange': (ctx, { body }) => wishForPhone(deps, ctx, body),
  'DELETE /api/account/phoneChange': (ctx) => dropPhoneWish(ctx),
  'POST /api/jober/recoverAccount': (ctx, { body }) => recoverAccount(deps, ctx, body),
  'GET /api/jobers/me/blocks': (ctx) => ownBlocks(ctx),
  'PUT /api/jobers/me/blocks/:companyId': (ctx, { params, body }) =>
    blockCompany(ctx, params.companyId, body?.withGroup ?? true),
  'DELETE /api/jobers/me/blocks/:companyId': (ctx, { params }) => unblockCompany(ctx, params.companyId),
  'GET /api/oauth/providers': async () => offeredProviders(deps.config),
  'POST /api/oauth/:provider/attempts': (ctx, { params, body }) => beginOauth(deps, ctx, params.provider, body.purpose),
  'POST /api/oauth/:provider/finish': (ctx, { params, body }) => finishOauth(deps, ctx, params.provider, body),
  'POST /api/oauth/bind': (ctx, { body }) => bindByPhone(deps, ctx, body),
  'DELETE /api/account/logins/:provider': (ctx, { params }) => removeLogin(ctx, params.provider),
  'POST /api/jober/scanLogins': (ctx) => beginScan(deps, ctx),
  'POST /api/jober/scanLogins/look': (ctx, { body }) => lookAtScan(ctx, body.ticket),
  'POST /api/jober/scanLogins/answer': (ctx, { body }) => answerScan(ctx, body.ticket, body.agree),
  'POST /api/jober/scanLogins/wait': (ctx, { body }) => waitForScan(deps, ctx, body.ticket, body.browserKey),
  'POST /api/jober/directTickets': (ctx) => makeDirectTicket(ctx),
  'POST /api/jober/directLogin': (ctx, { body }) => logInDirectly(deps, ctx, body.ticket),
});
