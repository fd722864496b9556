import type { accountEndpoints } from '#contract/identity/accounts.ts';
import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import type { loginEndpoints } from '#contract/identity/logins.ts';
import type { personalDataEndpoints } from '#contract/personal-data/personal-data.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import { nextPhone } from '../../tenants.ts';
import type { Samples, Stage } from '../sample.ts';

const freshCode =
  (purpose: CodePurpose) =>
  async ({ codePhone }: Fixtures, { codeFor }: Stage) => ({ body: { verifyCode: await codeFor(codePhone, purpose) } });
const qq = () => ({ params: { provider: 'qq' as const } });
const blocked = ({ companyId }: Fixtures) => ({ params: { companyId } });
const newPhone = async ({ codeFor }: Stage, purpose: CodePurpose = 'phone') => {
  const phone = nextPhone();
  return { phone, verifyCode: await codeFor(phone, purpose) };
};

export const accountsSamples: Samples<typeof accountEndpoints & typeof loginEndpoints & typeof personalDataEndpoints> =
  {
    'POST /api/jober/deleteJoberInfo': freshCode('close'),
    'GET /api/account': () => ({}),
    'PATCH /api/account/privacy': () => ({ body: { privacy: 'hidden' } }),
    'GET /api/account/sessions': () => ({}),
    'DELETE /api/account/sessions/:id': ({ sessionId }) => ({ params: { id: sessionId } }),
    'POST /api/account/sessions/endOthers': () => ({}),
    'PUT /api/account/phone': async ({ codePhone }, stage) => ({
      body: { ...(await newPhone(stage)), oldVerifyCode: await stage.codeFor(codePhone, 'phone') },
    }),
    'POST /api/account/phoneChange': async ({ password }, stage) => ({
      body: { ...(await newPhone(stage)), password },
    }),
    'DELETE /api/account/phoneChange': () => ({}),
    'POST /api/account/resetPassword': async (_, stage) => ({
      body: { ...(await newPhone(stage, 'password')), password: 'a new password of mine' },
    }),
    'POST /api/jober/recoverAccount': async ({ password }, stage) => ({
      body: { ...(await newPhone(stage, 'recover')), oldPhone: '15900000000', password },
    }),
    'POST /api/account/exports': freshCode('export'),
    'GET /api/account/exports': () => ({}),
    'GET /api/jobers/me/blocks': () => ({}),
    'PUT /api/jobers/me/blocks/:companyId': (fixtures) => ({ ...blocked(fixtures), body: { withGroup: true } }),
    'DELETE /api/jobers/me/blocks/:companyId': blocked,
    'GET /api/oauth/providers': () => ({}),
    'POST /api/oauth/:provider/attempts': () => ({ ...qq(), body: { purpose: 'login' } }),
    'POST /api/oauth/:provider/finish': ({ scanTicket }) => ({
      ...qq(),
      body: { code: 'abc', state: scanTicket, browserKey: scanTicket },
    }),
    'POST /api/oauth/bind': async ({ bindTicket, codePhone }, { codeFor }) => ({
      body: { ticket: bindTicket, phone: codePhone, verifyCode: await codeFor(codePhone, 'bind') },
    }),
    'DELETE /api/account/logins/:provider': qq,
    'POST /api/jober/scanLogins': () => ({}),
    'POST /api/jober/scanLogins/look': ({ scanTicket }) => ({ body: { ticket: scanTicket } }),
    'POST /api/jober/scanLogins/answer': ({ scannedTicket }) => ({ body: { ticket: scannedTicket, agree: true } }),
    'POST /api/jober/scanLogins/wait': ({ scanTicket }) => ({ body: { ticket: scanTicket, browserKey: scanTicket } }),
    'POST /api/jober/directTickets': () => ({}),
    'POST /api/jober/directLogin': ({ directTicket }) => ({ body: { ticket: directTicket } }),
  };
