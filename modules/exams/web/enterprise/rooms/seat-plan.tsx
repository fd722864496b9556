import { Button, Empty } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import type { ExamRoom, RoomSeat } from '../../../contract/rooms.ts';
import { besideSeat, placeOfSeat } from '../../../contract/seats/seat-places.ts';
import { PrintMenu } from '../files/file-buttons.tsx';
import { RoomNote } from './room-note.tsx';
import { SeatDialog } from './seat-dialog.tsx';
import { SeatGrid } from './seat-grid.tsx';

interface Props {
  examId: string;
  roomId: string;
  isDrawn: boolean;
  /** All rooms, among which a person may be moved. */
  rooms: readonly ExamRoom[];
  mayArrange: boolean;
  onRoom(id: string): void;
}

interface ChosenProps {
  person: RoomSeat;
  seats: readonly RoomSeat[];
  room: ExamRoom;
  onMove: (() => void) | null;
}

/** The chosen person: where the seat is, and who sits beside it for the same post. */
function Chosen({ person, seats, room, onMove }: ChosenProps) {
  const { column, row } = placeOfSeat(person.seat, room.seats);
  const beside = besideSeat(person.seat, room.seats);
  const same = seats.filter(({ seat, post }) => beside.includes(seat) && post.code === person.post.code).length;
  return (
    <div className="rounded-ctl bg-brand-tint p-4 text-13">
      <b className="block text-24 leading-tight font-semibold text-ink-1">{person.name}</b>
      <p className="mb-3 text-ink-1">
        {person.post.code} {person.post.title}
      </p>
      <ul className="tabular grid gap-1">
        <li>
          座位 {person.seat}，第 {column} 列第 {row} 排
        </li>
        <li>准考证号 {person.ticket}</li>
        <li>报名号 {person.number}</li>
        <li className={same > 0 ? 'font-medium text-warm-ink' : undefined}>左右同岗位 {same} 人</li>
      </ul>
      {onMove && (
        <Button block className="mt-3" onClick={onMove}>
          调座
        </Button>
      )}
    </div>
  );
}

/** Who sits in a room: the plan of its aisles, and the person that is chosen. */
export function SeatPlan({ examId, roomId, isDrawn, rooms, mayArrange, onRoom }: Props) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isMoving, setMoving] = useState(false);
  const plan = useCall('GET /api/company/examRooms/:id', { params: { id: roomId } });
  if (plan.isError) return <LoadFailed title="座位表没有加载出来" error={plan.error} onRetry={plan.refetch} />;
  if (!plan.data) return <RowsSkeleton />;
  const { room, seats } = plan.data;
  const at = rooms.findIndex(({ id }) => id === roomId);
  const beside = [
    [rooms[at - 1], '上一个考场', <ChevronLeft key="before" size={16} />],
    [rooms[at + 1], '下一个考场', <ChevronRight key="after" size={16} />],
  ] as const;
  const chosen = seats.find(({ registrationId }) => registrationId === chosenId) ?? seats[0];
  return (
    <section aria-label="座位表" className="min-w-0 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-16 font-semibold text-ink-1">第 {String(room.number).padStart(2, '0')} 考场</h2>
        <span className="text-13 text-ink-3">
          {room.place}，{room.name}，{room.subject ? `${labelOf(subjects, room.subject)}，` : ''}
          {room.accessible && '无障碍，'}
          {room.taken} / {room.seats} 人
        </span>
        <span className="ml-auto flex flex-wrap gap-2 max-sm:ml-0">
          {seats.length > 0 && <PrintMenu examId={examId} roomId={roomId} />}
          {rooms.length > 1 &&
            beside.map(([next, label, icon]) => (
              <Button
                key={label}
                size="small"
                aria-label={label}
                icon={icon}
                disabled={!next}
                onClick={() => next && onRoom(next.id)}
              />
            ))}
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 xl:grid-cols-[minmax(0,1fr)_212px]">
        {seats.length === 0 ? (
          <Empty className="py-12!" description={isDrawn ? '这个考场没有坐人' : '抽签之后这里是座位表'} />
        ) : (
          <SeatGrid
            seats={seats}
            all={room.seats}
            chosenId={chosen?.registrationId}
            onChoose={({ registrationId }) => setChosenId(registrationId)}
          />
        )}
        <div className="grid content-start gap-4 md:max-xl:grid-cols-2 xl:pt-8">
          {chosen && (
            <Chosen person={chosen} seats={seats} room={room} onMove={mayArrange ? () => setMoving(true) : null} />
          )}
          <RoomNote key={`${room.invigilators}${room.directions}`} room={room} mayArrange={mayArrange} />
        </div>
      </div>
      {isMoving && chosen && (
        <SeatDialog examId={examId} person={chosen} rooms={rooms} onClose={() => setMoving(false)} />
      )}
    </section>
  );
}
