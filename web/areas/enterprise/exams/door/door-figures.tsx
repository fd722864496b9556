import type { DoorList } from '#contract/exams/door.ts';
import { FigureStrip } from '#web/features/console/figure-strip.tsx';

interface Props {
  /** Of this door. */
  lists: readonly DoorList[];
  arrived: ReadonlyMap<string, string>;
  /** Marks that the server has not confirmed. */
  pending: number;
  isOffline: boolean;
}

/** Who has come and who is awaited at this door, and whether the server knows it. */
export function DoorFigures({ lists, arrived, pending, isOffline }: Props) {
  const people = lists.flatMap((list) => list.people);
  const came = people.filter(({ ticket }) => arrived.has(ticket)).length;
  const figures = [
    { label: '已到', value: came, note: `应到 ${people.length} 人` },
    { label: '未到', value: people.length - came },
    { label: '没有上报的记录', value: pending },
    { label: '网络', value: isOffline ? '断开' : '正常' },
  ];
  return (
    <>
      {lists.length > 0 && (
        <div aria-live="polite">
          <FigureStrip label="到场" figures={figures} />
        </div>
      )}
      {isOffline && (
        <p
          role="status"
          className="mb-3 rounded-ctl border border-warm-line bg-warm-tint px-3 py-2 text-13 text-warm-ink"
        >
          没有网络，按已载入的名单核验。{pending > 0 && `${pending} 条到场记录待上报，连上网络自动上报`}
        </p>
      )}
    </>
  );
}
