import { absolute, siteOrigin } from '#web/features/page/site-origin.ts';
import { paths } from '#web/paths.ts';
import type { FairData } from './load-fair.ts';

/** Structured data of a fair (schema.org Event) and its breadcrumbs. */
export function fairStructuredData({ fair }: FairData, siteUrl: string) {
  const origin = siteOrigin(siteUrl);
  const url = absolute(origin, paths.fair(fair.id));
  const onSite = {
    '@type': 'Place',
    name: fair.venue,
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'CN',
      addressLocality: fair.cityName,
      streetAddress: fair.address || undefined,
    },
  };
  const event = {
    '@type': 'Event',
    name: fair.title,
    startDate: fair.startsAt,
    endDate: fair.endsAt,
    eventStatus: `https://schema.org/${fair.status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: `https://schema.org/${fair.online ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    location: fair.online ? { '@type': 'VirtualLocation', url: url ?? paths.fair(fair.id) } : onSite,
    description: fair.intro || undefined,
    image: absolute(origin, fair.coverUrl),
    organizer: fair.organiser ? { '@type': 'Organization', name: fair.organiser, url: origin || undefined } : undefined,
    isAccessibleForFree: true,
    url,
  };
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: '招聘会', item: absolute(origin, paths.fairs()) },
      { '@type': 'ListItem', position: 2, name: fair.title },
    ],
  };
  return { '@context': 'https://schema.org', '@graph': [event, breadcrumb] };
}
