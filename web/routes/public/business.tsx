import { pages } from '#contract/pages.ts';
import { CompaniesPage } from '#web/areas/public/companies/companies-page.tsx';
import { companiesHref } from '#web/areas/public/companies/company-filters.tsx';
import { loadCompanies } from '#web/areas/public/companies/load-companies.ts';
import { inBrowser, onServer, packedPage, pageMeta, unpack } from '#web/features/page/page-route.tsx';
import type { Route } from './+types/business';

export const loader = onServer(loadCompanies);
export const clientLoader = inBrowser(loadCompanies);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { city = '', filters = {} } = loaderData ? unpack(loaderData) : {};
  return pageMeta(matches, {
    name: pages['/business'].title,
    description: `${city}招聘教师的学校、幼儿园、高校与教育机构，看在招岗位、回复率和一般多久答复。`,
    canonical: companiesHref(filters),
  });
};

export default packedPage(CompaniesPage);
