import { Button, DatePicker, Input, Segmented, Select } from 'antd';
import dayjs from 'dayjs';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Change } from './use-list-params.ts';

interface Option {
  value: string;
  label: string;
}

interface Named {
  /** The parameter of the address. */
  name: string;
  /** What it is called when it is read out. */
  label: string;
  className?: string;
}

/** One filter of a list, as a row of its table of filters. */
export type Filter =
  | (Named & { kind: 'search'; placeholder: string; maxLength?: number; minLength?: number; button?: string })
  | (Named & { kind: 'choice'; placeholder: string; options: readonly Option[]; many?: boolean })
  /** One of a few, one of which is always chosen. */
  | (Named & { kind: 'segments'; options: readonly Option[] })
  /** The parameters `from` and `to`, both days included. */
  | { kind: 'days'; name: 'days'; label: string };

type Values = Readonly<Record<string, string | undefined>>;

const LONG_LIST = 10;
const shared = { allowClear: true, popupMatchSelectWidth: false } as const;

const dayOf = (text: string | undefined) => (text ? dayjs(text) : null);

function Field({ filter, values, onChange }: { filter: Filter; values: Values; onChange: Change }) {
  if (filter.kind === 'days')
    return (
      <DatePicker.RangePicker
        aria-label={filter.label}
        value={[dayOf(values.from), dayOf(values.to)]}
        onChange={(days) => onChange({ from: days?.[0]?.format('YYYY-MM-DD'), to: days?.[1]?.format('YYYY-MM-DD') })}
      />
    );
  const { name, label, className } = filter;
  const value = values[name];
  const named = { className, 'aria-label': label } as const;
  if (filter.kind === 'search') {
    const { placeholder, maxLength = 40, minLength = 0, button } = filter;
    const find = (text: string) => text.trim().length >= minLength && onChange({ [name]: text.trim() });
    const shown = {
      ...named,
      className: className ?? 'w-64! max-sm:w-full!',
      prefix: <Search size={16} className="text-ink-4" aria-hidden="true" />,
      placeholder,
      defaultValue: value,
      maxLength,
    };
    if (button) return <Input.Search key={value ?? ''} {...shown} enterButton={button} onSearch={find} />;
    return (
      <Input
        key={value ?? ''}
        {...shown}
        allowClear
        onPressEnter={({ currentTarget }) => find(currentTarget.value)}
        onClear={() => onChange({ [name]: null })}
      />
    );
  }
  if (filter.kind === 'segments')
    return (
      <div className="max-w-full overflow-x-auto">
        <Segmented
          {...named}
          value={value ?? ''}
          options={[...filter.options]}
          onChange={(next) => onChange({ [name]: next })}
        />
      </div>
    );
  const { placeholder, many = false, options } = filter;
  const search = options.length > LONG_LIST && { showSearch: { optionFilterProp: 'label' } };
  return many ? (
    <Select<string[]>
      {...shared}
      {...named}
      {...search}
      mode="multiple"
      maxTagCount={1}
      placeholder={placeholder}
      options={[...options]}
      value={value?.split(',') ?? []}
      onChange={(codes) => onChange({ [name]: codes.join(',') })}
    />
  ) : (
    <Select<string>
      {...shared}
      {...named}
      {...search}
      placeholder={placeholder}
      options={[...options]}
      value={value}
      onChange={(code?: string) => onChange({ [name]: code })}
    />
  );
}

interface Props {
  filters: readonly Filter[];
  values: Values;
  onChange: Change;
  /** Offered once something narrows the list. */
  onClear?: (() => void) | undefined;
  /** What else stands in the line. */
  children?: ReactNode;
}

/** The line over a list that narrows it, from a table of filters; what is chosen stands in the address. */
export function FilterBar({ filters, values, onChange, onClear, children }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 py-3">
      {filters.map((filter) => (
        <Field key={filter.name} filter={filter} values={values} onChange={onChange} />
      ))}
      {onClear && (
        <Button type="link" size="small" onClick={onClear}>
          清空
        </Button>
      )}
      {children}
    </div>
  );
}
