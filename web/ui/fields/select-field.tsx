import { clsx } from 'clsx';
import type { Ref, SelectHTMLAttributes } from 'react';
import { FormField } from './form-field.tsx';

interface Option {
  value: string;
  label: string;
}

interface Props extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly Option[];
  /** The empty first option; absent where a choice is required and there is a sensible default. */
  placeholder?: string;
  error?: string;
  fieldClass?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The native select: best on phones, and fully usable by keyboard. */
export function SelectField({ label, options, placeholder, error, fieldClass, className, ...rest }: Props) {
  return (
    <FormField label={label} error={error} required={rest.required} className={fieldClass}>
      {(wiring) => (
        <select {...rest} {...wiring} className={clsx('field', className)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}
