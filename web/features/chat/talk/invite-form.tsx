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
import type { Terms } from './use-cards.ts';

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
      <label className="grid gap-1">
        面试时间
        <input
          name="at"
          type="datetime-local"
          required
          className="field h-9"
          aria-invalid={fault !== null}
          value={at}
          onChange={({ target }) => {
            setAt(target.value);
            setFault(null);
          }}
        />
        {fault && (
          <span className="text-12 text-err-ink" role="alert">
            {fault}
          </span>
        )}
        <ClashLine at={at} />
      </label>
      <label className="grid gap-1">
        面试方式
        <select className="field h-9" value={mode} onChange={(event) => setMode(event.target.value as InterviewMode)}>
          {Object.entries(interviewModeLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {mode === 'onsite' && (
        <label className="grid gap-1">
          面试地点
          <input name="place" required maxLength={120} className="field h-9" placeholder="校区、楼和房间" />
        </label>
      )}
      {mode === 'video' && (
        <label className="grid gap-1">
          面试链接
          <input name="link" type="url" required maxLength={300} className="field h-9" placeholder="https://" />
        </label>
      )}
      <label className="grid gap-1">
        联系人
        <input name="contact" required maxLength={60} defaultValue={own} className="field h-9" />
      </label>
      <label className="grid gap-1 sm:col-span-2">
        补充说明
        <input name="note" maxLength={300} className="field h-9" placeholder="课题、时长、需要带的材料" />
      </label>
      <div className="flex justify-end gap-2 sm:col-span-2">
        <button type="button" className="btn btn-text btn-s" onClick={onCancel}>
          取消
        </button>
        <button type="submit" className="btn btn-filled btn-s">
          发出邀请
        </button>
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
