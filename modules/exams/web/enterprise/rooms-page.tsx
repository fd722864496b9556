import { Button } from 'antd';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCall } from '#web/features/calls/use-call.ts';
import { ListSkeleton } from '#web/features/console/list-skeleton.tsx';
import { LoadFailed } from '#web/features/console/load-failed.tsx';
import { paths } from '#web/paths.ts';
import type { OwnExam } from '../../contract/company-exams.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { ExamHead } from './exam-head.tsx';
import { PrintMenu } from './files/file-buttons.tsx';
import { OfExam } from './of-exam.tsx';
import { OpenDraw } from './rooms/open-draw.tsx';
import { RoomsForm } from './rooms/rooms-form.tsx';
import { SeatChanges } from './rooms/seat-changes.tsx';
import { SeatPlan } from './rooms/seat-plan.tsx';
import '../exams.css';
import { clsx } from 'clsx';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import type { ExamRoom } from '../../contract/rooms.ts';

/** '语文 8，数学 3': the rooms that take only one subject. */
const subjectsOf = (rooms: readonly ExamRoom[]): string =>
  [...Map.groupBy(rooms, ({ subject }) => subject)]
    .flatMap(([subject, own]) => (subject ? `${labelOf(subjects, subject)} ${own.length}` : []))
    .join('，');

const sumOf = (rooms: readonly ExamRoom[], of: (room: ExamRoom) => number) =>
  rooms.reduce((sum, room) => sum + of(room), 0);

const FEW = 6;

interface Props {
  /** People who sit the examination. */
  people: number;
  /** Of these, people who asked for an accessible seat. */
  accessible: number;
  isDrawn: boolean;
  rooms: readonly ExamRoom[];
  chosenId: string | undefined;
  onChoose(id: string): void;
}

/** The rooms of each place as numbers; a room is chosen by a click. */
function RoomList({ rooms, people, accessible, isDrawn, chosenId, onChoose }: Props) {
  const places = [...Map.groupBy(rooms, ({ place }) => place)];
  /** So few that each has a line of its own. */
  const few = rooms.length <= FEW;
  const [seats, taken] = [sumOf(rooms, (room) => room.seats), sumOf(rooms, (room) => room.taken)];
  const lacking = Math.max(0, people - taken);
  const accessibleRooms = rooms.filter((room) => room.accessible).length;
  const figures = [
    isDrawn ? { label: '人没有座位', n: lacking, isWrong: lacking > 0 } : { label: '名考生', n: people },
    { label: '个空座', n: seats - taken },
    { label: '个无障碍考场', n: accessibleRooms },
    { label: '人要无障碍座位', n: accessible },
  ].filter(({ n }, at) => at < 2 || n > 0);
  return (
    <section aria-label="考点与考场" className="card lg:sticky lg:top-18">
      {places.map(([place, own]) => (
        <div key={place} className="border-b border-line px-4 py-3">
          <h2 className="flex items-baseline justify-between gap-2 text-14 font-semibold text-ink-1">
            {place}
            <span className="tabular text-12 font-normal text-ink-3">
              {sumOf(own, (room) => room.taken)} / {sumOf(own, (room) => room.seats)} 座
            </span>
          </h2>
          <p className="text-12 text-ink-3 max-sm:hidden">{own[0]?.address}</p>
          <ul className={few ? 'mt-2 grid gap-1.5 max-sm:flex max-sm:overflow-x-auto' : 'mt-2 flex flex-wrap gap-1.5'}>
            {own.map(({ id, number, name, taken: sits, seats: room, invigilators }) => (
              <li key={id} className={clsx(few && 'max-sm:w-44 max-sm:flex-none')}>
                <button
                  type="button"
                  aria-pressed={id === chosenId}
                  aria-label={few ? undefined : `${String(number).padStart(2, '0')} 考场 ${name}`}
                  className={clsx(
                    'tabular cursor-pointer rounded-ctl text-14',
                    few ? 'flex w-full items-center gap-3 px-3 py-2 text-left' : 'h-8 min-w-9 px-1.5',
                    id === chosenId ? 'bg-brand-solid text-on-brand' : 'bg-fill text-ink-1 hover:bg-fill-hover',
                  )}
                  onClick={() => onChoose(id)}
                >
                  {!few && String(number).padStart(2, '0')}
                  {few && (
                    <>
                      <b className="text-20 font-semibold">
                        {String(number).padStart(2, '0')}
                        <span className="sr-only"> 考场 </span>
                      </b>
                      <span className="min-w-0 flex-1">
                        <span className="block truncate">{name}</span>
                        <span className="block truncate text-12">
                          {invigilators ? `监考 ${invigilators}` : '还没有监考'}
                        </span>
                        <span className="mt-1.5 flex flex-wrap gap-1 max-sm:hidden" aria-hidden="true">
                          {Array.from({ length: room }, (_, at) => (
                            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
                            <i key={at} className={clsx('size-2 rounded-xs bg-current', at >= sits && 'opacity-25')} />
                          ))}
                        </span>
                      </span>
                      <span>
                        {sits} / {room}
                      </span>
                    </>
                  )}
                </button>
              </li>
            ))}
          </ul>
          {subjectsOf(own) && <p className="mt-1.5 text-12 text-ink-3">{subjectsOf(own)}</p>}
        </div>
      ))}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-b-card">
        {figures.map(({ label, n, isWrong = false }) => (
          <div
            key={label}
            className="flex flex-row-reverse items-baseline justify-end gap-1.5 px-4 py-3 shadow-[0_0_0_1px_var(--line)]"
          >
            <dt className="text-14 text-ink-3">{label}</dt>
            <dd className={clsx('num text-20', isWrong && 'text-warm-ink')}>{n}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** 考场与准考证: rooms, the open draw in its steps, and who sits where. */
export const RoomsPage = () => <OfExam act="readRooms">{(exam) => <Rooms exam={exam} />}</OfExam>;

function Rooms({ exam }: { exam: OwnExam }) {
  const params = { id: exam.id };
  const found = useCall('GET /api/company/exams/:id/rooms', { params });
  const [chosen, setChosen] = useState<string | null>(null);
  if (found.isError) return <LoadFailed title="考场没有加载出来" error={found.error} onRetry={found.refetch} />;
  if (!found.data) return <ListSkeleton />;
  const { rooms, draw, people, accessible } = found.data;
  const seats = rooms.reduce((sum, room) => sum + room.seats, 0);
  const roomId = chosen ?? rooms[0]?.id;
  const mayArrange = mayDo(exam.role, 'arrange');
  return (
    <>
      <ExamHead
        exam={exam}
        note={`${people} 人${accessible > 0 ? `（${accessible} 人要无障碍座位）` : ''}，${rooms.length} 个考场，${seats} 个座位`}
        actions={
          draw && (
            <>
              {draw.revealedAt && <PrintMenu examId={params.id} />}
              {draw.revealedAt && mayDo(exam.role, 'admit') && (
                <Link to={paths.examDoor(params.id)}>
                  <Button type="primary">入场核验</Button>
                </Link>
              )}
              <Button href={paths.examDraw(params.id)} target="_blank" icon={<ExternalLink size={14} />}>
                抽签公开页
              </Button>
            </>
          )
        }
      />
      <OpenDraw kind="seats" examId={params.id} state={found.data} mayArrange={mayArrange} />
      <SeatChanges examId={params.id} changes={found.data.changes} mayArrange={mayArrange} />
      {draw === null && mayArrange ? (
        <RoomsForm key={found.dataUpdatedAt} examId={params.id} rooms={rooms} />
      ) : (
        <div className="exam-rooms">
          <RoomList
            rooms={rooms}
            people={people}
            accessible={accessible}
            isDrawn={Boolean(draw?.revealedAt)}
            chosenId={roomId}
            onChoose={setChosen}
          />
          {roomId && (
            <SeatPlan
              key={roomId}
              examId={params.id}
              roomId={roomId}
              isDrawn={Boolean(draw?.revealedAt)}
              rooms={rooms}
              mayArrange={mayArrange}
              onRoom={setChosen}
            />
          )}
        </div>
      )}
    </>
  );
}
