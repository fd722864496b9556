import type { identityEndpoints } from '#contract/identity/identity.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { recordsOf } from './account/records.ts';
import { newChallenge } from './login/captcha.ts';
import { logInRecruiterByCode, logInSeekerByCode } from './login/log-in-by-code.ts';
import { logInRecruiterByPassword, logInSeekerByPassword } from './login/log-in-by-password.ts';
import { sendCode } from './login/send-code.ts';
import { changePassword } from './password/change-password.ts';
import { logOut } from './session/log-out.ts';

const nobody = { user: null, jober: null, company: null, companyJober: null };

/** Every identity endpoint except the registration of a seeker, which the seekers' domain handles. */
export const identityHandlers = (
  deps: Deps,
): Handlers<Omit<typeof identityEndpoints, 'POST /api/jober/registerJoberInfo'>> => ({
  'POST /api/jober/sendshortmessage': (ctx, { query, body }) =>
    sendCode(deps, ctx, { purpose: 'seeker-login', ...query, ...body }),
  'POST /api/company/sendshortmessage': (ctx, { query, body }) =>
    sendCode(deps, ctx, { purpose: 'company-login', ...query, ...body }),
  'GET /api/captcha/challenge': (ctx) => newChallenge(deps, ctx.now),
  'GET /api/jober/joberInfoByCode': (ctx, { query }) => logInSeekerByCode(deps, ctx, query),
  'GET /api/jober/mobileLoginByCode': async (ctx, { query }) => {
    const answer = await logInSeekerByCode(deps, ctx, query);
    if (answer.isJober === 1) return answer;
    ctx.setHeader('x-register-ticket', answer.registerTicket);
    return null;
  },
  'POST /api/jober/joberLogin': (ctx, { body }) => logInSeekerByPassword(deps, ctx, body),
  'DELETE /api/jober/logout': (ctx) => logOut(deps, ctx),
  'POST /api/jober/updatePass': (ctx, { body }) => changePassword(deps, ctx, body),
  'GET /api/company/joberInfoByCode': (ctx, { query }) => logInRecruiterByCode(deps, ctx, query),
  'POST /api/company/recruiterLogin': (ctx, { body }) => logInRecruiterByPassword(deps, ctx, body),
  'GET /api/session': async (ctx) => (ctx.actor && (await recordsOf(ctx.db, ctx.actor.accountId))) ?? nobody,
});
