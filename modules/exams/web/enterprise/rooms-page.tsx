import { Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { ChoiceField, fieldsOf, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { paths } from '#web/paths.ts';
import type { OwnExam } from '../../contract/company-exams.ts';
import { mayDo } from '../../contract/staff-roles.ts';
import { ExamHead, PublicPage } from './exam-head.tsx';
import { PrintMenu } from './files/file-buttons.tsx';
import { OfExam, Proposals } from './of-exam.tsx';
import { OpenDraw } from './rooms/open-draw.tsx';
import { SeatPlan } from './rooms/seat-plan.tsx';
import '../exams.css';
import { clsx } from 'clsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { type ExamRoom, mostRooms, type RoomForm, roomForm, type SeatChange } from '../../contract/rooms.ts';
import { two } from '../features/room-plan.tsx';
import { NumberedForm } from './numbered-form.tsx';

interface Props {
  rooms: readonly ExamRoom[];
  chosenId: string | undefined;
  onChoose(id: string): void;
}

const sumOf = (rooms: readonly ExamRoom[], of: 'seats' | 'taken') => rooms.reduce((sum, room) => sum + room[of], 0);

/** The rooms of each place as numbers; a room is chosen by a click. */
function RoomList({ rooms, chosenId, onChoose }: Props) {
  const places = [...Map.groupBy(rooms, ({ place }) => place)];
  return (
    <section aria-label="考点与考场" className="divide-y divide-line card lg:sticky lg:top-18">
      {places.map(([place, own]) => (
        <div key={place} className="px-4 py-3">
          <h2 className="flex items-baseline justify-between gap-2 text-14 font-semibold text-ink-1">
            {place}
            <span className="tabular text-14 font-normal text-ink-3">
              {sumOf(own, 'taken')} / {sumOf(own, 'seats')} 座
            </span>
          </h2>
          <p className="text-14 text-ink-3 max-sm:hidden">{own[0]?.address}</p>
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {own.map(({ id, number, name }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === chosenId}
                  aria-label={`${two(number)} 考场 ${name}`}
                  className={clsx(
                    'tabular h-8 min-w-9 cursor-pointer rounded-ctl px-1.5 text-14',
                    id === chosenId ? 'bg-brand-solid text-on-brand' : 'bg-fill text-ink-1 hover:bg-fill-hover',
                  )}
                  onClick={() => onChoose(id)}
                >
                  {two(number)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** 考场与准考证: rooms, the open draw in its steps, and who sits where. */
export const RoomsPage = () => <OfExam act="readRooms" content={Rooms} />;

function Rooms({ exam }: { exam: OwnExam }) {
  const params = { id: exam.id };
  const found = useCall('GET /api/company/exams/:id/rooms', { params });
  const [chosen, setChosen] = useState<string | null>(null);
  if (!found.data) return <Awaiting page query={found} failed="考场没有加载出来" />;
  const { rooms, draw, people, accessible } = found.data;
  const lacking = draw?.revealedAt ? people - sumOf(rooms, 'taken') : 0;
  const counts = [
    `${people} 人${accessible > 0 ? `（${accessible} 人要无障碍座位）` : ''}`,
    lacking > 0 && `${lacking} 人没有座位`,
    `${rooms.length} 个考场`,
    `${sumOf(rooms, 'seats')} 个座位`,
  ];
  const roomId = chosen ?? rooms[0]?.id;
  const mayArrange = mayDo(exam.role, 'arrange');
  return (
    <>
      <ExamHead
        exam={exam}
        note={counts.filter(Boolean).join('，')}
        actions={
          draw && (
            <>
              {draw.revealedAt && <PrintMenu examId={params.id} />}
              {draw.revealedAt && mayDo(exam.role, 'admit') && (
                <Link to={paths.examDoor(params.id)}>
                  <Button type="primary">入场核验</Button>
                </Link>
              )}
              <PublicPage href={paths.examDraw(params.id)}>抽签公开页</PublicPage>
            </>
          )
        }
      />
      <OpenDraw kind="seats" examId={params.id} state={found.data} mayArrange={mayArrange} />
      <SeatChanges changes={found.data.changes} mayArrange={mayArrange} />
      {draw === null && mayArrange ? (
        <RoomsForm key={found.dataUpdatedAt} examId={params.id} rooms={rooms} />
      ) : (
        <div className="grid items-start gap-3 lg:grid-cols-[320px_minmax(0,1fr)]">
          <RoomList rooms={rooms} chosenId={roomId} onChoose={setChosen} />
          {roomId && (
            <SeatPlan
              key={roomId}
              examId={params.id}
              roomId={roomId}
              isDrawn={Boolean(draw?.revealedAt)}
              rooms={rooms}
              mayArrange={mayArrange}
            />
          )}
        </div>
      )}
    </>
  );
}

/** 调座: changes of seats that wait for another person. */
export function SeatChanges({ changes, mayArrange }: { changes: readonly SeatChange[]; mayArrange: boolean }) {
  return (
    <Proposals
      title="待确认的调座"
      items={changes}
      confirm="确认调座"
      call="POST /api/company/examSeatChanges/:id/moves"
      invalidates={['GET /api/company/exams/:id/rooms', 'GET /api/company/examRooms/:id']}
      mayArrange={mayArrange}
      said={({ name, number, from, to, reason, proposedBy, proposedAt }) => (
        <>
          <b className="text-14 font-semibold text-ink-1">{name}</b> {number}，第 {from.room} 考场 {from.seat} 座 → 第{' '}
          {to.room} 考场 {to.seat} 座
          <span className="block">
            {proposedBy} {dayAndTime(proposedAt)} 提出：{reason}
          </span>
        </>
      )}
    />
  );
}

const field = fieldsOf(roomForm);
/** A field of the room at this place in the list. */
const row = (at: number, name: keyof RoomForm) => ({ ...field(name), name: [at, name], noStyle: true });

const usual = { place: '', address: '', name: '', seats: 30, subject: null, accessible: false };

/** The rooms of a project, a line each, until the list is fixed. */
export function RoomsForm({ examId, rooms }: { examId: string; rooms: readonly ExamRoom[] }) {
  const params = { id: examId };
  const save = useAction('PUT /api/company/exams/:id/rooms', {
    answers: callKey('GET /api/company/exams/:id/rooms', { params }),
    done: '考场已保存',
  });
  return (
    <section className="card p-4">
      <h2 className="mb-3 text-14 font-semibold text-ink-1">考点与考场</h2>
      <NumberedForm
        name="rooms"
        what="考场"
        lines={rooms as readonly (RoomForm & { id?: string })[]}
        usual={usual}
        counted="name"
        most={mostRooms}
        empty="一行一个考场，按次序编号。先填一行，再按它往下加。"
        busy={save.isPending}
        onSend={(lines) => void save.send({ params, body: { rooms: lines } })}
      >
        {(at, number, remove) => (
          <div className="mb-2 flex items-start gap-2 max-md:flex-wrap">
            <b className="tabular w-7 flex-none leading-8 text-ink-3">{two(number)}</b>
            <TextField {...row(at, 'place')} width="min-w-32 flex-2" />
            <TextField {...row(at, 'address')} width="min-w-32 flex-3" />
            <TextField {...row(at, 'name')} placeholder="致远楼 203" width="min-w-28 flex-1" />
            <NumberField {...row(at, 'seats')} suffix="座" width="w-22 flex-none" />
            <ChoiceField
              name={[at, 'subject']}
              label="学科"
              noStyle
              normalize={(subject?: string) => subject ?? null}
              placeholder="不限学科"
              allowClear
              searchable
              options={optionsOf(subjects)}
              width="w-30 flex-none"
            />
            <Form.Item name={[at, 'accessible']} valuePropName="checked" noStyle>
              <Checkbox className="flex-none leading-8">无障碍</Checkbox>
            </Form.Item>
            {remove}
          </div>
        )}
      </NumberedForm>
    </section>
  );
}
