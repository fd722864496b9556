import { useEffect, useState } from 'react';
import type { ShownBooth } from '#contract/fairs/fair-shapes.ts';
import type { FairDetail, RouteList } from '#contract/fairs/fair-views.ts';
import { call } from '#web/api/browser-call.ts';
import { FloorPlan } from '#web/features/fairs/floor-plan.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { bestStops } from './best-stops.ts';

/** The plan of each hall with stops, the booths numbered as in the list; nothing for an online fair. */
export function RoutePlan({ list: { fair, stops } }: { list: RouteList }) {
  const [plan, setPlan] = useState<FairDetail | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { id, online } = fair;
  useEffect(() => {
    if (online) return;
    call('GET /api/fairs/:id', { params: { id } }, { background: true, quiet: true }).then(setPlan, () => {});
  }, [id, online]);
  if (online) return null;
  if (!plan) return <Skeleton className="h-120 w-full" />;
  const best = bestStops(stops);
  const places = new Map(stops.map(({ companyId, name }, at) => [companyId, { name, stop: at + 1 }]));
  const of = (booth: ShownBooth) => (booth.companyId ? places.get(booth.companyId) : undefined);
  const halls = plan.halls
    .map((hall, at) => ({ hall, booths: plan.booths.filter((booth) => booth.hall === at) }))
    .filter(({ booths }) => booths.some(of));
  return halls.map(({ hall, booths }) => (
    <div key={hall.name} className="min-w-0 flex-1 *:h-full">
      <Card
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
    </div>
  ));
}
