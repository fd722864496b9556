import { zodResolver } from '@hookform/resolvers/zod';
import { type Control, Controller, type FieldValues, useForm } from 'react-hook-form';
import { cityOptions } from '../../../features/city/city-options.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea, TextField } from '../../../ui/text-field.tsx';
import type { FieldSpec } from './fields.ts';
import type { Entry, SectionSpec } from './sections.ts';

interface Props {
  section: SectionSpec;
  entry: Entry;
  onDone(entry: Entry): void;
  onCancel(): void;
}

const FEN = 100;
/** An empty field is an absent one: the schema knows which may be absent. */
const typed = (value: string) => (value === '' ? undefined : value);

interface ControlProps {
  spec: FieldSpec;
  value: unknown;
  error: string | undefined;
  onChange(value: unknown): void;
}

/** One field by its kind. */
function FieldControl({ spec, value, error, onChange }: ControlProps) {
  const shared = {
    label: spec.label,
    error,
    required: spec.required,
    placeholder: spec.placeholder,
    fieldClass: spec.wide ? 'col-span-full' : undefined,
  };
  const text = value === undefined || value === null ? '' : String(value);
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
          placeholder="请选择"
          options={spec.options ?? []}
          value={text}
          onChange={(event) => onChange(typed(event.target.value))}
        />
      );
    case 'city': {
      const codes = (value as string[] | undefined) ?? [];
      return (
        <SelectField
          {...shared}
          placeholder="不限"
          options={cityOptions}
          value={codes[0] ?? ''}
          onChange={(event) => onChange(event.target.value ? [event.target.value] : [])}
        />
      );
    }
    case 'yuan':
      return (
        <TextField
          {...shared}
          inputMode="numeric"
          value={typeof value === 'number' ? String(value / FEN) : text}
          onChange={(event) =>
            onChange(
              /^\d{1,7}$/.test(event.target.value) ? Number(event.target.value) * FEN : typed(event.target.value),
            )
          }
        />
      );
    case 'until':
      return (
        <div>
          <TextField
            {...shared}
            type="month"
            disabled={value === 'now'}
            value={value === 'now' ? '' : text}
            onChange={(event) => onChange(typed(event.target.value))}
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
    case 'month':
      return (
        <TextField {...shared} type="month" value={text} onChange={(event) => onChange(typed(event.target.value))} />
      );
    case 'number':
      return (
        <TextField
          {...shared}
          inputMode="numeric"
          value={text}
          onChange={(event) => onChange(typed(event.target.value))}
        />
      );
    default:
      return (
        <TextField {...shared} maxLength={spec.max} value={text} onChange={(event) => onChange(event.target.value)} />
      );
  }
}

function FormField({ spec, control }: { spec: FieldSpec; control: Control<FieldValues> }) {
  return (
    <Controller
      name={spec.name}
      control={control}
      render={({ field, fieldState }) => (
        <FieldControl spec={spec} value={field.value} error={fieldState.error?.message} onChange={field.onChange} />
      )}
    />
  );
}

/** An entry being written; the same schema as the server's says what is wrong. */
export function EntryForm({ section, entry, onDone, onCancel }: Props) {
  const { control, handleSubmit } = useForm<FieldValues>({
    defaultValues: entry,
    resolver: zodResolver(section.schema),
  });
  const submit = handleSubmit((value) => onDone(value as Entry));
  return (
    <form
      noValidate
      onSubmit={submit}
      className="-mx-6 my-3 border-y border-line bg-ground px-6 py-4 max-sm:-mx-4 max-sm:px-4"
      aria-label={`编辑${section.title}`}
    >
      <div className="grid grid-cols-3 gap-x-3 gap-y-4 max-lg:grid-cols-2 max-sm:grid-cols-1">
        {section.fields.map((spec) => (
          <FormField key={spec.name} spec={spec} control={control} />
        ))}
      </div>
      <div className="mt-4 flex justify-end gap-3">
        <Button onClick={onCancel}>取消</Button>
        <Button type="submit" look="filled">
          完成
        </Button>
      </div>
    </form>
  );
}
