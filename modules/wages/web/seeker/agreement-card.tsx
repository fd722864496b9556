import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { yuanText } from '#contract/money.ts';
import { dayAt } from '#contract/months.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/page-calls/use-action.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { dayAndTime } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';
import type { HourEntry, WageAgreement } from '../../contract/wage-shapes.ts';
import { hourSheet } from '../../contract/wage-slip-state.ts';
import { wageUnits } from '../../contract/wage-units.ts';
import { eventText, hundredthsOf, quantityText } from '../../contract/wage-words.ts';

interface EntryProps {
  entry: HourEntry;
  unit: WageAgreement['unit'];
  onMove(entry: HourEntry, move: 'confirm' | 'refuse' | 'withdraw', note: string): void;
}

function Entry({ entry, unit, onMove }: EntryProps) {
  const [refusing, setRefusing] = useState(false);
  const [note, setNote] = useState('');
  const label = hourSheet.labels.seeker[entry.status];
  return (
    <li className="border-t border-line py-2 text-14" data-testid="hours">
      <div className="flex flex-wrap items-center gap-2">
        <span className="tabular text-ink-1">{entry.day.slice(5)}</span>
        <span className="tabular text-ink-1">{quantityText(entry.quantity, unit)}</span>
        <span className="min-w-0 flex-1 text-ink-3">{[entry.note, entry.reason].filter(Boolean).join('；')}</span>
        {entry.moves.length === 0 && <Tag tone={entry.status === 'confirmed' ? 'ok' : 'plain'}>{label}</Tag>}
        {!refusing && entry.moves.includes('refuse') && (
          <Button size="s" onClick={() => setRefusing(true)}>
            有出入
          </Button>
        )}
        {!refusing && entry.moves.includes('confirm') && (
          <Button size="s" look="tint" onClick={() => onMove(entry, 'confirm', '')}>
            确认
          </Button>
        )}
        {entry.moves.includes('withdraw') && (
          <>
            <Tag>{label}</Tag>
            <Button size="s" look="text" onClick={() => onMove(entry, 'withdraw', '')}>
              撤回
            </Button>
          </>
        )}
      </div>
      {refusing && entry.moves.includes('refuse') && (
        <div className="mt-2 flex items-end gap-2">
          <TextField
            label="哪里有出入"
            fieldClass="flex-1"
            maxLength={100}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
          <Button disabled={note.trim() === ''} onClick={() => onMove(entry, 'refuse', note.trim())}>
            退回
          </Button>
        </div>
      )}
    </li>
  );
}

/** Entries shown initially. */
const FIRST = 4;

/** What waits for the teacher comes first. */
const byTurn = (hours: readonly HourEntry[]) =>
  hours.toSorted((one, other) => Number(other.moves.includes('confirm')) - Number(one.moves.includes('confirm')));

/** An agreement with its hours: the school's are confirmed here, one's own are entered. */
export function AgreementCard({ agreement, opened }: { agreement: WageAgreement; opened: boolean }) {
  const { id, unit } = agreement;
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(opened);
  // Once it was opened it stays loaded.
  const [wasOpened, setWasOpened] = useState(opened);
  const input = wasOpened ? { params: { id } } : null;
  const { data: record, isError, refetch } = useCall('GET /api/wages/agreements/:id', input, quietly);
  const [all, setAll] = useState(false);
  const hours = byTurn(record?.hours ?? []);
  const changed = async (done: string) => {
    toast.success(done);
    await Promise.all([refetch(), revalidate()]);
  };
  const hourMove = useAction('POST /api/wages/hours/:id/moves', {
    onSuccess: ({ status }) => changed(hourSheet.labels.seeker[status]),
  });
  const onMove: EntryProps['onMove'] = (entry, move, note) =>
    void hourMove.send({ params: { id: entry.id }, body: { move, note } });
  return (
    <section className="card p-5 max-sm:p-4" aria-label={`${agreement.company.name} 的课时`}>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h2 className="text-14 font-semibold text-ink-1">{agreement.company.name}</h2>
        {agreement.toConfirm > 0 && <Tag tone="brand">{agreement.toConfirm} 条待你确认</Tag>}
        {agreement.waiting > 0 && <Tag>{agreement.waiting} 条待学校确认</Tag>}
      </div>
      <p className="text-14 text-ink-2">{agreement.postTitle}</p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 text-14 text-ink-3">
        <span className="num text-16 text-ink-1">
          {yuanText(agreement.rateFen)}
          <span className="text-12 font-normal"> 元/{wageUnits[unit]}</span>
        </span>
        <span className="tabular">
          {agreement.from} 至 {agreement.to}
        </span>
      </p>
      <div className="mt-1 flex items-center justify-between gap-2 text-14 text-ink-2">
        {agreement.note}
        <Button
          look="text"
          size="s"
          className="ml-auto flex-none"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
            setWasOpened(true);
          }}
        >
          {open ? '收起课时' : '课时与经过'}
        </Button>
      </div>
      {open && !record && isError && <ErrorState message="课时没有加载出来" onRetry={refetch} />}
      {open && !record && !isError && <Skeleton className="mt-3 h-24 w-full" />}
      {open && record && (
        <>
          <ul className="mt-2">
            {hours.slice(0, all ? undefined : FIRST).map((entry) => (
              <Entry key={entry.id} entry={entry} unit={unit} onMove={onMove} />
            ))}
          </ul>
          {!all && hours.length > FIRST && (
            <Button size="s" look="text" wide onClick={() => setAll(true)}>
              全部 {hours.length} 条
            </Button>
          )}
          <details className="mt-2 border-t border-line pt-3 text-14" open={agreement.toConfirm === 0}>
            <summary className="w-fit cursor-pointer text-brand">自己记一条</summary>
            <HoursForm agreement={agreement} onDone={() => void changed('已登记，等学校确认')} />
          </details>
          <details className="mt-2 text-14">
            <summary className="cursor-pointer text-ink-3">操作记录（{record.events.length}）</summary>
            <ol className="mt-2 space-y-1 text-ink-2">
              {record.events.toReversed().map((event) => (
                <li key={`${event.at} ${event.aboutId} ${event.move}`}>
                  <time className="tabular mr-2 text-ink-3">{dayAndTime(event.at)}</time>
                  {event.name} {eventText(event)}
                  {event.note && `：${event.note}`}
                </li>
              ))}
            </ol>
          </details>
        </>
      )}
    </section>
  );
}

/** Hours that the teacher enters; the school confirms them. */
function HoursForm({ agreement, onDone }: { agreement: WageAgreement; onDone(): void }) {
  const today = dayAt(new Date());
  const last = today < agreement.to ? today : agreement.to;
  const [day, setDay] = useState(last);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const { send, isPending, renew } = useAction('POST /api/wages/agreements/:id/hours', {
    onSuccess: () => {
      renew();
      setTyped('');
      setNote('');
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const quantity = hundredthsOf(typed);
    if (quantity === null) return setError('请填写 0.01 到 24');
    void send({ params: { id: agreement.id }, body: { day, quantity, note: note.trim() } });
  };
  return (
    <form className="mt-2 grid grid-cols-2 gap-2" onSubmit={submit}>
      <TextField
        label="日期"
        type="date"
        required
        min={agreement.from}
        max={last}
        value={day}
        onChange={(event) => setDay(event.target.value)}
      />
      <TextField
        label={wageUnits[agreement.unit]}
        inputMode="decimal"
        placeholder="如 1.5"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError('');
        }}
      />
      <TextField
        label="说明（选填）"
        placeholder="如：晚自习"
        maxLength={60}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button type="submit" look="tint" busy={isPending} className="self-end">
        登记课时
      </Button>
    </form>
  );
}
