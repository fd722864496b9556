import { Button, Form, Tag } from 'antd';
import type { Dayjs } from 'dayjs';
import { useEffect, useRef, useState } from 'react';
import type { CompanyInterview } from '#contract/deliveries/box-interviews.ts';
import { boxMove } from '#contract/deliveries/box-rows.ts';
import {
  type InterviewMode,
  interviewModeLabels,
  interviewTimeFault,
  latestInterview,
  mostSlots,
  usualMinutes,
} from '#contract/deliveries/interviews.ts';
import { wholeAddress } from '#contract/taxonomy/places/whole-address.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { useOwnCompany } from '#web/features/companies/own-company.ts';
import { DayPicker, type DayPickerProps } from '#web/features/forms/day-picker.tsx';
import {
  ChoiceField,
  DayField,
  FormDialog,
  fieldsOf,
  NumberField,
  RadioField,
  showFieldErrors,
  TextField,
} from '#web/features/forms/fields.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { instantOf, pickedNow, pickedOf } from '#web/features/time/picked-time.ts';
import { useSession } from '#web/session/session-store.ts';
import { ClashNote } from './clash-note.tsx';

const quietly = { background: true, quiet: true } as const;
const field = fieldsOf(boxMove);
const whens = { fixed: '定一个时间', choice: '给几个时间让对方选' };

export interface InviteFields {
  when: 'fixed' | 'choice';
  at?: Dayjs;
  slots?: string[];
  minutes: number;
  mode: InterviewMode;
  place?: string;
  room?: string;
  interviewers?: string[];
  link?: string;
  contact: string;
  note?: string;
}

async function checkTime(at: Dayjs | undefined): Promise<void> {
  const fault = at && interviewTimeFault('面试时间', new Date(instantOf(at)), new Date());
  if (fault) throw new Error(fault);
}

interface DialogProps {
  title: string;
  okText: string;
  /** Deliveries of who is invited: several share the times, and each chooses one. Without any it is an invitation of a conversation: one time, mode and place. */
  ids?: readonly string[];
  /** The current interview, for rescheduling; undefined for a round, whose people always choose. */
  current?: CompanyInterview | null;
  busy: boolean;
  error?: Error | null;
  onSend(fields: InviteFields): void;
  onClose(): void;
}

/** One time or several to choose from, mode, place or link, and a contact. The server's errors are shown at their fields. */
export function InviteDialog({ ids = [], current, error, ...dialog }: DialogProps) {
  const [form] = Form.useForm<InviteFields>();
  const [id] = ids;
  const isRound = id !== undefined && current === undefined;
  const when = Form.useWatch('when', form) ?? (isRound ? 'choice' : 'fixed');
  const minutes = Form.useWatch('minutes', form) ?? usualMinutes;
  const mode = Form.useWatch('mode', form) ?? 'onsite';
  const own = useOwnCompany();
  const person = useSession((state) => state.companyJober);
  const notes = useCall('GET /api/company/deliveries/:id/notes', id ? { params: { id } } : null, quietly);
  const colleagues = (notes.data?.colleagues ?? []).map(({ memberId, name }) => ({
    value: memberId,
    label: name,
  }));
  if (person?.memberId) colleagues.unshift({ value: person.memberId, label: `${person.name}（我）` });
  useEffect(() => {
    if (error) showFieldErrors(form, error);
  }, [form, error]);
  // The form must open with the school's address filled in.
  if (own.isPending) return null;
  const address = own.data && wholeAddress(own.data.regionName, own.data.address);
  return (
    <FormDialog
      {...dialog}
      form={form}
      initialValues={{
        when: isRound || (current?.slots && !current.proposedAt) ? 'choice' : 'fixed',
        slots: current?.slots ?? [],
        mode: current?.mode ?? 'onsite',
        place: current?.place || address || undefined,
        room: current?.room || undefined,
        // Who invites holds the interview, until others are chosen.
        interviewers: current
          ? current.interviewers.map(({ memberId }) => memberId)
          : person?.memberId
            ? [person.memberId]
            : [],
        minutes: current?.minutes ?? usualMinutes,
        link: current?.link,
        contact: current?.contact ?? person?.name,
        note: current?.note || undefined,
        at: current ? pickedOf(current.proposedAt ?? current.startsAt) : undefined,
      }}
    >
      {id && !isRound && <RadioField joined name="when" label="怎么定时间" labels={whens} />}
      {when === 'fixed' ? (
        <DayField
          name="at"
          label="面试时间"
          required
          rules={[{ validator: (_, at?: Dayjs) => checkTime(at) }]}
          minutes={5}
          minDate={pickedNow()}
          maxDate={pickedOf(latestInterview(new Date()))}
          placeholder="选择日期和时间"
        />
      ) : (
        <SlotsField minutes={minutes} people={ids.length} />
      )}
      <ClashNote deliveryIds={ids} />
      {id && (
        <NumberField
          {...field('minutes')}
          label="预计时长"
          required
          extra="只用于安排时间和提示冲突，结束时间会写进对方的日历"
          step={5}
          suffix="分钟"
        />
      )}
      <RadioField joined name="mode" label="面试方式" labels={interviewModeLabels} />
      {mode === 'onsite' && <TextField {...field('place')} required placeholder="校区和楼" />}
      {id && mode === 'onsite' && <TextField {...field('room')} placeholder="房间号，用于提示冲突，对方会看到" />}
      {mode === 'video' && <TextField {...field('link')} required placeholder="https://" />}
      <TextField {...field('contact')} required placeholder="姓名和电话" />
      {id && (
        <ChoiceField
          name="interviewers"
          label="面试官"
          extra="会收到通知，对方看不到名单"
          mode="multiple"
          maxCount={10}
          allowClear
          searchable
          options={colleagues}
          placeholder="选择同事，可以不选"
        />
      )}
      <TextField {...field('note')} label="补充说明" rows={3} placeholder="课题、时长、需要带的材料" />
    </FormDialog>
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
function SlotsField({ minutes, people }: { minutes: number; people: number }) {
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
