import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { FormField } from '#web/ui/fields/form-field.tsx';

interface Props {
  value: string;
  error: string | undefined;
  hint: ReactNode;
  /** Until a code was sent. */
  disabled: boolean;
  onChange(value: string): void;
}

const cells = [0, 1, 2, 3, 4, 5, 6, 7];
/** Between two cells, in px. */
const GAP = 8;

/** An SMS code, a digit a cell: six, or eight after many wrong guesses. */
export const CodeCells = ({ value, error, hint, disabled, onChange }: Props) => {
  const count = value.length > 6 ? 8 : 6;
  const pitch = `((100cqw + ${GAP}px) / ${count})`;
  return (
    <FormField label="验证码" error={error} hint={hint}>
      {(wiring) => (
        <span className="group @container relative block overflow-clip">
          <span aria-hidden className="flex" style={{ gap: GAP }}>
            {cells.slice(0, count).map((at) => (
              <i
                key={at}
                className={clsx(
                  'h-12 min-w-0 flex-1 rounded-ctl border',
                  disabled ? 'bg-fill' : 'bg-surface',
                  error ? 'border-err' : at < value.length ? 'border-ink-4' : 'border-line-strong',
                  at === Math.min(value.length, count - 1) &&
                    'group-focus-within:border-brand group-focus-within:bg-brand-tint',
                )}
              />
            ))}
          </span>
          <input
            {...wiring}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
            disabled={disabled}
            value={value}
            // `1ch` is a digit; the last one's space lies outside.
            style={{
              fontSize: '1.375rem',
              letterSpacing: `calc(${pitch} - 1ch)`,
              paddingInline: `calc((${pitch} - ${GAP}px - 1ch) / 2) 0`,
            }}
            className="num absolute inset-y-0 left-0 w-[calc(100%+64px)] border-0 bg-transparent text-ink-1 outline-none! shadow-none!"
            onChange={({ target }) => onChange(target.value)}
          />
        </span>
      )}
    </FormField>
  );
};
