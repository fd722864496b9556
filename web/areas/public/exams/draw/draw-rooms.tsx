import { useState } from 'react';
import type { ExamDraw } from '#contract/exams/rooms.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { RoomPlan, two } from '#web/features/exams/room-plan.tsx';
import { Card } from '#web/ui/card.tsx';
import { ChoiceTabs } from '#web/ui/tabs.tsx';

const MOST_TABS = 12;

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
  const bySeat = new Map(seats.filter((one) => one.room === room.number).map((one) => [one.seat, one.number]));
  const people = Map.groupBy(seats, (one) => one.room);
  const choices = rooms.map(({ number, seats: all }) => ({
    value: String(number),
    label: (
      <>
        {two(number)} 考场
        <span className="tabular text-12 font-normal">
          {number === own?.room
            ? '我在这里'
            : draw.seed
              ? people.has(number)
                ? `${people.get(number)?.length} 人`
                : '备用'
              : `${all} 座`}
        </span>
      </>
    ),
  }));
  const kind = [room.subject ? labelOf(subjects, room.subject) : '不限学科', room.accessible ? '无障碍' : ''];
  return (
    <Card
      heading={`第 ${two(room.number)} 考场`}
      aside={`${kind.filter(Boolean).join('，')}，${bySeat.size === room.seats ? `${room.seats} 座坐满` : `${room.seats} 座${draw.seed ? `，坐 ${bySeat.size} 人` : ''}`}`}
    >
      {rooms.length > MOST_TABS ? (
        <select
          className="field script-only mb-3 w-40!"
          aria-label="考场"
          value={room.number}
          onChange={(event) => setChosen(Number(event.target.value))}
        >
          {rooms.map(({ number }) => (
            <option key={number} value={number}>
              第 {two(number)} 考场
            </option>
          ))}
        </select>
      ) : (
        rooms.length > 1 && (
          <ChoiceTabs
            label="考场"
            className="script-only mb-3 flex-wrap"
            choices={choices}
            value={String(room.number)}
            onChange={(number) => setChosen(Number(number))}
          />
        )
      )}
      {/* The room fills its card. */}
      <div className="[&_li[aria-hidden]]:opacity-100 [&_section>div]:max-w-none">
        <RoomPlan
          seats={room.seats}
          seat={(seat) => {
            const number = bySeat.get(seat);
            const isOwn = number !== undefined && number === sought;
            const look = isOwn
              ? 'border-(--brand-solid) bg-(--brand-solid) text-(--on-brand)'
              : number === undefined
                ? 'border-dashed border-line-strong text-ink-3'
                : 'border-line bg-surface text-ink-2';
            return (
              <span
                className={`tabular flex h-16 flex-col items-center justify-center rounded-ctl border px-1 text-12 max-sm:h-12 lg:h-18 ${look}`}
              >
                <b
                  className={`text-20 leading-6 max-sm:text-18 max-sm:leading-5 ${isOwn || number === undefined ? '' : 'text-ink-1'}`}
                >
                  {two(seat)}
                </b>
                {number ?? (draw.seed ? '空' : '待抽签')}
              </span>
            );
          }}
        />
      </div>
      <p className="mt-2 text-12 text-ink-3">大字是座位号，沿连线编号；小字是坐在这里的报名号。</p>
    </Card>
  );
}
