import type { accountEndpoints } from '#contract/identity/accounts.ts';
import type { loginEndpoints } from '#contract/identity/logins.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
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
import { resetPassword } from '../password/reset-password.ts';
import { endDevice, endOtherDevices, ownDevices } from '../session/devices.ts';
import { accountOverview } from './account-overview.ts';
import { bindByPhone, removeLogin } from './bind-login.ts';
import { blockCompany, ownBlocks, unblockCompany } from './blocks.ts';
import { changePhone, dropPhoneWish, wishForPhone } from './change-phone.ts';
import { recoverAccount } from './recover-account.ts';

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
