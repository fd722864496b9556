import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { FieldError } from './form-field.tsx';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'> {
  label: string;
  options: readonly { value: string; label: string }[];
  /** The chosen one; '' for none. */
  value: string;
  error: string | undefined;
  fieldClass?: string;
}

/** One of a few options, all of them in sight, so that the choice takes one press. */
export function PillsField({ label, options, value, error, required, fieldClass, ...rest }: Props) {
  const errorId = useId();
  return (
    <fieldset className={fieldClass} aria-invalid={error ? true : undefined} aria-describedby={error && errorId}>
      <legend className="mb-1 text-14 text-ink-2">
        {label}
        {required && (
          <span className="ml-0.5 text-err-ink" aria-hidden>
            *
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className="option cursor-pointer max-sm:h-11">
            <input {...rest} type="radio" className="sr-only" value={option.value} checked={option.value === value} />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}

interface ButtonsProps {
  label: string;
  options: readonly { value: string; label: ReactNode }[];
  value: string | undefined;
  error?: string | undefined;
  onChoose(value: string): void;
  /** A further way to choose, behind the options. */
  children?: ReactNode;
}

/** One of a few options, pressed as a button: a press may lead on, which the arrow keys of radio buttons must not. */
export function OptionButtons({ label, options, value, error, onChoose, children }: ButtonsProps) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="mb-3 text-16 font-semibold text-ink-1">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            className="option h-11 cursor-pointer rounded-full px-5 text-16 max-sm:px-4.5"
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        ))}
        {children}
      </div>
      <FieldError id={errorId} text={error} />
    </fieldset>
  );
}
