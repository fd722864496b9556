import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  children: ReactNode;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox or, with `type="radio"`, a radio button; its whole line is clickable. */
export function Checkbox({ children, error, className, ...rest }: Props) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className="inline-flex cursor-pointer items-start gap-2 text-14 leading-5 text-ink-2">
        <input
          type="checkbox"
          {...rest}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && errorId}
          className="check mt-0.5"
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className="mt-1 text-14 text-err-ink" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
