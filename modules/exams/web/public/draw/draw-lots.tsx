import { Card } from '#web/ui/card.tsx';
import type { ExamDraw } from '../../../contract/rooms.ts';

/** The groups of an interview, with the registration number of each lot; before the draw the groups alone. */
export function DrawLots({ draw: { input, seats, revealedAt }, sought }: { draw: ExamDraw; sought: number | null }) {
  const byGroup = Map.groupBy(seats, ({ room }) => room);
  return input.rooms.map(({ number, subject, seats: most }) => {
    const lots = byGroup.get(number) ?? [];
    return (
      <Card
        key={number}
        heading={`第 ${number} 组`}
        aside={`岗位 ${subject?.split('+').map(decodeURIComponent).join('、')}，${lots.length > 0 ? `${lots.length} 人` : `最多 ${most} 人`}`}
      >
        {lots.length === 0 ? (
          <p className="text-13 text-ink-3">
            {seats.length > 0
              ? '没有抽到这一组的人'
              : revealedAt
                ? '已抽签，全部小组结束后公布签号；本人的签号在“我的公招”'
                : '等待抽签'}
          </p>
        ) : (
          <ol className="grid grid-cols-5 gap-2 max-lg:grid-cols-4 max-sm:grid-cols-2">
            {lots
              .toSorted((one, other) => one.seat - other.seat)
              .map((one) => (
                <li
                  key={one.seat}
                  className={`tabular flex items-baseline gap-2 rounded-ctl border px-2.5 py-1.5 text-12 ${one.number === sought ? 'border-brand bg-brand-tint' : 'border-line'}`}
                >
                  <b className="text-14 text-ink-1">{one.seat} 号</b>
                  {one.number}
                </li>
              ))}
          </ol>
        )}
      </Card>
    );
  });
}
