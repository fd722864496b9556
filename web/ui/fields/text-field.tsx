import { clsx } from 'clsx';
import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import { FormField } from './form-field.tsx';

interface Shared {
  label: string;
  error?: string;
  hint?: ReactNode;
  /** For the grid that contains the field; the control fills it. */
  fieldClass?: string;
}

type TextFieldProps = Shared & InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

export function TextField({ label, error, hint, fieldClass, className, ...rest }: TextFieldProps) {
  return (
    <FormField label={label} error={error} hint={hint} required={rest.required} className={fieldClass}>
      {(wiring) => <input type="text" {...rest} {...wiring} className={clsx('field', className)} />}
    </FormField>
  );
}

type TextAreaProps = Shared & TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** A longer text; counts against `maxLength` where one is set. */
export function TextArea({ label, error, hint, fieldClass, className, ...rest }: TextAreaProps) {
  const length = typeof rest.value === 'string' && rest.maxLength ? [...rest.value].length : null;
  const count = length === null ? null : `${length} / ${rest.maxLength}`;
  return (
    <FormField label={label} error={error} hint={hint ?? count} required={rest.required} className={fieldClass}>
      {(wiring) => <textarea {...rest} {...wiring} className={clsx('field', className)} />}
    </FormField>
  );
}
