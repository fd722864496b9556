import { type FormEvent, useState } from 'react';
import { type OwnBasics, type OwnJober, ownBasics } from '#contract/seekers/seeker.ts';
import { ApiError } from '#web/api/api-error.ts';
import { call } from '#web/api/browser-call.ts';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { toast } from '#web/api/toasts.ts';
import { CityField } from '#web/features/city/city-pick.tsx';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { setSession } from '#web/session/session-store.ts';
import { unfinished } from '#web/session/unfinished.ts';
import { Button } from '#web/ui/button.tsx';
import { type Change, changesOf, consequencesOf, mustAsk } from './basics-changes.ts';
import { BasicsFields } from './basics-fields.tsx';
import { useFields } from './use-fields.ts';

const BasicsDialog = lazyPart(() => import('./basics-dialog.tsx'), 'BasicsDialog');

interface Props {
  jober: OwnJober;
  /** Saved, cancelled, or unchanged. */
  onDone(): Promise<void> | void;
}

interface Asking {
  after: OwnBasics;
  changes: Change[];
  consequences: string[];
}

async function loadUses() {
  const [resumes, { total }] = await Promise.all([
    call('GET /api/resumes'),
    call('GET /api/deliveries', { query: {} }),
  ]);
  return { resumes, deliveries: total };
}

const basicsOf = ({ name, gender, birthday, education, identity, cityCode, household }: OwnJober) =>
  ({ name, gender, birthday, education, identity, cityCode, household }) as OwnBasics;

/** Edits the basic information of the signed-in person. The effects of what schools see are shown before saving. */
export function BasicsForm({ jober, onDone }: Props) {
  const place = `basics_${jober.id}`;
  const [stored] = useState(() => unfinished.read(place));
  const [initial] = useState(() => ({ ...basicsOf(jober), ...stored }));
  const { values, set, field, refuse, check } = useFields(ownBasics, place, initial);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { busy, run } = useBusy();

  const leave = () => {
    unfinished.clear(place);
    return onDone();
  };
  const ask = async (after: OwnBasics) => {
    const changes = changesOf(jober, after);
    if (changes.length === 0) return leave();
    const uses = await loadUses().catch(() => null);
    if (!uses) return;
    const asked = { after, changes, consequences: consequencesOf(changes, after, uses) };
    if (mustAsk(changes, after, uses)) setAsking(asked);
    else await save(asked);
  };
  const save = async ({ after, changes }: Asking) => {
    try {
      const body = Object.fromEntries(changes.map(({ field }) => [field, after[field]]));
      setSession({ jober: await call('PATCH /api/jobers/me', { body }) });
      toast.success('基本信息已保存');
      await leave();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setAsking(null);
      refuse(error.issues);
    }
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    const after = check(event);
    if (after) void run(() => ask(after));
  };
  return (
    <form noValidate aria-label="基本信息" onSubmit={send}>
      {stored && (
        <p role="status" className="mb-4 rounded-ctl bg-ok-tint px-3 py-2 text-14 text-ok-ink">
          已找回上次没保存的修改
        </p>
      )}
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 max-sm:grid-cols-1">
        <BasicsFields field={field} />
        <CityField label="期望城市" value={values.cityCode ?? null} onChange={(code) => set('cityCode', code)} />
        <CityField
          label="户籍（选填）"
          none="未填写"
          hint="只用来比对公开招聘的岗位，不写进简历"
          value={values.household ?? null}
          onChange={(code) => set('household', code)}
        />
      </div>
      <div className="mt-6 flex justify-end gap-3 max-sm:grid max-sm:grid-cols-2">
        <Button size="l" onClick={() => void leave()}>
          取消
        </Button>
        <Button type="submit" look="filled" size="l" busy={busy}>
          保存
        </Button>
      </div>
      {asking && (
        <BasicsDialog
          {...asking}
          busy={busy}
          onSave={() => void run(() => save(asking))}
          onClose={() => setAsking(null)}
        />
      )}
    </form>
  );
}
