import { CompaniesPage } from '#web/areas/public/companies/companies-page.tsx';
import { companiesHref } from '#web/areas/public/companies/company-filters.tsx';
import { loadCompanies } from '#web/areas/public/companies/load-companies.ts';
import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';

export const loader = onServer(loadCompanies);
export const clientLoader = inBrowser(loadCompanies);

export const meta = metaOf<typeof loadCompanies>('/business', ({ city, filters }) => ({
  description: `${city}招聘教师的学校、幼儿园、高校与教育机构，看在招岗位、回复率和一般多久答复。`,
  canonical: companiesHref(filters),
}));

export default packedPage(CompaniesPage);
