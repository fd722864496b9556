import { clsx } from 'clsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { pages } from '#contract/pages.ts';
import { ApiError } from '#web/api/api-error.ts';
import { useBusy } from '#web/features/page-calls/use-busy.ts';
import { ScanButton } from '#web/features/scan/scan-button.tsx';
import { LogoMark } from '#web/features/shell/logo.tsx';
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

/** In parts of four, as it is printed; of a pasted link what follows the #. */
const inParts = (given: string) =>
  (
    given
      .slice(given.indexOf('#') + 1)
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .match(/.{1,4}/g) ?? []
  ).join('-');

const SIDE = 21;
/** The three corners by which a camera finds a code. */
const finders = [
  [0, 0],
  [SIDE - 7, 0],
  [0, SIDE - 7],
] as const;
const inFinder = (x: number, y: number) =>
  finders.some(([left, top]) => x >= left - 1 && x < left + 8 && y >= top - 1 && y < top + 8);
/** Modules of a code, as a pattern: the printed one is different for each judge. */
const modules = Array.from({ length: SIDE * SIDE }, (_, at) => ({ x: at % SIDE, y: Math.floor(at / SIDE) })).filter(
  ({ x, y }) => !inFinder(x, y) && (x * x * 5 + 3 * y * y + x * y * 11 + 7 * x + y) % 13 < 6,
);

/** The sheet of paper that a judge was given: which of its two marks is typed, and which is scanned. */
const Slip = () => (
  <svg viewBox="17 0 366 176" className="w-full max-md:max-w-100" aria-hidden="true">
    <path
      d="M18 8h364v150l-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10-13 10-13-10z"
      fill="var(--surface)"
      stroke="var(--brand-line)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    />
    <path
      d="M40 54V40q0-8 8-8h14m56 0h14q8 0 8 8v14m0 56v14q0 8-8 8h-14m-56 0H48q-8 0-8-8v-14"
      fill="none"
      stroke="var(--brand)"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <g transform="translate(51 43) scale(3.714)" fill="var(--ink-1)">
      {modules.map(({ x, y }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="1.02" height="1.02" />
      ))}
      {finders.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          transform={`translate(${x} ${y})`}
          fillRule="evenodd"
          d="M0 0h7v7H0zM1 1v5h5V1zM2 2h3v3H2z"
        />
      ))}
    </g>
    <g fill="var(--ink-3)" fontSize="13">
      <text x="164" y="53">
        第 1 组 · 1 号考官
      </text>
      <text x="362" y="53" textAnchor="end">
        样张
      </text>
    </g>
    {['ABCD', 'EFGH', 'JKLM'].map((four, at) => (
      <g key={four} transform={`translate(${164 + at * 68} 74)`}>
        <rect width="62" height="46" rx="6" fill="var(--brand-tint)" stroke="var(--brand)" strokeWidth="1.5" />
        <text x="31" y="29" fill="var(--brand)" fontSize="16" fontWeight="600" letterSpacing="1.5" textAnchor="middle">
          {four}
        </text>
      </g>
    ))}
  </svg>
);

/** The characters of a code in three frames of four, as on the slip, drawn behind the field that is typed into; the next one is marked. */
const Cells = ({ code }: { code: string }) => {
  const typed = code.replace(/[^0-9A-Za-z]/g, '');
  return (
    <span className="pointer-events-none absolute inset-x-0 top-10 grid grid-cols-3 gap-3 max-sm:gap-2" aria-hidden>
      {[0, 4, 8].map((first) => (
        <span
          key={first}
          className={clsx(
            'grid h-18 grid-cols-4 items-center gap-1.5 rounded-ctl border-2 bg-surface px-3 max-sm:px-2',
            typed.length >= first && typed.length < first + 4 ? 'border-brand' : 'border-line-strong',
          )}
        >
          {[first, first + 1, first + 2, first + 3].map((at) => (
            <span
              key={at}
              className={clsx(
                'num grid h-9 place-items-center border-b-2 text-28 text-ink-1',
                at === typed.length ? 'border-brand' : typed[at] ? 'border-transparent' : 'border-line-strong',
              )}
            >
              {typed[at]?.toUpperCase()}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
};

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
    <div className="card m-auto grid w-full max-w-250 overflow-hidden max-md:mt-0 md:min-h-120 md:grid-cols-[4fr_6fr]">
      <div className="flex flex-col gap-5 bg-brand-tint p-8 md:justify-center max-md:gap-3 max-md:p-5">
        <p className="flex items-center gap-2.5 font-semibold text-ink-1">
          <LogoMark /> 教育人才网 · 公开招聘
        </p>
        <h1 className="text-28 leading-tight">{pages['/judge'].title}</h1>
        <Slip />
        <p className="text-14">
          不用注册，屏幕上只有签号
          <span className="max-md:hidden">，看不到考生的姓名、学校和笔试成绩。断网也能评，连上网络后自动上报</span>。
        </p>
      </div>
      <form
        className="flex flex-col gap-5 p-10 max-md:gap-4 max-md:p-5 md:justify-center"
        onSubmit={submit}
        aria-label="进入小组"
        noValidate
      >
        <div className="flex flex-wrap gap-2 max-md:order-1">
          <div className="relative w-full">
            <Cells code={code} />
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
              fieldClass="[&>label]:mb-3 [&>label]:text-20 [&>label]:leading-7 [&>label]:font-semibold [&>label]:text-ink-1"
              className="relative h-18 border-0 bg-transparent text-transparent caret-transparent shadow-none"
              onChange={({ target }) =>
                setCode(target.selectionEnd === target.value.length ? inParts(target.value) : target.value)
              }
            />
          </div>
          <Button
            type="submit"
            look="filled"
            size="l"
            wide
            className="mt-2 max-md:bg-brand-tint! max-md:text-brand!"
            busy={busy}
          >
            进入
          </Button>
        </div>
        <p className="flex items-center gap-3 text-14 text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          或
        </p>
        <div className="max-md:-order-1">
          <ScanButton
            name="进入码"
            label="扫纸上的二维码"
            className="btn-l btn-outline w-full max-md:h-16 max-md:border-brand-solid max-md:bg-brand-solid max-md:text-on-brand"
            onCode={(given) => void send(given)}
          />
        </div>
        {onCancel && (
          <Button size="l" className="max-md:order-2" onClick={onCancel}>
            返回
          </Button>
        )}
      </form>
    </div>
  );
}
