import { useEffect, useState } from 'react';
import { useAction } from '#web/features/calls/use-action.ts';
import { booth as machine } from '../../contract/booth-state.ts';
import type { ShownBooth } from '../../contract/fair-shapes.ts';
import type { CompanyFair } from '../../contract/fair-status.ts';
import type { FairDetail } from '../../contract/fair-views.ts';
import { type BoothLook, FloorPlan } from '../parts/floor-plan.tsx';
import { HallPick } from '../parts/hall-pick.tsx';
import { fairCalls } from './use-fairs.ts';

/** The remaining time of a reservation, '12:05'; empty once it has expired. */
function useLeft(until: string | undefined): string {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = until ? Math.floor((Date.parse(until) - now) / 1_000) : 0;
  return left <= 0 ? '' : `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

/** The plan, on which choosing a free booth reserves it for 15 minutes; without a choice any booth is assigned. */
export function BoothChoice({ fair, own }: { fair: FairDetail; own: CompanyFair }) {
  const [hall, setHall] = useState(0);
  const hold = useAction('POST /api/company/fairs/:id/hold', { invalidates: fairCalls });
  const params = { id: fair.id };
  const left = useLeft(own.hold?.until);
  const mine = left ? own.hold?.boothId : undefined;
  const lookOf = (booth: ShownBooth): BoothLook => {
    if (booth.id === mine) return { look: 'mine', words: '为贵单位占用' };
    const look = booth.status === 'sold' ? 'taken' : booth.status;
    return { look, words: machine.labels.recruiter[booth.status] };
  };
  const choose = (booth: ShownBooth) => {
    if (booth.id === mine) void hold.send({ params, body: {} });
    else if (booth.status === 'free') void hold.send({ params, body: { boothId: booth.id } });
  };
  const shown = fair.halls[hall];
  if (!shown) return null;
  return (
    <div>
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <HallPick halls={fair.halls} value={hall} onChange={setHall} />
        <p className="ml-auto flex gap-3 text-12 text-ink-3">
          {(['free', 'held', 'taken', 'mine'] as const).map((look) => (
            <span key={look} className="flex items-center gap-1">
              <span className="plan-key" data-look={look} />
              {{ free: '可选', held: '占用中', taken: '已定', mine: '我选的' }[look]}
            </span>
          ))}
        </p>
      </div>
      <FloorPlan
        hall={shown}
        booths={fair.booths.filter((booth) => booth.hall === hall)}
        lookOf={lookOf}
        chosen={mine ?? null}
        onChoose={choose}
        label={`${shown.name}平面图，选一个展位`}
      />
      <p className="mt-2 text-13" role="status">
        {mine ? (
          <>
            已为贵单位占用展位 <b className="num">{own.hold?.number}</b>，请在{' '}
            <b className="tabular font-semibold text-warm-ink">{left}</b> 内提交申请
          </>
        ) : own.freeBooths > 0 ? (
          '点选一个空展位，会保留 15 分钟；不选则由主办方安排。'
        ) : (
          '展位已满，提交后按顺序候补。'
        )}
      </p>
    </div>
  );
}
