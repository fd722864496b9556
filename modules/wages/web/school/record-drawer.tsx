import { Button, Form, Input, Popconfirm, Select, Tabs, Timeline } from 'antd';
import { clsx } from 'clsx';
import type { Dayjs } from 'dayjs';
import dayjs from 'dayjs';
import { useState } from 'react';
import { yuanText } from '#contract/money.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { DetailDrawer } from '#web/features/console/detail-drawer.tsx';
import { GhostButton } from '#web/features/console/ghost-button.tsx';
import { DayField, TextField } from '#web/features/forms/fields.tsx';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { pickedNow } from '#web/features/time/picked-time.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { HourEntry, WageRecord } from '../../contract/wage-shapes.ts';
import { hourSheet } from '../../contract/wage-slip-state.ts';
import { wageUnits } from '../../contract/wage-units.ts';
import { eventText, hundredthsOf, monthWords, quantityText } from '../../contract/wage-words.ts';
import { SlipBlock } from './slip-block.tsx';
import { useWageRecord, wageCalls } from './use-wages.ts';

function Events({ events }: { events: WageRecord['events'] }) {
  return (
    <Timeline
      className="pt-2"
      items={events.toReversed().map((event) => ({
        key: `${event.at} ${event.aboutId} ${event.move}`,
        content: (
          <p className="text-14">
            <span className="text-ink-1">{event.name}</span> {eventText(event)}
            {event.note && `：${event.note}`}
            <time className="tabular ml-2 text-ink-3">{dayAndTime(event.at)}</time>
          </p>
        ),
      }))}
    />
  );
}

function Content({ record }: { record: WageRecord }) {
  const { agreement } = record;
  return (
    <>
      <h2 className="mb-1 text-20 font-semibold text-ink-1">{agreement.person.name}</h2>
      <p className="text-14 text-ink-2">
        {agreement.postTitle} · <b className="num text-warm-ink">{yuanText(agreement.rateFen)}</b> 元/
        {wageUnits[agreement.unit]} ·{' '}
        <span className="tabular">
          {agreement.from} 至 {agreement.to}
        </span>
      </p>
      {agreement.note && <p className="text-14 text-ink-3">{agreement.note}</p>}
      <Tabs
        className="mt-2"
        items={[
          { key: 'hours', label: `课时 ${record.hours.length}`, children: <HoursTab record={record} /> },
          { key: 'slips', label: `工资条 ${record.slips.length}`, children: <SlipsTab record={record} /> },
          { key: 'events', label: '经过', children: <Events events={record.events} /> },
        ]}
      />
    </>
  );
}

/** One agreement beside the list: hours, slips and history. */
export function RecordDrawer({ id, onClose }: { id: string | null; onClose(): void }) {
  return (
    <DetailDrawer title="课时与工资条" width={720} id={id} query={useWageRecord(id)} onClose={onClose}>
      {(record) => <Content record={record} />}
    </DetailDrawer>
  );
}

/** Months with confirmed hours and without a slip, latest first. */
function openMonths({ hours, slips }: WageRecord): string[] {
  const taught = hours.filter(({ status }) => status === 'confirmed').map(({ day }) => day.slice(0, 7));
  const taken = new Set(slips.filter(({ status }) => status !== 'corrected').map(({ month }) => month));
  return [...new Set(taught)].filter((month) => !taken.has(month));
}

/** Slips of an agreement; a month with confirmed hours and no slip can get one. */
export function SlipsTab({ record }: { record: WageRecord }) {
  const create = useAction('POST /api/company/wages/agreements/:id/slips', {
    invalidates: wageCalls,
    opened: record.slips.length,
  });
  const months = openMonths(record);
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen && months.includes(chosen) ? chosen : months[0];
  return (
    <>
      <div className="mb-3 flex items-center gap-2">
        {month ? (
          <>
            <Select
              className="w-40"
              aria-label="月份"
              value={month}
              onChange={setChosen}
              options={months.map((value) => ({ value, label: monthWords(value) }))}
            />
            <Button
              type="primary"
              loading={create.isPending}
              onClick={() => void create.send({ params: { id: record.agreement.id }, body: { month } })}
            >
              生成工资条
            </Button>
          </>
        ) : (
          <p className="text-14 text-ink-3">课时双方确认后，可以按月生成工资条</p>
        )}
      </div>
      <div className="space-y-3">
        {record.slips.map((slip) => (
          <SlipBlock key={slip.id} slip={slip} />
        ))}
      </div>
    </>
  );
}

interface Fields {
  day: Dayjs;
  quantity: string;
  note?: string;
}

const tones: Partial<Record<HourEntry['status'], string>> = { confirmed: 'tag tag-ok' };

function EnterForm({ record: { agreement } }: { record: WageRecord }) {
  const [form] = Form.useForm<Fields>();
  const enter = useAction('POST /api/company/wages/agreements/:id/hours', {
    invalidates: wageCalls,
    done: '已登记，等教师确认',
  });
  const send = async ({ day, quantity, note = '' }: Fields) => {
    const body = { day: day.format('YYYY-MM-DD'), quantity: hundredthsOf(quantity) ?? 0, note };
    if (!(await enter.send({ params: { id: agreement.id }, body }))) return;
    form.resetFields(['quantity', 'note']);
    enter.renew();
  };
  return (
    <Form<Fields> form={form} layout="inline" className="gap-y-2" onFinish={send}>
      <DayField
        name="day"
        required="请选择日期"
        placeholder="上课日期"
        aria-label="上课日期"
        minDate={dayjs(agreement.from)}
        maxDate={pickedNow().isBefore(agreement.to) ? pickedNow() : dayjs(agreement.to)}
        width=""
      />
      <TextField
        name="quantity"
        rules={[
          {
            validator: (_, value?: string) =>
              hundredthsOf(value ?? '') === null ? Promise.reject(new Error('请填写 0.01 到 24')) : Promise.resolve(),
          },
        ]}
        width="w-28"
        inputMode="decimal"
        placeholder="数量"
        suffix={wageUnits[agreement.unit]}
        aria-label="数量"
      />
      <TextField name="note" width="w-44" maxLength={60} placeholder="说明（选填）" />
      <Button type="primary" htmlType="submit" loading={enter.isPending}>
        登记课时
      </Button>
    </Form>
  );
}

function Entry({ entry, record }: { entry: HourEntry; record: WageRecord }) {
  const moveHours = useAction('POST /api/company/wages/hours/:id/moves', { invalidates: wageCalls });
  const [note, setNote] = useState('');
  const move = (body: { move: 'confirm' | 'refuse' | 'withdraw'; note?: string }) =>
    void moveHours.send({ params: { id: entry.id }, body });
  const may = (name: string) => entry.moves.includes(name);
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5 text-14" data-testid="hours">
      <span className="tabular w-24 text-ink-1">{entry.day}</span>
      <span className="tabular w-20 text-ink-1">{quantityText(entry.quantity, record.agreement.unit)}</span>
      <span className="min-w-0 flex-1 text-ink-3 max-sm:order-last max-sm:basis-full max-sm:empty:hidden">
        {[entry.note, entry.reason].filter(Boolean).join('；')}
      </span>
      <span className={clsx('max-sm:ml-auto', tones[entry.status] ?? 'tag')}>
        {hourSheet.labels.recruiter[entry.status]}
      </span>
      {may('confirm') && (
        <GhostButton size="small" onClick={() => move({ move: 'confirm' })}>
          确认
        </GhostButton>
      )}
      {may('refuse') && (
        <Popconfirm
          title="哪里有出入"
          icon={null}
          okText="退回"
          okButtonProps={{ disabled: note.trim() === '' }}
          description={<Input maxLength={100} value={note} onChange={({ target }) => setNote(target.value)} />}
          onConfirm={() => move({ move: 'refuse', note: note.trim() })}
        >
          <Button size="small">有出入</Button>
        </Popconfirm>
      )}
      {may('withdraw') && (
        <Button size="small" type="text" onClick={() => move({ move: 'withdraw' })}>
          撤回
        </Button>
      )}
    </li>
  );
}

/** Hours of an agreement: entered here for the teacher to confirm, and the teacher's to be confirmed. */
export function HoursTab({ record }: { record: WageRecord }) {
  return (
    <>
      <EnterForm record={record} />
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {record.hours.map((entry) => (
          <Entry key={entry.id} entry={entry} record={record} />
        ))}
      </ul>
      {record.hours.length === 0 && <EmptyState compact title="还没有登记课时" />}
    </>
  );
}
