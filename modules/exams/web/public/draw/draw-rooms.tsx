import { clsx } from 'clsx';
import { useState } from 'react';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { Card } from '#web/ui/card.tsx';
import type { ExamDraw } from '../../../contract/rooms.ts';
import { RoomPlan, two } from '../../features/room-plan.tsx';

interface Props {
  draw: ExamDraw;
  /** The number that the reader looked up; its room and seat are shown. */
  sought: number | null;
}

/** Who sits where now: the seats as drawn, with the changes since. */
function seatsNow({ seats, changes }: ExamDraw) {
  const latest = new Map(seats.map((seat) => [seat.number, seat]));
  for (const { number, room, seat } of changes) latest.set(number, { number, room, seat });
  return [...latest.values()];
}

/** The rooms of a draw from above, with the number of who sits on each seat; before the draw the rooms alone. */
export function DrawRooms({ draw, sought }: Props) {
  const { rooms } = draw.input;
  const seats = seatsNow(draw);
  const own = seats.find(({ number }) => number === sought);
  const [chosen, setChosen] = useState<number | null>(null);
  const room = rooms.find(({ number }) => number === (chosen ?? own?.room)) ?? rooms[0];
  if (!room) return null;
  const bySeat = new Map(seats.filter((seat) => seat.room === room.number).map((one) => [one.seat, one.number]));
  const kind = [room.subject ? labelOf(subjects, room.subject) : '不限学科', room.accessible ? '无障碍' : ''];
  const people = `${room.seats} 座${draw.seed ? `，坐 ${bySeat.size} 人` : ''}`;
  return (
    <>
      {rooms.length > 1 && (
        <Card heading={`全部 ${rooms.length} 个考场`} className="script-only">
          <select
            className="field"
            aria-label="考场"
            value={room.number}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {rooms.map(({ number }) => (
              <option key={number} value={number}>
                第 {two(number)} 考场{number === own?.room && '，我在这里'}
              </option>
            ))}
          </select>
        </Card>
      )}
      <Card
        heading={`第 ${two(room.number)} 考场`}
        aside={`${kind.filter(Boolean).join('，')}，${bySeat.size === room.seats ? `${room.seats} 座坐满` : people}`}
        className="lg:col-start-2 lg:row-span-3 lg:row-start-1"
      >
        <RoomPlan
          seats={room.seats}
          seat={(seat) => {
            const number = bySeat.get(seat);
            const isOwn = number !== undefined && number === sought;
            return (
              <span
                className={clsx(
                  'tabular flex h-15 flex-col items-center justify-center rounded-ctl border text-12 max-sm:h-12',
                  isOwn
                    ? 'border-(--brand-solid) bg-(--brand-solid) text-(--on-brand)'
                    : number === undefined
                      ? 'border-dashed border-line-strong bg-surface text-ink-3'
                      : 'border-line-strong bg-surface text-ink-3',
                )}
              >
                <b
                  className={clsx(
                    'text-20 leading-5',
                    !isOwn && number && (sought === null ? 'font-semibold text-ink-2' : 'text-ink-1'),
                  )}
                >
                  {two(seat)}
                </b>
                {number ?? (draw.seed ? '空' : '待抽签')}
              </span>
            );
          }}
        />
        <p className="mt-2 text-14 text-ink-3">大字是座位号，小字是报名号。</p>
      </Card>
    </>
  );
}
