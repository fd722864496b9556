import { presentOwnCompany } from '#server/domains/identity/public.ts';
import type { CompanyHandlers } from '../handlers.ts';
import { isOwnerOf } from '../policy.ts';
import { saveCompany } from '../profile/save-company.ts';
import { savePerson } from '../team/save-person.ts';
import { saveRecruiter } from '../team/save-recruiter.ts';
import { joinCompany } from './join-company.ts';
import { onboard } from './onboarding.ts';
import { registerCompany } from './register-company.ts';

type Keys =
  | 'POST /api/company/saveJoberInfo'
  | 'POST /api/company/jobberRegisteredCompanyInfo'
  | 'POST /api/company/joberSaveCompanyInfo'
  | 'POST /api/company/saveRecruiterInfo';

/** Certification of a company, and its owner's later changes. */
export const onboardingRoutes = (): CompanyHandlers<Keys> => ({
  'POST /api/company/saveJoberInfo': (ctx, { query, body }) =>
    onboard(ctx, (tx, { accountId }) => savePerson(tx, { ...body, ...query, accountId, now: ctx.now })),
  'POST /api/company/jobberRegisteredCompanyInfo': (ctx, { body: { claimId, letterCode, ...form } }) =>
    onboard(ctx, async (tx, actor) =>
      presentOwnCompany(await registerCompany(tx, { actor, form, claimId, letterCode, now: ctx.now })),
    ),
  'POST /api/company/joberSaveCompanyInfo': (ctx, { body }) =>
    onboard(ctx, async (tx, actor) => presentOwnCompany(await saveCompany(tx, { actor, part: body, now: ctx.now }))),
  'POST /api/company/saveRecruiterInfo': (ctx, { query, body }) =>
    onboard(ctx, (tx, actor) => {
      const save = { ...body, ...query, actor, now: ctx.now };
      return isOwnerOf(query.companyId, actor.member) ? saveRecruiter(tx, save) : joinCompany(tx, save);
    }),
});
