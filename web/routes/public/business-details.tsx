import { pages } from '#contract/pages.ts';
import { CompanyPage } from '#web/areas/public/company/company-page.tsx';
import { loadCompany } from '#web/areas/public/company/load-company.ts';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { inBrowser, onServer, packedPage, pageMeta, unpack } from '#web/features/page/page-route.tsx';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/business-details';

export const loader = onServer(loadCompany);
export const clientLoader = inBrowser(loadCompany);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { company, item } = loaderData ? unpack(loaderData) : {};
  if (item && company)
    return pageMeta(matches, {
      name: item.title,
      description: item.about,
      canonical: item.href,
      picture: sharePicture('company', company.id),
      type: 'article',
    });
  if (!company) return pageMeta(matches, { name: pages['/business/details'].title });
  return pageMeta(matches, {
    name: company.name,
    description: `${company.name}，${companyTypeLabel(company.type)}，${company.regionName}，在招 ${company.openPosts} 个岗位。${company.intro}`,
    canonical: paths.company(company.id),
    picture: sharePicture('company', company.id),
    type: 'profile',
  });
};

export default packedPage(CompanyPage);
