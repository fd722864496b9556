import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type JoberBasics, type OwnBasics, type OwnJober, ownBasics } from '#contract/seekers/seeker.ts';
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
import { useStoredForm } from './use-stored-form.ts';

const BasicsDialog = lazyPart(() => import('./basics-dialog.tsx').then(({ BasicsDialog }) => BasicsDialog));

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
  const form = useForm<OwnBasics>({
    resolver: zodResolver(ownBasics),
    defaultValues: { ...basicsOf(jober), ...stored },
  });
  const { register, handleSubmit, setError, formState } = form;
  const [asking, setAsking] = useState<Asking | null>(null);
  const { busy, run } = useBusy();
  useStoredForm(place, form);

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
  const save = ({ after, changes }: Asking) =>
    run(async () => {
      try {
        const body = Object.fromEntries(changes.map(({ field }) => [field, after[field]]));
        setSession({ jober: await call('PATCH /api/jobers/me', { body }) });
        toast.success('基本信息已保存');
        await leave();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        setAsking(null);
        for (const { path, message } of error.issues) setError(path.split('.').at(-1) as keyof OwnBasics, { message });
      }
    });
  const field = (name: Exclude<keyof JoberBasics, 'cityCode'>) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  });
  return (
    <form noValidate aria-label="基本信息" onSubmit={handleSubmit(ask)}>
      {stored && (
        <p role="status" className="mb-4 rounded-ctl bg-ok-tint px-3 py-2 text-14 text-ok-ink">
          已找回上次没保存的修改
        </p>
      )}
      <div className="grid grid-cols-2 gap-x-4 gap-y-4 max-sm:grid-cols-1">
        <BasicsFields
          field={field}
          city={form.watch('cityCode') ?? null}
          onCity={(code) => form.setValue('cityCode', code)}
        />
        <CityField
          label="户籍（选填）"
          none="未填写"
          hint="只用来比对公开招聘的岗位，不写进简历"
          value={form.watch('household') ?? null}
          onChange={(code) => form.setValue('household', code)}
        />
      </div>
      <div className="mt-6 flex justify-end gap-3 max-sm:grid max-sm:grid-cols-2">
        <Button size="l" onClick={() => void leave()}>
          取消
        </Button>
        <Button type="submit" look="filled" size="l" busy={formState.isSubmitting}>
          保存
        </Button>
      </div>
      {asking && (
        <BasicsDialog {...asking} busy={busy} onSave={() => void save(asking)} onClose={() => setAsking(null)} />
      )}
    </form>
  );
}
