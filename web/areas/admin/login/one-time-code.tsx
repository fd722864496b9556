import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import type { Bound } from '#web/features/sign-in/credential-fields.tsx';
import { FormField } from '#web/ui/fields/form-field.tsx';
import { ProgressRing } from '#web/ui/progress.tsx';

/** An authenticator shows another code every 30 seconds of the clock. */
const STEP = 30;
/** With so little left a code runs out while it is typed. */
const SHORT = 6;

/** The seconds that the shown code still counts; null before the browser's clock is read. */
function useSecondsLeft(): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const read = () => setLeft(STEP - (Math.floor(Date.now() / 1_000) % STEP));
    read();
    const timer = setInterval(read, 1_000);
    return () => clearInterval(timer);
  }, []);
  return left;
}

const boxes = [0, 1, 2, 3, 4, 5];

/** Six digits in their boxes, with how long they count; a press or a letter makes it the field of a recovery code. */
export function OneTimeCode({ value, error, onChange }: Bound) {
  const left = useSecondsLeft();
  const [recovers, setRecovers] = useState(false);
  const isDigits = !recovers && /^[\s\d０-９]*$/.test(value);
  const at = Math.min(value.length, boxes.length - 1);
  return (
    <FormField
      label={isDigits ? '动态码' : '恢复码'}
      error={error}
      hint={
        <span className="flex justify-between">
          {isDigits ? '验证器里的 6 位数字' : '形如 ABCD-EFGH-IJKL，只能用一次'}
          <button
            type="button"
            className="link"
            onClick={() => {
              setRecovers(isDigits);
              onChange('');
            }}
          >
            {isDigits ? '改用恢复码' : '改用动态码'}
          </button>
        </span>
      }
      className="relative"
    >
      {(wiring) => (
        <>
          {isDigits && left !== null && (
            <span className="tabular absolute top-0 right-0 flex items-center gap-1.5 text-12 leading-5 text-ink-3">
              <ProgressRing value={left / STEP} size={16} tone={left > SHORT ? 'brand' : 'warm'} label="离换下一组" />
              {left} 秒后换一组
            </span>
          )}
          <span className="group @container relative flex gap-2 overflow-clip">
            {isDigits &&
              boxes.map((box) => (
                <i
                  key={box}
                  className={clsx(
                    'h-12 flex-1 rounded-ctl border bg-surface',
                    error ? 'border-err' : box < value.length ? 'border-ink-4' : 'border-line-strong',
                    box === at && 'group-focus-within:border-brand group-focus-within:bg-brand-tint',
                  )}
                />
              ))}
            <input
              {...wiring}
              type="text"
              autoComplete="one-time-code"
              maxLength={14}
              value={value}
              // Six boxes and the five gaps of 8 px between them fill the field; `1ch` is a digit.
              style={
                isDigits
                  ? {
                      letterSpacing: 'calc((100cqw + 8px) / 6 - 1ch)',
                      paddingInline: 'calc((100cqw - 40px) / 12 - .5ch) 0',
                    }
                  : undefined
              }
              className={
                isDigits
                  ? 'num absolute inset-y-0 left-0 w-[120%] border-0 bg-transparent text-20 text-ink-1 outline-none! shadow-none!'
                  : 'field h-12!'
              }
              onChange={({ target }) => onChange(target.value)}
            />
          </span>
        </>
      )}
    </FormField>
  );
}
