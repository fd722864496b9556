import CircleAlert from 'lucide-react/icons/circle-alert';
import { type InputHTMLAttributes, useId } from 'react';

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
      {error && (
        <p id={errorId} className="mt-1 flex items-center gap-1 text-14 text-err-ink" role="alert">
          <CircleAlert size={13} aria-hidden />
          {error}
        </p>
      )}
    </fieldset>
  );
}
