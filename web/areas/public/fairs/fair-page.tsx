import MapPin from 'lucide-react/icons/map-pin';
import { useState } from 'react';
import { fairTypeText, hoursText, placeText, stateWords } from '#web/features/fairs/fair-words.ts';
import { Prose } from '#web/features/page/prose.tsx';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { FairCover } from '#web/features/pictures/fair-cover.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { paths } from '#web/paths.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Card } from '#web/ui/card.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { ExhibitorsCard } from './exhibitors-card.tsx';
import { fairStructuredData } from './fair-structured-data.ts';
import type { FairData } from './load-fair.ts';
import { PlanCard } from './plan-card.tsx';
import { SignUpCard } from './sign-up-card.tsx';

function Head({ data: { fair, now } }: { data: FairData }) {
  const state = stateWords(fair, now);
  const numbers: [number, string][] = [
    [fair.exhibitors, '参会单位'],
    [fair.posts, '岗位'],
    [fair.taken, '已报名'],
  ];
  return (
    <div className="border-b border-line bg-surface">
      <div className="page pt-3 pb-5">
        <Breadcrumb crumbs={[{ label: '招聘会', href: paths.fairs() }, { label: fair.title }]} />
        <div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-4">
          <FairCover fair={fair} dated className="h-28 w-56 flex-none rounded-card max-sm:w-full" />
          <div className="min-w-0 flex-1 basis-100 max-sm:basis-full">
            <h1 className="text-24 max-sm:text-20">{fair.title}</h1>
            <p className="mt-2 flex flex-wrap gap-1.5">
              <Tag tone={state.tone}>{state.label}</Tag>
              <Tag>{fairTypeText(fair.type)}</Tag>
              {fair.online && <Tag>线上</Tag>}
            </p>
            <p className="mt-2 flex flex-wrap gap-x-4 text-14">
              <span className="tabular text-ink-1">
                {monthDay(fair.startsAt)} {hoursText(fair)}
              </span>
              <span className="inline-flex items-center gap-1">
                <MapPin size={14} className="text-ink-4" aria-hidden />
                {placeText(fair)}
              </span>
            </p>
          </div>
          <dl className="flex divide-x divide-line text-center max-sm:grid max-sm:w-full max-sm:auto-cols-fr max-sm:grid-flow-col">
            {numbers.map(([value, label]) => (
              <div key={label} className="flex flex-col-reverse px-6 first:pl-0 last:pr-0 max-sm:px-1!">
                <dt className="text-12 text-ink-3">{label}</dt>
                <dd className="tabular text-24 leading-8 font-semibold text-ink-1">{value.toLocaleString('en-US')}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </div>
  );
}

function Programme({ fair }: { fair: FairData['fair'] }) {
  if (fair.schedule.length === 0) return null;
  return (
    <Card id="schedule" heading="活动日程">
      <ol className="programme">
        {fair.schedule.map(({ at, title, place }) => (
          <li key={`${at}${title}`}>
            <span className="tabular mr-3 text-13 text-ink-3">
              {monthDay(at)} {timeOfDay(at)}
            </span>
            <b className="font-medium text-ink-1">{title}</b>
            {place && <span className="ml-2 text-13 text-ink-3">{place}</span>}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function VenueSide({ fair }: { fair: FairData['fair'] }) {
  const rows = [
    ['主办', fair.organiser],
    ['场馆', fair.online ? '线上展厅' : fair.venue],
    ['地址', fair.online ? '' : `${fair.cityName} ${fair.address}`],
    ['报名', `${monthDay(fair.signUpFrom)} 至 ${monthDay(fair.signUpUntil)} ${timeOfDay(fair.signUpUntil)}`],
  ].filter(([, value]) => value);
  return (
    <section className="card p-5 max-sm:p-4" aria-label="参会信息">
      <h2 className="mb-2 text-14">参会信息</h2>
      <dl className="grid grid-cols-[44px_1fr] gap-y-1.5 text-13">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="text-ink-1">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A fair: facts, plan, exhibitors with posts, and sign-up. */
export function FairPage({ data }: { data: FairData }) {
  const { fair, now } = data;
  const site = useSite();
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <div className="reading-page">
      <StructuredData value={fairStructuredData(data, site?.pcSiteUrl ?? '')} />
      <Head data={data} />
      <div className="page reading-grid pt-4">
        <div className="flex min-w-0 flex-col gap-4 max-sm:gap-3">
          {fair.cancelReason !== null && fair.status === 'cancelled' && (
            <p role="status" className="rounded-card border border-err-line bg-err-tint px-4 py-3 text-err-ink">
              本场招聘会已取消。{fair.cancelReason && `原因：${fair.cancelReason}`}
            </p>
          )}
          <div className="lg:hidden">
            <SignUpCard fair={fair} now={now} />
          </div>
          {fair.intro && (
            <Card heading="招聘会介绍">
              <Prose text={fair.intro} />
            </Card>
          )}
          <PlanCard data={data} chosen={chosen} onChoose={(booth) => setChosen(booth.id)} />
          <ExhibitorsCard data={data} chosen={chosen} />
          <Programme fair={fair} />
        </div>
        <aside aria-label="报名与参会信息" className="flex flex-col gap-4">
          <div className="max-lg:hidden">
            <SignUpCard fair={fair} now={now} />
          </div>
          <VenueSide fair={fair} />
          <section className="card script-only flex items-center gap-4 p-5 max-lg:hidden" aria-label="手机上继续看">
            <QrCode path={paths.fair(fair.id)} size={96} />
            <p className="text-12 text-ink-3">
              <b className="mb-1 block text-14 font-medium text-ink-1">手机上继续看</b>
              微信扫一扫，入场券带在身边
            </p>
          </section>
        </aside>
      </div>
    </div>
  );
}
