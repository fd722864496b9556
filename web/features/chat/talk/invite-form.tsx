import { type FormEvent, useState } from 'react';
import {
  type InterviewMode,
  interviewModeLabels,
  interviewTimeFault,
  usualMinutes,
} from '#contract/deliveries/interviews.ts';
import { dayAt } from '#contract/months.ts';
import { clashesWith, spanText } from '#web/features/interviews/clashes.ts';
import { quietly, useCall } from '#web/features/page-calls/use-call.ts';
import { shanghaiInstant } from '#web/features/time/shanghai-instant.ts';
import { useSession } from '#web/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import type { Terms } from './use-cards.ts';

const modes = Object.entries(interviewModeLabels).map(([value, label]) => ({ value, label }));

/** Time, mode and place of an invitation. */
export function InviteForm({ onDone, onCancel }: { onDone(terms: Terms): void; onCancel(): void }) {
  const own = useSession((state) => state.companyJober?.name ?? '');
  const [mode, setMode] = useState<InterviewMode>('onsite');
  const [fault, setFault] = useState<string | null>(null);
  const [at, setAt] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const textOf = (name: string) => String(given.get(name) ?? '').trim() || undefined;
    const at = shanghaiInstant(textOf('at') ?? '');
    const wrong = interviewTimeFault('面试时间', at, new Date());
    if (wrong) return setFault(wrong);
    onDone({
      at: at.toISOString(),
      mode,
      place: textOf('place'),
      link: textOf('link'),
      contact: textOf('contact') ?? own,
      note: textOf('note'),
    });
  };
  return (
    <form
      className="mb-2 grid gap-2 rounded-ctl border border-line bg-fill p-3 text-14 sm:grid-cols-2"
      onSubmit={submit}
    >
      <div>
        <TextField
          label="面试时间"
          name="at"
          type="datetime-local"
          required
          error={fault ?? undefined}
          value={at}
          onChange={({ target }) => {
            setAt(target.value);
            setFault(null);
          }}
        />
        <ClashLine at={at} />
      </div>
      <SelectField
        label="面试方式"
        options={modes}
        value={mode}
        onChange={({ target }) => setMode(target.value as InterviewMode)}
      />
      {mode === 'onsite' && (
        <TextField label="面试地点" name="place" required maxLength={120} placeholder="校区、楼和房间" />
      )}
      {mode === 'video' && (
        <TextField label="面试链接" name="link" type="url" required maxLength={300} placeholder="https://" />
      )}
      <TextField label="联系人" name="contact" required maxLength={60} defaultValue={own} />
      <TextField
        label="补充说明"
        name="note"
        maxLength={300}
        fieldClass="sm:col-span-2"
        placeholder="课题、时长、需要带的材料"
      />
      <div className="flex justify-end gap-2 sm:col-span-2">
        <Button look="text" size="s" onClick={onCancel}>
          取消
        </Button>
        <Button type="submit" look="filled" size="s">
          发出邀请
        </Button>
      </div>
    </form>
  );
}

/** Names the company's interviews at the time that was chosen, `YYYY-MM-DDTHH:mm`. */
export function ClashLine({ at }: { at: string }) {
  const start = shanghaiInstant(at).getTime();
  const input = Number.isNaN(start) ? null : { query: { from: dayAt(new Date(start)), days: 2 } };
  const { data: held = [] } = useCall('GET /api/company/interviews', input, quietly);
  const clashes = clashesWith(held, { starts: [start], minutes: usualMinutes, deliveryIds: [] });
  if (clashes.length === 0) return null;
  return (
    <span className="text-12 text-warm-ink" role="status">
      这段时间已有面试：
      {clashes.map((clash) => `${clash.slots ? '待选时间' : spanText(clash)} ${clash.name}`).join('、')}
    </span>
  );
}
