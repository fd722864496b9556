import { CompanyPage } from '#web/areas/public/company/company-page.tsx';
import { loadCompany } from '#web/areas/public/company/load-company.ts';
import { companyTypeLabel } from '#web/features/companies/company-words.ts';
import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { sharePicture } from '#web/features/page/share-picture.ts';
import { paths } from '#web/paths.ts';

export const loader = onServer(loadCompany);
export const clientLoader = inBrowser(loadCompany);

export const meta = metaOf<typeof loadCompany>('/business/details', ({ company: { id, name, ...company }, item }) => ({
  ...(item
    ? { name: item.title, description: item.about, canonical: item.href, type: 'article' }
    : {
        name,
        description: `${name}，${companyTypeLabel(company.type)}，${company.regionName}，在招 ${company.openPosts} 个岗位。${company.intro}`,
        canonical: paths.company(id),
        type: 'profile',
      }),
  picture: sharePicture('company', id),
}));

export default packedPage(CompanyPage);
