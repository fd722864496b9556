import X from 'lucide-react/icons/x';
import { cityOptions } from '#web/features/city/city-options.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextArea, TextField } from '#web/ui/fields/text-field.tsx';
import type { FieldSpec, Option } from './fields.ts';
import { FileField } from './file-field.tsx';

interface ChosenFieldProps {
  label: string;
  options: readonly Option[];
  most: number;
  chosen: readonly string[];
  error?: string | undefined;
  fieldClass?: string | undefined;
  onChange(chosen: string[]): void;
}

/** A multiple choice from a list: a select adds one, a press removes one. */
function ChosenField({ label, options, most, chosen, error, fieldClass, onChange }: ChosenFieldProps) {
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

interface Props {
  spec: FieldSpec;
  value: unknown;
  error?: string | undefined;
  onChange(value: unknown): void;
}

const FEN = 100;
/** An empty field is absent: the schema decides which may be. */
const typed = (value: string) => (value === '' ? undefined : value);
const yuan = (value: string) => (/^\d{1,7}$/.test(value) ? Number(value) * FEN : typed(value));

/** One field of an entry, by its kind. */
export function FieldControl({ spec, value, error, onChange }: Props) {
  const shared = {
    label: spec.label,
    error,
    required: spec.required,
    placeholder: spec.placeholder,
    fieldClass: spec.wide ? 'col-span-full' : undefined,
  };
  const text = value === undefined || value === null ? '' : String(value);
  const asTyped = (event: { target: { value: string } }) => onChange(typed(event.target.value));
  switch (spec.kind) {
    case 'area':
      return (
        <TextArea
          {...shared}
          rows={4}
          maxLength={spec.max}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      );
    case 'check':
      return (
        <Checkbox
          className="self-end pb-2"
          checked={Boolean(value)}
          onChange={(event) => onChange(event.target.checked)}
        >
          {spec.label}
        </Checkbox>
      );
    case 'select':
      return (
        <SelectField
          {...shared}
          placeholder={spec.placeholder ?? '请选择'}
          options={spec.options ?? []}
          value={text}
          onChange={asTyped}
        />
      );
    case 'cities':
    case 'codes':
      return (
        <ChosenField
          {...shared}
          options={spec.kind === 'cities' ? cityOptions : (spec.options ?? [])}
          most={spec.most ?? 1}
          chosen={(value as string[] | undefined) ?? []}
          onChange={onChange}
        />
      );
    case 'file':
      return <FileField {...shared} kind={spec.upload ?? 'attachment'} fileId={text} onChange={onChange} />;
    case 'until':
      return (
        <div>
          <TextField
            {...shared}
            type="month"
            disabled={value === 'now'}
            value={value === 'now' ? '' : text}
            onChange={asTyped}
          />
          <Checkbox
            className="mt-1"
            checked={value === 'now'}
            onChange={(event) => onChange(event.target.checked ? 'now' : undefined)}
          >
            至今
          </Checkbox>
        </div>
      );
    case 'yuan':
      return (
        <TextField
          {...shared}
          inputMode="numeric"
          value={typeof value === 'number' ? String(value / FEN) : text}
          onChange={(event) => onChange(yuan(event.target.value))}
        />
      );
    case 'month':
      return <TextField {...shared} type="month" value={text} onChange={asTyped} />;
    case 'number':
      return <TextField {...shared} inputMode="numeric" value={text} onChange={asTyped} />;
    default:
      return (
        <TextField {...shared} maxLength={spec.max} value={text} onChange={(event) => onChange(event.target.value)} />
      );
  }
}
