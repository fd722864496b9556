import { SITE_TITLE } from '#contract/pages.ts';
import { shareCardUrl } from '#contract/site/share-card.ts';
import { absolute, siteOrigin } from '#web/features/page/site-origin.ts';
import type { Crumb } from '#web/ui/breadcrumb.tsx';
import type { ContentDetail } from '../../../contract/content-items.ts';
import { contentHref } from '../content-words.ts';

const day = (date: string) => `${date}T00:00:00+08:00`;

function event(item: ContentDetail, url: string | undefined, origin: string) {
  const { title, summary, lecture } = item;
  if (!lecture) return undefined;
  const { startsAt, endsAt, mode, place, speaker, speakerTitle, capacity, signed } = lecture;
  const online = mode === 'online';
  return {
    '@type': 'EducationEvent',
    name: title,
    description: summary || title,
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${online ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: online ? { '@type': 'VirtualLocation', url } : { '@type': 'Place', name: place, address: place },
    image: absolute(origin, item.coverUrl || shareCardUrl('content', item.id)),
    performer: { '@type': 'Person', name: speaker, jobTitle: speakerTitle || undefined },
    organizer: { '@type': 'Organization', name: SITE_TITLE, url: origin || undefined },
    maximumAttendeeCapacity: capacity ?? undefined,
    offers: {
      '@type': 'Offer',
      price: 0,
      priceCurrency: 'CNY',
      url,
      availability: `https://schema.org/${capacity !== null && signed >= capacity ? 'SoldOut' : 'InStock'}`,
    },
  };
}

function programme({ title, summary, admission }: ContentDetail, url: string | undefined) {
  if (!admission) return undefined;
  const { school, programme: name, opensOn, closesOn, plan, tuition, mode, requirements } = admission;
  return {
    '@type': 'EducationalOccupationalProgram',
    name,
    description: summary || title,
    url,
    provider: { '@type': 'CollegeOrUniversity', name: school },
    applicationStartDate: day(opensOn),
    applicationDeadline: day(closesOn),
    maximumEnrollment: plan,
    educationalProgramMode: mode,
    programPrerequisites: requirements.join('；') || undefined,
    offers:
      tuition === null
        ? undefined
        : { '@type': 'Offer', category: 'Tuition', price: tuition / 100, priceCurrency: 'CNY' },
  };
}

function article(item: ContentDetail, url: string | undefined, origin: string) {
  return {
    '@type': item.kind === 'article' ? 'NewsArticle' : 'Article',
    headline: item.title,
    description: item.summary || undefined,
    image: absolute(origin, item.coverUrl || shareCardUrl('content', item.id)),
    datePublished: item.publishAt,
    dateModified: item.updatedAt,
    mainEntityOfPage: url,
    author: { '@type': 'Organization', name: item.source || SITE_TITLE },
    publisher: { '@type': 'Organization', name: SITE_TITLE },
  };
}

/** Structured data of an item, with its breadcrumbs. */
export function contentStructuredData(item: ContentDetail, crumbs: readonly Crumb[], siteUrl: string) {
  const origin = siteOrigin(siteUrl);
  const url = absolute(origin, contentHref(item));
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: absolute(origin, href ?? null),
    })),
  };
  const thing = event(item, url, origin) ?? programme(item, url) ?? article(item, url, origin);
  return { '@context': 'https://schema.org', '@graph': [thing, breadcrumb] };
}
