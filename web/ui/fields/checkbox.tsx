import type { InputHTMLAttributes, ReactNode, Ref } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  children: ReactNode;
  error?: string;
  /** Drawn as a switch, for settings that take effect at once. */
  isSwitch?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox or, with `type="radio"`, a radio button; its whole line is clickable. */
export function Checkbox({ children, error, isSwitch = false, className, ...rest }: Props) {
  return (
    <div className={className}>
      <label className="inline-flex cursor-pointer items-start gap-2 text-14 leading-5 text-ink-2">
        <input
          type="checkbox"
          {...rest}
          aria-invalid={error ? true : undefined}
          className={isSwitch ? 'switch' : 'check mt-0.5'}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p className="mt-1 text-14 text-err-ink" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
