import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';

interface Wiring {
  id: string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

interface Props {
  label: string;
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  /** Renders the control with the attributes that link it to its label, hint and error. */
  children(wiring: Wiring): ReactNode;
}

/** What is wrong with a field, below it. */
export const FieldError = ({ id, text }: { id?: string; text: string | undefined }) =>
  text ? (
    <p id={id} className="mt-1 flex items-center gap-1 text-14 text-err-ink" role="alert">
      <CircleAlert size={13} aria-hidden />
      {text}
    </p>
  ) : null;

/** Label, control, hint and error of one field, linked for assistive technology. */
export function FormField({ label, error, hint, required = false, className, children }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-14 text-ink-2">
        {label}
        {required && (
          <span className="ml-0.5 text-err-ink" aria-hidden>
            *
          </span>
        )}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-14 text-ink-3">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
