import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import type { identityEndpoints } from '#contract/identity/identity.ts';
import { legalVersions } from '#contract/personal-data/legal.ts';
import type { joberLookUpEndpoints } from '#contract/talents/seeker-look-up.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { Samples, Stage } from '../sample.ts';

const seekerForm = {
  name: '王晓梅',
  gender: 'female',
  birthday: '1995-03-08',
  education: 'bachelor',
  identity: 'teacher',
  agreementVersion: legalVersions.agreement,
} as const;
const byPhone = ({ phone }: Fixtures) => ({ query: { phone } });
const withPassword = ({ phone, password }: Fixtures) => ({ body: { phone, password } });
const byCode =
  (purpose: CodePurpose) =>
  async ({ phone, codePhone }: Fixtures, { codeFor }: Stage) => ({
    query: { phone, verifyCode: await codeFor(codePhone, purpose) },
  });

export const identitySamples: Samples<typeof identityEndpoints & typeof joberLookUpEndpoints> = {
  'POST /api/jober/sendshortmessage': byPhone,
  'POST /api/company/sendshortmessage': byPhone,
  'GET /api/captcha/challenge': () => ({}),
  'GET /api/jober/joberInfoByCode': byCode('seeker-login'),
  'GET /api/jober/mobileLoginByCode': byCode('seeker-login'),
  'GET /api/company/joberInfoByCode': byCode('company-login'),
  'POST /api/jober/joberLogin': withPassword,
  'POST /api/company/recruiterLogin': withPassword,
  'POST /api/jober/registerJoberInfo': async (_, { ticket }) => ({
    body: { ...seekerForm, registerTicket: await ticket() },
  }),
  'DELETE /api/jober/logout': () => ({}),
  'POST /api/jober/updatePass': async ({ password }) => ({ body: { oldPassword: password, password: 'Other2027' } }),
  'GET /api/session': () => ({}),
  'GET /api/jober/joberInfoByPhone': byPhone,
  'GET /api/jober/joberInfoById': ({ joberId }) => ({ query: { joberId } }),
};
