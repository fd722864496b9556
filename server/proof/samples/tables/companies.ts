import type { companyEndpoints } from '#contract/companies/companies.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { Samples } from '../sample.ts';

const person = { name: '周明岚', title: '人事主任' };
const form = {
  name: '杭州市青柠檬实验学校',
  type: 'private-school',
  regionCode: '330108',
  creditCode: '91440300708461136T',
} as const;
const byCompany = ({ companyId }: Fixtures) => ({ query: { companyId } });
const byShownCompany = ({ shownCompanyId }: Fixtures) => ({ query: { companyId: shownCompanyId } });
const followed = ({ shownCompanyId }: Fixtures) => ({ params: { id: shownCompanyId } });

export const companiesSamples: Samples<typeof companyEndpoints> = {
  'GET /api/companies': () => ({ query: { keyword: '中学', cityCode: '330100', page: 1 } }),
  'GET /api/company/queryCompanyDetail': byShownCompany,
  'GET /api/company/getPostByCompanyId': byShownCompany,
  'GET /api/company/getHostPostByCompanyId': byShownCompany,
  'GET /api/company/queryCompany': () => ({ query: { keyword: '杭州' } }),
  'POST /api/company/saveJoberInfo': ({ companyId }) => ({ query: { companyId }, body: person }),
  'POST /api/company/jobberRegisteredCompanyInfo': ({ claimId }) => ({ body: { ...form, claimId } }),
  'POST /api/company/joberSaveCompanyInfo': () => ({ body: { name: form.name, regionCode: form.regionCode } }),
  'POST /api/company/saveRecruiterInfo': ({ shownCompanyId }) => ({
    query: { companyId: shownCompanyId },
    body: person,
  }),
  'GET /api/company/queryCompanyMessage': byCompany,
  'GET /api/company/verifyNumber': ({ companyId }) => ({ query: { companyid: companyId } }),
  'GET /api/jober/getEnterpriseRecruiter': byShownCompany,
  'GET /api/companies/:id/mine': followed,
  'PUT /api/companies/:id/follow': followed,
  'DELETE /api/companies/:id/follow': followed,
};
