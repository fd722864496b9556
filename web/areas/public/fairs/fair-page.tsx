import { useState } from 'react';
import { Prose } from '#web/features/page/prose.tsx';
import { StructuredData } from '#web/features/page/structured-data.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { monthDay, timeOfDay } from '#web/features/time/day-parts.ts';
import { isSeekerSignedIn } from '#web/session/session-state.ts';
import { useSession } from '#web/session/session-store.ts';
import { Card } from '#web/ui/card.tsx';
import { Exhibitors } from './exhibitors.tsx';
import { FairHead } from './fair-head.tsx';
import { fairStructuredData } from './fair-structured-data.ts';
import type { FairData } from './load-fair.ts';
import { PlanCard } from './plan-card.tsx';
import { RouteStrip } from './route-strip.tsx';
import { SubjectPills } from './subject-pills.tsx';
import { useRoute } from './use-route.ts';

type Fair = FairData['fair'];

function Programme({ fair, className }: { fair: Fair; className?: string }) {
  if (fair.schedule.length === 0) return null;
  return (
    <Card id="schedule" heading="活动日程" className={className}>
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

function About({ fair }: { fair: Fair }) {
  const rows = [
    ['主办', fair.organiser],
    ['场馆', fair.online ? '线上展厅' : fair.venue],
    ['地址', fair.online ? '' : `${fair.cityName} ${fair.address}`],
    ['报名', `${monthDay(fair.signUpFrom)} 至 ${monthDay(fair.signUpUntil)} ${timeOfDay(fair.signUpUntil)}`],
  ].filter(([, value]) => value);
  return (
    <Card heading="招聘会介绍" className="fair-after">
      {fair.intro && <Prose text={fair.intro} />}
      <dl className="mt-4 grid grid-cols-[44px_1fr] gap-y-1.5 border-t border-line pt-4 text-13">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="text-ink-1">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** A fair: its plan beside the exhibitors, both filtered by one subject; an online fair has its programme in the plan's place. */
export function FairPage({ data }: { data: FairData }) {
  const { fair } = data;
  const site = useSite();
  const [chosen, setChosen] = useState<string | null>(null);
  const [route] = useRoute(fair.id, useSession(isSeekerSignedIn));
  const stops = route && route !== 'failed' ? route.list.stops : [];
  return (
    <div className="reading-page">
      <StructuredData value={fairStructuredData(data, site?.pcSiteUrl ?? '')} />
      <FairHead data={data} />
      <div className="page pt-3 pb-10">
        {fair.cancelReason !== null && fair.status === 'cancelled' && (
          <p role="status" className="mb-3 rounded-card border border-err-line bg-err-tint px-4 py-3 text-err-ink">
            本场招聘会已取消。{fair.cancelReason && `原因：${fair.cancelReason}`}
          </p>
        )}
        <SubjectPills data={data} />
        <div className="fair-grid">
          <div className="fair-plan-side">
            {fair.online ? (
              <Programme fair={fair} />
            ) : (
              <PlanCard data={data} stops={stops} chosen={chosen} onChoose={(booth) => setChosen(booth.id)} />
            )}
            <RouteStrip fairId={fair.id} stops={stops} />
            <About fair={fair} />
            {!fair.online && <Programme fair={fair} className="fair-after" />}
          </div>
          <Exhibitors data={data} stops={stops} chosen={chosen} onChoose={setChosen} />
        </div>
      </div>
    </div>
  );
}
