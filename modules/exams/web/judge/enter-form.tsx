import { type FormEvent, useEffect, useRef, useState } from 'react';
import { pages } from '#contract/pages.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { ScanButton } from '#web/features/scan/scan-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { enter } from './judge-store.ts';

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

/** In parts of four, as it is printed; of a pasted link what follows the #. */
const inParts = (given: string) =>
  (
    given
      .slice(given.indexOf('#') + 1)
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .match(/.{1,4}/g) ?? []
  ).join('-');

/** The code of a judge, typed or scanned. */
export function EnterForm({ first, waiting, onSync, onDone, onCancel }: Props) {
  const [code, setCode] = useState(first);
  const [fault, setFault] = useState(first ? '扫到的进入码没有进入，请核对后再试，或向考务换发' : '');
  const { busy, run } = useBusy();
  const field = useRef<HTMLInputElement>(null);
  // On a touch screen the keyboard would cover the button for scanning.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches) field.current?.focus();
  }, []);
  const send = (given: string) =>
    run(async () => {
      const text = given.slice(given.indexOf('#') + 1).trim();
      if (text === '') return setFault('请输入进入码');
      await enter(text).then(onDone, (error: unknown) => setFault(wordsOf(error)));
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(code);
  };
  if (waiting > 0)
    return (
      <section className="card m-auto w-full max-w-120 p-6 text-center max-sm:p-4" aria-label="进入小组">
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
    <form
      className="card m-auto flex w-full max-w-120 flex-col gap-4 p-8 max-md:mt-0 max-sm:p-5"
      onSubmit={submit}
      aria-label="进入小组"
      noValidate
    >
      <h1 className="text-28 leading-tight">{pages['/judge'].title}</h1>
      <p className="text-14">
        不用注册，屏幕上只有签号，看不到考生的姓名、学校和笔试成绩。断网也能评，连上网络后自动上报。
      </p>
      <ScanButton
        name="进入码"
        label="扫纸上的二维码"
        className="btn-l btn-outline w-full"
        onCode={(given) => void send(given)}
      />
      <TextField
        ref={field}
        label="进入码"
        hint="印在考务发给您的那张纸上，共 12 位；丢了请考务换发"
        error={fault}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={80}
        className="num h-14 text-28"
        onChange={({ target }) =>
          setCode(target.selectionEnd === target.value.length ? inParts(target.value) : target.value)
        }
      />
      <Button type="submit" look="filled" size="l" wide busy={busy}>
        进入
      </Button>
      {onCancel && (
        <Button size="l" onClick={onCancel}>
          返回
        </Button>
      )}
    </form>
  );
}
