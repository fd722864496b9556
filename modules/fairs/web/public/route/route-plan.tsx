import { type ReactNode, useEffect, useState } from 'react';
import { call } from '#web/api/browser-call.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { ShownBooth } from '../../../contract/fair-shapes.ts';
import type { FairDetail, RouteList } from '../../../contract/fair-views.ts';
import { FloorPlan } from '../../parts/floor-plan.tsx';
import { bestStops } from './best-stops.ts';

const beside = 'flex flex-col gap-4 lg:grid lg:grid-cols-[minmax(0,8fr)_minmax(0,5fr)]';
const column = 'flex flex-col gap-4 max-lg:contents';

/** The plan of each hall with stops, the booths numbered as in the list; what belongs beside it follows the last one. */
export function RoutePlan({ list: { fair, stops }, children }: { list: RouteList; children: ReactNode }) {
  const [plan, setPlan] = useState<FairDetail | 'failed' | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { id } = fair;
  useEffect(() => {
    const read = call('GET /api/fairs/:id', { params: { id } }, { background: true, quiet: true });
    read.then(setPlan, () => setPlan('failed'));
  }, [id]);
  const best = bestStops(stops);
  const places = new Map(stops.map(({ companyId, name }, at) => [companyId, { name, stop: at + 1 }]));
  const of = (booth: ShownBooth) => (booth.companyId ? places.get(booth.companyId) : undefined);
  const known = plan === 'failed' ? null : plan;
  const halls = (known?.halls ?? [])
    .map((hall, at) => ({ hall, booths: (known?.booths ?? []).filter((booth) => booth.hall === at) }))
    .filter(({ booths }) => booths.some(of));
  const cards = halls.map(({ hall, booths }) => (
    <Card
      key={hall.name}
      heading={`${hall.name}，${booths.filter(of).length} 站`}
      aside={booths.some(({ companyId }) => best.has(companyId ?? '')) && '橙色是必去的'}
    >
      <FloorPlan
        hall={hall}
        booths={booths}
        lookOf={(booth) => {
          const place = of(booth);
          return place
            ? {
                look: best.has(booth.companyId ?? '') ? 'best' : 'mine',
                words: `${place.name}，第 ${place.stop} 站`,
                stop: place.stop,
              }
            : { look: booth.companyId ? 'other' : 'free', words: booth.companyId ? '不在路线里' : '单位待定' };
        }}
        chosen={chosen}
        onChoose={(booth) => setChosen(booth.id)}
        label={`${hall.name}平面图，标着路线`}
        walked
      />
    </Card>
  ));
  const left = Math.ceil(cards.length / 2);
  // The same elements while the plan loads and if it does not: what stands beside it keeps its state and its focus.
  return (
    <div className={plan === 'failed' ? '' : beside}>
      {plan !== 'failed' && (
        <div className={`${column} *:flex-1`}>{plan ? cards.slice(0, left) : <Skeleton className="h-96 w-full" />}</div>
      )}
      <div className={column}>
        {cards.slice(left)}
        {children}
      </div>
    </div>
  );
}
