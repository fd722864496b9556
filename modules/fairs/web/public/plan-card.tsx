import { useState } from 'react';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { Card } from '#web/ui/card.tsx';
import { ChoiceTabs } from '#web/ui/tabs.tsx';
import type { Hall, ShownBooth } from '../../contract/fair-shapes.ts';
import type { RouteList } from '../../contract/fair-views.ts';
import { overlap } from '../../contract/hall-plan.ts';
import { type BoothLook, FloorPlan, type PlanTarget } from '../parts/floor-plan.tsx';
import { type FairData, hires } from './load-fair.ts';

interface Props {
  data: FairData;
  /** The reader's route, whose booths are numbered. */
  stops: RouteList['stops'];
  /** The booth whose school is open in the list. */
  open: string | null;
  /** The booths whose schools alone are listed, of one block; none for all. */
  block: readonly string[];
  onBlock(booths: readonly string[]): void;
}

/** The plan of the halls; a block of booths is pressed to list its schools beside it. */
export function PlanCard({ data: { fair, exhibitors, subject }, stops, open, block, onBlock }: Props) {
  const [hall, setHall] = useState('0');
  const here = fair.booths.filter((booth) => booth.hall === Number(hall));
  const shown = fair.halls[Number(hall)];
  if (!shown || fair.booths.length === 0) return null;
  const ofCompany = new Map(exhibitors.map((exhibitor) => [exhibitor.companyId, exhibitor]));
  const stopOf = ({ companyId }: ShownBooth) => stops.findIndex((stop) => stop.companyId === companyId) + 1;
  const lookOf = (booth: ShownBooth): BoothLook => {
    const exhibitor = ofCompany.get(booth.companyId ?? '');
    if (!exhibitor) return { look: 'free' };
    const stop = stopOf(booth);
    return { look: stop > 0 ? 'mine' : subject && hires(exhibitor, subject) ? 'fit' : 'taken', stop };
  };
  const legend = [
    ['mine', '要去的'],
    ['fit', `招${labelOf(subjects, subject)}的`],
    ['free', '待定'],
  ].map(([look, words]) => ({ look, words, booths: here.filter((booth) => lookOf(booth).look === look).length }));
  const wordsOf = (booth: ShownBooth) => {
    const exhibitor = ofCompany.get(booth.companyId ?? '');
    if (!exhibitor || !hires(exhibitor, subject)) return [];
    const stop = stopOf(booth);
    return `${exhibitor.name}，${exhibitor.posts.length} 个岗位${stop > 0 ? `，路线第 ${stop} 站` : ''}`;
  };
  const plan = closeGaps(shown, here);
  const targets = blocksOf(plan.booths).flatMap((booths): PlanTarget[] => {
    const words = booths.flatMap(wordsOf).join('；');
    const chosen = booths.some(({ id }) => block.includes(id));
    return words ? [{ booths, words, chosen, onChoose: () => onBlock(chosen ? [] : booths.map(({ id }) => id)) }] : [];
  });
  return (
    <Card
      id="plan"
      heading="展位平面图"
      aside={
        targets.length > 0 && (
          <>
            点一片看单位<span className="sr-only">，键盘用方向键移动、回车选中</span>
            <span className="sm:hidden">，左右滑动看全图</span>
          </>
        )
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {fair.halls.length > 1 && (
          <ChoiceTabs
            label="展厅"
            choices={fair.halls.map(({ name }, value) => ({ value: String(value), label: name }))}
            value={hall}
            onChange={(value) => {
              setHall(value);
              onBlock([]);
            }}
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
        {...plan}
        lookOf={(booth) => (booth.id === open ? { ...lookOf(booth), look: 'mine' } : lookOf(booth))}
        targets={targets}
        label={`${shown.name}平面图`}
      />
    </Card>
  );
}

/** Booths that stand side by side, as blocks between the ways. */
export function blocksOf(booths: readonly ShownBooth[]): ShownBooth[][] {
  const near = ({ x, y, w, h, ...booth }: ShownBooth) => ({ ...booth, x: x - 1, y: y - 1, w: w + 2, h: h + 2 });
  return booths.reduce<ShownBooth[][]>((blocks, booth) => {
    const [beside = [], apart = []] = [true, false].map((is) =>
      blocks.filter((block) => block.some((other) => overlap(near(booth), other)) === is),
    );
    return [...apart, [...beside.flat(), booth]];
  }, []);
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
