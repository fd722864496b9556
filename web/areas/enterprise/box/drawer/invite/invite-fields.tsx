import { Alert, Button, Form, Segmented, Select, Tag } from 'antd';
import type { Dayjs } from 'dayjs';
import { useRef, useState } from 'react';
import { boxMove } from '#contract/deliveries/box-rows.ts';
import {
  type InterviewMode,
  interviewModeLabels,
  interviewTimeFault,
  latestInterview,
  mostSlots,
  usualMinutes,
} from '#contract/deliveries/interviews.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import { DayPicker, type DayPickerProps } from '#web/features/forms/day-picker.tsx';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { NumberField, TextField } from '#web/features/forms/fields.tsx';
import { clashesWith, clashReasons, spanText } from '#web/features/interviews/clashes.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { instantOf, pickedNow, pickedOf } from '#web/features/time/picked-time.ts';
import { useSession } from '#web/session/session-store.ts';
import { useInterviews } from '../../../box-calls.ts';
import { useNotes } from '../notes-tab.tsx';

const field = fieldsOf(boxMove);
const modes = Object.entries(interviewModeLabels).map(([value, label]) => ({ value, label }));

/** What an invitation says besides its time. */
export interface InviteFacts {
  minutes: number;
  mode: InterviewMode;
  place?: string;
  room?: string;
  interviewers?: string[];
  link?: string;
  contact: string;
  note?: string;
}

/** Who invites holds the interview, until others are chosen. */
export const holderOf = (person: { memberId?: string | null } | null): string[] =>
  person?.memberId ? [person.memberId] : [];

/** Length, mode, place or link, contact and interviewers of an invitation. */
export function InviteFields({ deliveryId }: { deliveryId: string }) {
  const mode = Form.useWatch('mode') ?? 'onsite';
  return (
    <>
      <NumberField
        {...field('minutes')}
        label="预计时长"
        required
        extra="只用于安排时间和提示冲突，结束时间会写进对方的日历"
        step={5}
        suffix="分钟"
      />
      <Form.Item name="mode" label="面试方式">
        <Segmented aria-label="面试方式" options={modes} block />
      </Form.Item>
      {mode === 'onsite' && <TextField {...field('place')} required placeholder="校区和楼" />}
      {mode === 'onsite' && <TextField {...field('room')} placeholder="房间号，用于提示冲突，对方会看到" />}
      {mode === 'video' && <TextField {...field('link')} required placeholder="https://" />}
      <TextField {...field('contact')} required placeholder="姓名和电话" />
      <InterviewersField deliveryId={deliveryId} />
      <TextField {...field('note')} label="补充说明" rows={3} placeholder="课题、时长、需要带的材料" />
    </>
  );
}

/** The colleagues who hold an interview: those who may read its delivery. */
function InterviewersField({ deliveryId }: { deliveryId: string }) {
  const own = useSession((state) => state.companyJober);
  const colleagues = useNotes(deliveryId).data?.colleagues ?? [];
  const options = colleagues.map(({ memberId, name }) => ({ value: memberId, label: name }));
  if (own?.memberId) options.unshift({ value: own.memberId, label: `${own.name}（我）` });
  return (
    <Form.Item name="interviewers" label="面试官" extra="会收到通知，对方看不到名单">
      <Select
        mode="multiple"
        maxCount={10}
        allowClear
        optionFilterProp="label"
        options={options}
        placeholder="选择同事，可以不选"
      />
    </Form.Item>
  );
}

const MINUTE = 60_000;

interface ValueProps extends Pick<DayPickerProps, 'id' | 'aria-invalid' | 'aria-describedby'> {
  value?: string[];
  onChange?(slots: string[]): void;
  /** Length of an interview: the next one begins when it ends. */
  minutes: number;
  /** How many times follow each other from a chosen one. */
  atOnce: number;
}

/** Times to choose from: a chosen one adds several, one after another. */
function Slots({ value = [], onChange, minutes, atOnce, ...control }: ValueProps) {
  const [next, setNext] = useState<Dayjs | null>(null);
  /** The picker begins anew with the next time: what was typed before is no refused input. */
  const [added, setAdded] = useState({ times: 0, byKey: false });
  const picker = useRef<HTMLDivElement>(null);
  const add = (from: Dayjs | null, count: number) => {
    if (!from) return;
    const more = Array.from({ length: count }, (_, at) =>
      new Date(Date.parse(instantOf(from.second(0).millisecond(0))) + at * minutes * MINUTE).toISOString(),
    );
    onChange?.([...new Set([...value, ...more])].sort().slice(0, mostSlots));
    setNext(from.add(count * minutes, 'minute'));
    setAdded({ times: added.times + 1, byKey: picker.current?.contains(document.activeElement) ?? false });
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <div ref={picker} className="flex min-w-44 flex-1 flex-col">
          <DayPicker
            {...control}
            key={added.times}
            autoFocus={added.byKey}
            aria-label="从这个时间起"
            placeholder="从这个时间起"
            format="YYYY-MM-DD HH:mm"
            showTime={{ format: 'HH:mm', minuteStep: 5 }}
            minDate={pickedNow()}
            maxDate={pickedOf(latestInterview(new Date()))}
            value={next}
            onChange={(from) => add(from, atOnce)}
          />
        </div>
        <Button disabled={!next} onClick={() => add(next, 1)}>
          再加 1 场
        </Button>
      </div>
      {value.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-1" aria-label="已加的时段">
          {value.map((slot) => (
            <li key={slot}>
              <Tag className="tabular" closable onClose={() => onChange?.(value.filter((one) => one !== slot))}>
                {dayAndTime(slot)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** @throws Error: what is wrong with the times. */
async function checkSlots(slots: string[] = [], least: number): Promise<void> {
  if (slots.length < least)
    throw new Error(least === 1 ? '请加上可选的时段' : `至少加 ${least} 个时段，才够每人选到一个`);
  const fault = slots.map((slot) => interviewTimeFault('可选时段', new Date(slot), new Date())).find(Boolean);
  if (fault) throw new Error(fault);
}

/** Several people get one time more than they are, so that the last of them has a choice, too. */
export function SlotsField({ minutes, people }: { minutes: number; people: number }) {
  return (
    <Form.Item
      name="slots"
      label="可选时段"
      extra={`每场 ${minutes} 分钟；每个时段只给一人，先选先得`}
      rules={[{ validator: (_, slots?: string[]) => checkSlots(slots, people) }]}
    >
      <Slots minutes={minutes} atOnce={people === 1 ? 1 : people + 1} />
    </Form.Item>
  );
}

const SHOWN = 6;
const MOST_DAYS = 31;

/** Warns of interviews at the same time, above all of those in the same room or with the same interviewers. */
export function ClashNote({ deliveryIds }: { deliveryIds: readonly string[] }) {
  const form = Form.useFormInstance();
  const at: Dayjs | undefined = Form.useWatch('at', form);
  const slots: string[] = Form.useWatch('slots', form) ?? [];
  const minutes: number = Form.useWatch('minutes', form) ?? usualMinutes;
  const mode = Form.useWatch('mode', form) ?? 'onsite';
  const place: string = Form.useWatch('place', form) ?? '';
  const room: string = Form.useWatch('room', form) ?? '';
  const interviewers: string[] = Form.useWatch('interviewers', form) ?? [];
  const starts = slots.length > 0 ? slots.map(Date.parse) : at ? [Date.parse(instantOf(at))] : [];
  const [first, last] = [Math.min(...starts), Math.max(...starts)];
  const hasStart = starts.length > 0;
  const days = hasStart ? Math.min(MOST_DAYS, Math.floor((last - first) / dayMs) + 2) : 1;
  const held = useInterviews({ from: hasStart ? dayAt(new Date(first)) : undefined, days }, hasStart);
  const clashes = clashesWith(held.data ?? [], { starts, minutes, deliveryIds });
  if (clashes.length === 0) return null;
  const lines = clashes.map((clash) => ({ one: clash, why: clashReasons(clash, { mode, place, room, interviewers }) }));
  lines.sort((a, b) => b.why.length - a.why.length);
  const isHard = lines.some(({ why }) => why.length > 0);
  return (
    <Alert
      className="mb-4"
      showIcon
      type={isHard ? 'error' : 'warning'}
      title={isHard ? '面试室或面试官在这段时间已有安排' : '这段时间已有面试'}
      description={
        <ul>
          {lines.slice(0, SHOWN).map(({ one, why }) => (
            <li key={one.deliveryId}>
              {one.slots ? '待选时间' : spanText(one)} {one.name}（{one.postTitle}）
              {why.length > 0 && `：${why.join('、')}`}
            </li>
          ))}
          {lines.length > SHOWN && <li>等 {lines.length} 场</li>}
        </ul>
      }
    />
  );
}
