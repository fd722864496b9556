import { Button, Empty } from 'antd';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import type { ExamRoom, RoomSeat } from '#contract/exams/rooms.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { RowsSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { PrintButtons } from './print-buttons.tsx';
import { SeatDialog } from './seat-dialog.tsx';

interface Props {
  examId: string;
  roomId: string;
  isDrawn: boolean;
  /** All rooms, among which a person may be moved. */
  rooms: readonly ExamRoom[];
  mayArrange: boolean;
}

/** Who sits in a room, by seat. */
export function SeatPlan({ examId, roomId, isDrawn, rooms, mayArrange }: Props) {
  const [moving, setMoving] = useState<RoomSeat | null>(null);
  const plan = useCall('GET /api/company/examRooms/:id', { params: { id: roomId } }, { quiet: true });
  if (plan.isError) return <LoadFailed title="座位表没有加载出来" onRetry={plan.refetch} />;
  if (!plan.data) return <RowsSkeleton />;
  const { room, seats } = plan.data;
  return (
    <section aria-label="座位表" className="min-w-0 rounded-card border border-line bg-surface p-4">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-16 font-semibold text-ink-1">
        第 {String(room.number).padStart(2, '0')} 考场
        <span className="text-13 font-normal text-ink-3">
          {room.place}，{room.name}，{room.subject ? `${labelOf(subjects, room.subject)}，` : ''}
          {room.accessible && '无障碍，'}
          {room.taken} / {room.seats} 人
        </span>
      </h2>
      {seats.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          <PrintButtons examId={examId} roomId={roomId} small />
        </div>
      )}
      {seats.length === 0 ? (
        <Empty className="py-12!" description={isDrawn ? '这个考场没有坐人' : '抽签之后这里是座位表'} />
      ) : (
        <ol className="exam-seats mt-3">
          {seats.map((person) => {
            const { seat, name, ticket, post } = person;
            return (
              <li key={seat} className="flex min-w-0 items-center gap-2 rounded-ctl border border-line px-2.5 py-2">
                <b className="tabular text-20 text-ink-1">{String(seat).padStart(2, '0')}</b>
                <span className="min-w-0 text-12 text-ink-3" title={post.title}>
                  <span className="cut block text-13 text-ink-1">{name}</span>
                  <span className="tabular block">{ticket}</span>
                  <span className="cut block">{post.code}</span>
                </span>
                {mayArrange && (
                  <Button
                    type="text"
                    size="small"
                    className="ml-auto!"
                    aria-label={`给 ${name} 调座`}
                    title="调座"
                    icon={<ArrowLeftRight size={14} />}
                    onClick={() => setMoving(person)}
                  />
                )}
              </li>
            );
          })}
        </ol>
      )}
      {moving && <SeatDialog examId={examId} person={moving} rooms={rooms} onClose={() => setMoving(null)} />}
    </section>
  );
}
