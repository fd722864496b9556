import { Button, Form } from 'antd';
import { clsx } from 'clsx';
import { useState } from 'react';
import type { z } from 'zod';
import { labelOf } from '#contract/taxonomy/list.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { ChoiceField, FormDialog, fieldsOf, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type ExamRoom, examRoomEndpoints, type RoomSeat } from '../../../contract/rooms.ts';
import { placeOfSeat } from '../../../contract/seats/seat-places.ts';
import { RoomPlan, two } from '../../features/room-plan.tsx';
import { PrintMenu } from '../files/file-buttons.tsx';

interface Props {
  examId: string;
  roomId: string;
  isDrawn: boolean;
  /** All rooms, among which a person may be moved. */
  rooms: readonly ExamRoom[];
  mayArrange: boolean;
}

interface ChosenProps {
  person: RoomSeat;
  room: ExamRoom;
  onMove: (() => void) | null;
}

/** The chosen person, and where the seat is. */
function Chosen({ person, room, onMove }: ChosenProps) {
  const { column, row } = placeOfSeat(person.seat, room.seats);
  return (
    <div className="rounded-ctl bg-brand-tint p-4 text-14">
      <b className="block text-20 leading-tight font-semibold text-ink-1">{person.name}</b>
      <p className="mb-3 text-ink-1">
        {person.post.code} {person.post.title}
      </p>
      <p className="tabular leading-6">
        座位 {person.seat}，第 {column} 列第 {row} 排<span className="block">准考证号 {person.ticket}</span>
        <span className="block">报名号 {person.number}</span>
      </p>
      {onMove && (
        <Button block className="mt-3" onClick={onMove}>
          调座
        </Button>
      )}
    </div>
  );
}

/** Who sits in a room: the plan of its aisles, and the person that is chosen. */
export function SeatPlan({ examId, roomId, isDrawn, rooms, mayArrange }: Props) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isMoving, setMoving] = useState(false);
  const plan = useCall('GET /api/company/examRooms/:id', { params: { id: roomId } });
  if (!plan.data) return <Awaiting query={plan} failed="座位表没有加载出来" />;
  const { room, seats } = plan.data;
  const bySeat = new Map(seats.map((person) => [person.seat, person]));
  const chosen = seats.find(({ registrationId }) => registrationId === chosenId) ?? seats[0];
  return (
    <section aria-label="座位表" className="min-w-0 card p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-16 font-semibold text-ink-1">第 {two(room.number)} 考场</h2>
        <span className="text-14 text-ink-3">
          {room.place}，{room.name}，{room.subject ? `${labelOf(subjects, room.subject)}，` : ''}
          {room.accessible && '无障碍，'}
          {room.taken} / {room.seats} 人
        </span>
        <span className="ml-auto max-sm:ml-0">{seats.length > 0 && <PrintMenu examId={examId} roomId={roomId} />}</span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-5 gap-y-4 xl:grid-cols-[minmax(0,1fr)_212px]">
        {seats.length === 0 ? (
          <EmptyState compact title={isDrawn ? '这个考场没有坐人' : '抽签之后这里是座位表'} />
        ) : (
          <div className="min-w-0">
            <RoomPlan
              seats={room.seats}
              seat={(seat) => {
                const person = bySeat.get(seat);
                if (!person)
                  return (
                    <span className={`${box} border-dashed border-line-strong text-12 text-ink-3`}>
                      <b className="tabular text-20 leading-5">{two(seat)}</b>空
                    </span>
                  );
                const isChosen = person.registrationId === chosen?.registrationId;
                return (
                  <button
                    type="button"
                    className={clsx(
                      box,
                      'cursor-pointer',
                      isChosen
                        ? 'border-brand bg-brand-tint text-brand shadow-[0_0_0_1px_var(--brand)]'
                        : 'border-line bg-surface text-ink-1 hover:bg-fill-hover',
                    )}
                    aria-pressed={isChosen}
                    onClick={() => setChosenId(person.registrationId)}
                  >
                    <b className="tabular text-20 leading-5">{two(seat)}</b>
                    <span className="max-w-full min-w-0 text-14">
                      <span className="cut block">{person.name}</span>
                      <span
                        className={clsx('tabular block text-12 leading-4 max-sm:hidden', !isChosen && 'text-ink-3')}
                      >
                        {person.post.code}
                      </span>
                    </span>
                  </button>
                );
              }}
            />
          </div>
        )}
        <div className="grid content-start gap-4 md:max-xl:grid-cols-2 xl:pt-8">
          {chosen && <Chosen person={chosen} room={room} onMove={mayArrange ? () => setMoving(true) : null} />}
          <RoomNote key={`${room.invigilators}${room.directions}`} room={room} mayArrange={mayArrange} />
        </div>
      </div>
      {isMoving && chosen && (
        <SeatDialog examId={examId} person={chosen} rooms={rooms} onClose={() => setMoving(false)} />
      )}
    </section>
  );
}

interface SeatDialogProps {
  examId: string;
  person: RoomSeat;
  rooms: readonly ExamRoom[];
  onClose(): void;
}

const { body: moveForm } = examRoomEndpoints['POST /api/company/exams/:id/seatChanges'];
const field = fieldsOf(moveForm);
type Values = Omit<z.output<typeof moveForm>, 'registrationId'>;

/** Asks to move a person to a free seat; a colleague confirms it. */
function SeatDialog({ examId, person, rooms, onClose }: SeatDialogProps) {
  const [form] = Form.useForm<Values>();
  const params = { id: examId };
  const propose = useAction('POST /api/company/exams/:id/seatChanges', {
    answers: callKey('GET /api/company/exams/:id/rooms', { params }),
    opened: person.ticket,
    done: '已提交，等另一位工作人员确认',
    onSuccess: onClose,
  });
  const free = rooms.filter(({ taken, seats }) => taken < seats);
  const options = free.map(({ id, number, name, seats, taken, accessible }) => ({
    value: id,
    label: `第 ${number} 考场 ${name}，空 ${seats - taken} 座${accessible ? '，无障碍' : ''}`,
  }));
  const chosen = Form.useWatch('roomId', form);
  const room = rooms.find(({ id }) => id === chosen);
  return (
    <FormDialog<Values>
      title={`给 ${person.name} 调座`}
      okText="提交，等人确认"
      busy={propose.isPending}
      form={form}
      onSend={(values) => void propose.send({ params, body: { ...values, registrationId: person.registrationId } })}
      onClose={onClose}
    >
      <p className="mb-3 text-14 text-ink-3">
        现在是 {person.ticket}（{person.seat} 座）。另一位工作人员确认后生效，准考证号随座位改变，并通知考生重新打印。
      </p>
      <ChoiceField
        {...field('roomId')}
        label="调到"
        required="请选择考场"
        placeholder="有空座的考场"
        options={options}
        searchable
      />
      <NumberField {...field('seat')} max={room?.seats ?? 99} width="w-32" />
      <TextField {...field('reason')} required="请写明原因" placeholder="例如：桌椅损坏" />
    </FormDialog>
  );
}

const box =
  'flex h-16 items-center gap-2 overflow-hidden rounded-ctl border px-2 text-left max-sm:h-14 max-sm:flex-col max-sm:justify-center max-sm:gap-0 max-sm:text-center';

const noteField = fieldsOf(examRoomEndpoints['PUT /api/company/examRooms/:id'].body);

/** Who watches a room and how one gets to its place, as printed. */
export function RoomNote({ room, mayArrange }: { room: ExamRoom; mayArrange: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const { id, number, place, invigilators, directions } = room;
  const params = { id };
  const save = useAction('PUT /api/company/examRooms/:id', {
    answers: callKey('GET /api/company/examRooms/:id', { params }),
    invalidates: ['GET /api/company/exams/:id/rooms'],
    opened: isOpen,
    done: '已保存，再打印就有了',
    onSuccess: () => setOpen(false),
  });
  return (
    <div className="text-14 text-ink-2">
      <p className="font-semibold text-ink-1">监考：{invigilators || '还没有写'}</p>
      <p className="mt-1 text-ink-3">{directions || '到达考点的路线还没有写'}</p>
      {mayArrange && (
        <Button type="link" size="small" className="mt-1 px-0" onClick={() => setOpen(true)}>
          {invigilators || directions ? '修改监考和路线' : '填写监考和路线'}
        </Button>
      )}
      {isOpen && (
        <FormDialog<Pick<ExamRoom, 'invigilators' | 'directions'>>
          title={`第 ${number} 考场的监考和路线`}
          okText="保存"
          busy={save.isPending}
          initialValues={{ invigilators, directions }}
          onSend={(body) => void save.send({ params, body })}
          onClose={() => setOpen(false)}
        >
          <TextField {...noteField('invigilators')} extra="印在签到表和门贴上" placeholder="何敏之、邵立" />
          <TextField
            {...noteField('directions')}
            extra={`印在准考证上，${place}的考场一起改`}
            rows={3}
            placeholder="地铁 2 号线学府路站 C 口步行 400 米，从南门进；考点不提供停车"
          />
        </FormDialog>
      )}
    </div>
  );
}
