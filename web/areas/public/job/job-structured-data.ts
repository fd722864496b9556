import type { PostDetail, Salary } from '#contract/posts/post-card.ts';
import { absolute, siteOrigin } from '#web/features/page/site-origin.ts';
import { paths } from '#web/paths.ts';
import { crumbsOf } from './job-head.tsx';

const units: Record<Salary['unit'], string> = { month: 'MONTH', year: 'YEAR', day: 'DAY', hour: 'HOUR' };
const kinds: Record<string, string> = {
  hourly: 'PART_TIME',
  substitute: 'TEMPORARY',
  intern: 'INTERN',
  dispatch: 'CONTRACTOR',
};

function baseSalary({ min, max, unit }: Salary) {
  if (min === null && max === null) return undefined;
  const yuan = (fen: number | null) => (fen === null ? undefined : fen / 100);
  const value = { '@type': 'QuantitativeValue', minValue: yuan(min), maxValue: yuan(max), unitText: units[unit] };
  return { '@type': 'MonetaryAmount', currency: 'CNY', value };
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Search engines parse this as HTML: line breaks would be lost. */
const asHtml = (text: string) => text.replace(/[&<>]/g, (sign) => signs[sign] ?? sign).replaceAll('\n', '<br>');

/** '浙江省' of '浙江省杭州市西湖区'. */
const provinceOf = (regionName: string) => /^.+?(?:省|自治区|行政区|市)/.exec(regionName)?.[0] ?? regionName;

/** Search engines list what people can apply for: here, or elsewhere in a way that the page names. */
const isListable = ({ status, company, applyWay }: PostDetail) =>
  status === 'open' && (company.claimed || applyWay !== undefined);

/** The post as structured data (schema.org JobPosting). */
function posting(post: PostDetail, origin: string) {
  const { company } = post;
  // The organisation is the source's: a page that it does not keep itself is not given as its own.
  const own = company.claimed
    ? { sameAs: absolute(origin, paths.company(company.id)), logo: absolute(origin, company.logoUrl) }
    : {};
  return {
    '@type': 'JobPosting',
    title: post.title,
    description: asHtml(post.description),
    datePosted: post.publishedAt ?? post.refreshedAt,
    validThrough: post.deadline ?? undefined,
    employmentType: kinds[post.tenure] ?? 'FULL_TIME',
    totalJobOpenings: post.headcount,
    directApply: company.claimed && !post.applyWay,
    url: absolute(origin, paths.job(post.id)),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      ...own,
    },
    identifier: { '@type': 'PropertyValue', name: company.name, value: post.id },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressCountry: 'CN',
        addressRegion: provinceOf(post.regionName),
        addressLocality: post.companyCityName,
        streetAddress: post.address || undefined,
      },
    },
    baseSalary: baseSalary(post.salary),
  };
}

/** Breadcrumbs, and the posting while one can apply. */
export function jobStructuredData(post: PostDetail, siteUrl: string) {
  const origin = siteOrigin(siteUrl);
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbsOf(post).map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: absolute(origin, href ?? null),
    })),
  };
  const graph = isListable(post) ? [posting(post, origin), breadcrumb] : [breadcrumb];
  return { '@context': 'https://schema.org', '@graph': graph };
}
