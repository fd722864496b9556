import { type FormEvent, useState } from 'react';
import { dayAt, dayMs } from '#contract/months.ts';
import { call } from '#web/api/browser-call.ts';
import { useFormKey } from '#web/api/form-key.ts';
import { weekday } from '#web/features/time/day-parts.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { WageAgreement } from '../../contract/wage-shapes.ts';
import { wageUnits } from '../../contract/wage-units.ts';
import { hundredthsOf } from '../slips/wage-words.ts';

const noon = (day: string) => new Date(`${day}T12:00:00+08:00`);

/** The days on which hours can lie, newest first. */
const daysBack = (from: string, to: string): string[] =>
  Array.from({ length: Math.max(1, Math.round((Number(noon(to)) - Number(noon(from))) / dayMs) + 1) }, (_, at) =>
    dayAt(new Date(Number(noon(to)) - at * dayMs)),
  );

/** Hours that the teacher enters; the school confirms them. */
export function HoursForm({ agreement, onDone }: { agreement: WageAgreement; onDone(): void }) {
  const today = dayAt(new Date());
  const last = today < agreement.to ? today : agreement.to;
  const days = daysBack(agreement.from, last);
  const [day, setDay] = useState(last);
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const key = useFormKey();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const quantity = hundredthsOf(typed);
    if (quantity === null) return setError('请填写 0.01 到 24');
    setBusy(true);
    const input = { params: { id: agreement.id }, body: { day, quantity, note: note.trim() } };
    const options = { idempotencyKey: key.of(input) };
    const made = await call('POST /api/wages/agreements/:id/hours', input, options).catch(() => null);
    setBusy(false);
    if (!made) return;
    key.renew();
    setTyped('');
    setNote('');
    onDone();
  };
  return (
    <form className="mt-2 grid grid-cols-2 gap-2" onSubmit={(event) => void send(event)}>
      <SelectField
        label="日期"
        options={days.map((value) => ({ value, label: `${value.slice(5)} ${weekday(noon(value).toISOString())}` }))}
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
      <Button type="submit" look="tint" busy={busy} className="self-end">
        登记课时
      </Button>
    </form>
  );
}
