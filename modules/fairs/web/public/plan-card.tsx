import { useState } from 'react';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { Card } from '#web/ui/card.tsx';
import { ChoiceTabs } from '#web/ui/tabs.tsx';
import type { Hall, ShownBooth } from '../../contract/fair-shapes.ts';
import type { RouteList } from '../../contract/fair-views.ts';
import { type BoothLook, FloorPlan } from '../parts/floor-plan.tsx';
import { type FairData, hires } from './load-fair.ts';

interface Props {
  data: FairData;
  /** The reader's route, whose booths are numbered. */
  stops: RouteList['stops'];
  chosen: string | null;
  onChoose(booth: ShownBooth): void;
}

/** The plan of the halls; each booth says whose it is, and the exhibitors stand beside it. */
export function PlanCard({ data: { fair, exhibitors, subject }, stops, chosen, onChoose }: Props) {
  const [hall, setHall] = useState('0');
  const here = fair.booths.filter((booth) => booth.hall === Number(hall));
  const shown = fair.halls[Number(hall)];
  const ofCompany = new Map(exhibitors.map((exhibitor) => [exhibitor.companyId, exhibitor]));
  const lookOf = (booth: ShownBooth): BoothLook => {
    const exhibitor = booth.companyId ? ofCompany.get(booth.companyId) : undefined;
    if (!exhibitor) return { look: 'free', words: '单位待定' };
    const stop = stops.findIndex(({ companyId }) => companyId === booth.companyId) + 1;
    const words = `${exhibitor.name}，${exhibitor.posts.length} 个岗位${stop > 0 ? `，路线第 ${stop} 站` : ''}`;
    const look = stop > 0 ? 'mine' : subject && hires(exhibitor, subject) ? 'fit' : 'taken';
    return { look, words, stop };
  };
  const legend = [
    ['mine', '要去的'],
    ['fit', `招${labelOf(subjects, subject)}的`],
    ['free', '待定'],
  ].map(([look, words]) => ({ look, words, booths: here.filter((booth) => lookOf(booth).look === look).length }));
  const at = fair.booths.find(({ id }) => id === chosen);
  const who = at?.companyId ? ofCompany.get(at.companyId) : undefined;
  if (!shown || fair.booths.length === 0) return null;
  return (
    <Card
      id="plan"
      heading="展位平面图"
      aside={
        <>
          点展位看岗位<span className="sr-only">，键盘用方向键移动、回车选中</span>
          <span className="sm:hidden">，左右滑动看全图</span>
        </>
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {fair.halls.length > 1 && (
          <ChoiceTabs
            label="展厅"
            choices={fair.halls.map(({ name }, value) => ({ value: String(value), label: name }))}
            value={hall}
            onChange={setHall}
          />
        )}
        <ul className="ml-auto flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-2" aria-label="展位颜色">
          {legend
            .filter(({ booths }) => booths > 0)
            .map(({ look, words, booths }) => (
              <li key={look} className="flex items-center gap-1.5">
                <span className="plan-key" data-look={look} /> {words} {booths}
              </li>
            ))}
        </ul>
      </div>
      <FloorPlan
        {...closeGaps(shown, here)}
        lookOf={lookOf}
        chosen={chosen}
        onChoose={onChoose}
        label={`${shown.name}平面图`}
      />
      <p className="text-14 not-empty:mt-3" aria-live="polite">
        {at &&
          (who ? (
            <>
              <b className="font-semibold text-ink-1">
                {at.number} {who.name}
              </b>
              <span className="text-ink-3"> · {who.posts.length} 个岗位 · </span>
              <a className="link" href={`#booth-${who.companyId}`}>
                看岗位
              </a>
            </>
          ) : (
            <span className="text-ink-3">{at.number} 号展位的单位还没有公布</span>
          ))}
      </p>
    </Card>
  );
}

/** A coordinate after every way between booths is one cell wide. */
function closer(spans: readonly (readonly [from: number, length: number])[]) {
  const isTaken = (cell: number) => cell < 0 || spans.some(([from, length]) => cell >= from && cell < from + length);
  return (at: number) =>
    at - Array.from({ length: at }, (_, cell) => cell).filter((cell) => !isTaken(cell) && !isTaken(cell - 1)).length;
}

/** A hall whose ways are one cell wide: what counts on its plan is which booth stands beside which. */
export function closeGaps(hall: Hall, booths: readonly ShownBooth[]) {
  const [x, y] = [closer(booths.map((booth) => [booth.x, booth.w])), closer(booths.map((booth) => [booth.y, booth.h]))];
  return {
    hall: { ...hall, width: x(hall.width), height: y(hall.height) },
    booths: booths.map((booth) => ({ ...booth, x: x(booth.x), y: y(booth.y) })),
  };
}
