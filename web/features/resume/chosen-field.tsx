import X from 'lucide-react/icons/x';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import type { Option } from './editing/fields.ts';

interface Props {
  label: string;
  options: readonly Option[];
  most: number;
  chosen: readonly string[];
  error?: string | undefined;
  fieldClass?: string | undefined;
  onChange(chosen: string[]): void;
}

/** A multiple choice from a list: a select adds one, a press removes one. */
export function ChosenField({ label, options, most, chosen, error, fieldClass, onChange }: Props) {
  const labelOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  const left = options.filter(({ value }) => !chosen.includes(value));
  return (
    <div className={fieldClass}>
      <SelectField
        label={label}
        error={error}
        placeholder={chosen.length === 0 ? '不限' : chosen.length < most ? '再加一个' : '已选满'}
        options={left}
        disabled={chosen.length >= most}
        value=""
        onChange={(event) => event.target.value && onChange([...chosen, event.target.value])}
      />
      {chosen.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2" aria-label={`已选的${label}`}>
          {chosen.map((value) => (
            <li key={value}>
              <button
                type="button"
                className="inline-flex h-7 items-center gap-1 rounded-full bg-brand-tint px-3 text-14 text-brand max-sm:h-11"
                aria-label={`去掉${labelOf(value)}`}
                onClick={() => onChange(chosen.filter((one) => one !== value))}
              >
                {labelOf(value)}
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
