import { useState } from 'react';
import { shareCardUrl } from '#contract/site/share-card.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { filterBy, ListFilterRow } from '#web/features/filters/list-filter-row.tsx';
import { Prose } from '#web/features/page/prose.tsx';
import { absolute, siteOrigin } from '#web/features/page/site-origin.ts';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { monthDay, timeOfDay, weekday } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { isSeekerSignedIn, useSession } from '#web/session/session-store.ts';
import { Card } from '#web/ui/card.tsx';
import { FactRows } from '#web/ui/fact-rows.tsx';
import { SafeImage } from '#web/ui/safe-image.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Exhibitors } from './exhibitors.tsx';
import { FairHead } from './fair-head.tsx';
import { exhibitorsHref, type FairData } from './load-fair.ts';
import { PlanCard } from './plan-card.tsx';
import { useRoute } from './route/use-route.ts';

/** 招什么: the subjects that exhibitors hire for, those of most schools first, each with its number of schools. */
function SubjectPills({ data: { fair, exhibitors, subject } }: { data: FairData }) {
  const counts = new Map<string, number>();
  for (const { posts } of exhibitors)
    for (const taught of new Set(posts.flatMap((post) => post.subjects)))
      counts.set(taught, (counts.get(taught) ?? 0) + 1);
  if (counts.size < 2) return null;
  const links = [...counts].sort(([, one], [, other]) => other - one);
  return (
    <ListFilterRow
      label="按学科看参会单位"
      filters={[
        {
          ...filterBy(
            '招什么',
            ['全部', exhibitors.length],
            links.map(([code, count]) => [code, labelOf(subjects, code), count]),
            subject,
            (code = '') => exhibitorsHref(fair.id, code),
          ),
          keepScroll: true,
        },
      ]}
    />
  );
}

type Fair = FairData['fair'];

function Programme({ data: { fair, now } }: { data: FairData }) {
  const { schedule } = fair;
  if (schedule.length === 0) return null;
  const days = new Set(schedule.map(({ at }) => monthDay(at)));
  const day = days.size === 1 && schedule[0]?.at;
  const begun = schedule.filter(({ at }) => Date.parse(at) <= now).length;
  return (
    <Card
      id="schedule"
      heading="活动日程"
      aside={day && monthDay(day) !== monthDay(fair.startsAt) && `${monthDay(day)} ${weekday(day)}`}
    >
      <ol className="divide-y divide-line">
        {schedule.map(({ at, title, place }, index) => {
          const isNow = fair.status === 'running' && index === begun - 1;
          return (
            <li key={`${at}${title}`} className="py-2 text-14" aria-current={isNow ? 'step' : undefined}>
              <span className="tabular mr-3 text-ink-3">
                {day ? '' : `${monthDay(at)} `}
                {timeOfDay(at)}
                {schedule[index + 1] && day && `–${timeOfDay(schedule[index + 1]?.at ?? at)}`}
              </span>
              <b className={index < begun && !isNow ? 'font-normal text-ink-3' : 'font-semibold text-ink-1'}>{title}</b>
              {place && <span className="ml-2 text-ink-3">{place}</span>}
              {isNow && (
                <Tag tone="ok" className="ml-2">
                  现在
                </Tag>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

function About({ fair }: { fair: Fair }) {
  const limit = fair.capacity > 0 ? `，限 ${fair.capacity.toLocaleString('en-US')} 人` : '';
  return (
    <Card heading="招聘会介绍">
      {fair.coverUrl && (
        <SafeImage src={fair.coverUrl} alt="" className="mb-4 aspect-5/3 w-full max-w-80 rounded-card" />
      )}
      {fair.intro && <Prose text={fair.intro} />}
      <FactRows
        className="mt-4 grid-cols-[44px_1fr] gap-y-1.5 border-t border-line pt-4"
        facts={[
          ['主办', fair.organiser],
          ['地址', fair.online ? '' : `${fair.cityName} ${fair.address}`],
          ['报名', `${monthDay(fair.signUpFrom)} 至 ${monthDay(fair.signUpUntil)} ${timeOfDay(fair.signUpUntil)}`],
          ['人数', `已报名 ${fair.taken.toLocaleString('en-US')} 人${limit}`],
        ]}
      />
    </Card>
  );
}

/** A fair: its exhibitors, filtered by one subject or by a block of booths of the plan, which opens above them. */
export function FairPage({ data }: { data: FairData }) {
  const { fair } = data;
  const site = useSite();
  const [open, setOpen] = useState<string | null>(null);
  const [block, setBlock] = useState<readonly string[]>([]);
  const [route] = useRoute(fair.id, useSession(isSeekerSignedIn));
  const stops = route && route !== 'failed' ? route.list.stops : [];
  const shared = { data, stops, block, open };
  const exhibitors = <Exhibitors {...shared} onAll={() => setBlock([])} onOpen={setOpen} />;
  return (
    <div className="reading-page">
      <StructuredData value={fairStructuredData(data, site?.pcSiteUrl ?? '')} />
      <div className="page pb-10">
        <FairHead fair={fair} now={data.now} tab="exhibitors" />
        {fair.cancelReason !== null && fair.status === 'cancelled' && (
          <p role="status" className="mb-3 rounded-card border border-err-line bg-err-tint px-4 py-3 text-err-ink">
            本场招聘会已取消。{fair.cancelReason && `原因：${fair.cancelReason}`}
          </p>
        )}
        <SubjectPills data={data} />
        <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-4 max-[1100px]:grid-cols-1">
          <div className="min-w-0 space-y-4">
            {!fair.online && fair.booths.length > 0 && (
              <details>
                <summary className="link w-fit text-14">看平面图</summary>
                <div className="mt-3">
                  <PlanCard {...shared} onBlock={setBlock} />
                </div>
              </details>
            )}
            {exhibitors}
          </div>
          <div className="space-y-4">
            <Programme data={data} />
            <About fair={fair} />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Structured data of a fair (schema.org Event) and its breadcrumbs. */
function fairStructuredData({ fair }: FairData, siteUrl: string) {
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
    image: absolute(origin, fair.coverUrl ?? shareCardUrl('fair', fair.id)),
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
