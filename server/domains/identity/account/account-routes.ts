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
  'GET /api/account': (_, ctx) => accountOverview(deps, ctx),
  'GET /api/account/sessions': (_, ctx) => ownDevices(ctx),
  'DELETE /api/account/sessions/:id': ({ params }, ctx) => endDevice(ctx, params.id),
  'POST /api/account/sessions/endOthers': (_, ctx) => endOtherDevices(ctx),
  'POST /api/account/resetPassword': ({ body }, ctx) => resetPassword(deps, ctx, body),
  'PUT /api/account/phone': ({ body }, ctx) => changePhone(deps, ctx, body),
  'POST /api/account/phoneChange': ({ body }, ctx) => wishForPhone(deps, ctx, body),
  'DELETE /api/account/phoneChange': (_, ctx) => dropPhoneWish(ctx),
  'POST /api/jober/recoverAccount': ({ body }, ctx) => recoverAccount(deps, ctx, body),
  'GET /api/jobers/me/blocks': (_, ctx) => ownBlocks(ctx),
  'PUT /api/jobers/me/blocks/:companyId': ({ params, body }, ctx) =>
    blockCompany(ctx, params.companyId, body?.withGroup ?? true),
  'DELETE /api/jobers/me/blocks/:companyId': ({ params }, ctx) => unblockCompany(ctx, params.companyId),
  'GET /api/oauth/providers': async () => offeredProviders(deps.config),
  'POST /api/oauth/:provider/attempts': ({ params, body }, ctx) => beginOauth(deps, ctx, params.provider, body.purpose),
  'POST /api/oauth/:provider/finish': ({ params, body }, ctx) => finishOauth(deps, ctx, params.provider, body),
  'POST /api/oauth/bind': ({ body }, ctx) => bindByPhone(deps, ctx, body),
  'DELETE /api/account/logins/:provider': ({ params }, ctx) => removeLogin(ctx, params.provider),
  'POST /api/jober/scanLogins': (_, ctx) => beginScan(deps, ctx),
  'POST /api/jober/scanLogins/look': ({ body }, ctx) => lookAtScan(ctx, body.ticket),
  'POST /api/jober/scanLogins/answer': ({ body }, ctx) => answerScan(ctx, body.ticket, body.agree),
  'POST /api/jober/scanLogins/wait': ({ body }, ctx) => waitForScan(deps, ctx, body.ticket, body.browserKey),
  'POST /api/jober/directTickets': (_, ctx) => makeDirectTicket(ctx),
  'POST /api/jober/directLogin': ({ body }, ctx) => logInDirectly(deps, ctx, body.ticket),
});
