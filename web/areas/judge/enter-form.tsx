import { type FormEvent, useState } from 'react';
import { ApiError } from '#web/api/api-error.ts';
import { ScanButton } from '#web/features/fairs/scan-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { enter } from './use-judge.ts';

interface Props {
  /** A code that was scanned and did not bring the device in. */
  first: string;
  /** Entries that another judge's device would leave behind. */
  waiting: number;
  onSync(): void;
  onDone(): void;
  onCancel: (() => void) | null;
}

const wordsOf = (error: unknown) =>
  error instanceof ApiError && error.status !== undefined
    ? (error.issues?.[0]?.message ?? error.message)
    : '没有连上网络，进入小组时需要网络';

/** The code of a judge, typed or scanned. */
export function EnterForm({ first, waiting, onSync, onDone, onCancel }: Props) {
  const [code, setCode] = useState(first);
  const [fault, setFault] = useState(first ? '扫到的进入码没有进入，请核对后再试，或向考务换发' : '');
  const [busy, setBusy] = useState(false);
  const send = async (given: string) => {
    const text = given.slice(given.indexOf('#') + 1).trim();
    if (text === '') return setFault('请输入进入码');
    setBusy(true);
    await enter(text).then(onDone, (error: unknown) => setFault(wordsOf(error)));
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  if (waiting > 0)
    return (
      <section className="card p-6 text-center max-sm:p-4" aria-label="进入小组">
        <p className="text-16 text-ink-1">还有 {waiting} 条没有上报，先连上网络上报，再换考官。</p>
        <p className="mt-4 flex justify-center gap-3">
          <Button look="filled" onClick={onSync}>
            现在上报
          </Button>
          {onCancel && <Button onClick={onCancel}>返回</Button>}
        </p>
      </section>
    );
  return (
    <form className="card mx-auto w-full max-w-120 p-6 max-sm:p-4" onSubmit={submit} aria-label="进入小组" noValidate>
      <p className="mb-4 text-14">
        输入考务发的进入码，或扫纸上的二维码。不用注册，也不用登录；一个码只能进入一台设备。
      </p>
      <TextField
        label="进入码"
        error={fault}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        placeholder="ABCD-EFGH-JKLM"
        className="h-13! text-20! tracking-wider"
        onChange={({ target }) => setCode(target.value)}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" look="filled" size="l" className="flex-1" busy={busy}>
          进入
        </Button>
        <ScanButton name="进入码" onCode={(given) => void send(given)} />
        {onCancel && (
          <Button size="l" onClick={onCancel}>
            返回
          </Button>
        )}
      </div>
    </form>
  );
}
