import { DatePicker, Input, Segmented, Select, type SelectProps } from 'antd';
import dayjs from 'dayjs';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { Change } from './use-list-params.ts';

interface Option {
  value: string;
  label: string;
  /** How many there are, said where one chooses. */
  count?: string;
}

interface Named {
  /** The parameter of the address. */
  name: string;
  /** What it is called when it is read out. */
  label: string;
  className?: string;
}

/** One filter of a list, as a row of its table of filters; a `rare` one stands in the sheet on wide screens too. */
export type Filter =
  | (Named & { kind: 'search'; placeholder: string; maxLength?: number; minLength?: number })
  | (Named & { kind: 'choice'; placeholder: string; options: readonly Option[]; many?: boolean; rare?: boolean })
  /** One of a few, one of which is always chosen. */
  | (Named & { kind: 'segments'; options: readonly Option[] })
  /** The parameters `from` and `to`, both days included. */
  | { kind: 'days'; name: 'days'; label: string };

type Choice = Extract<Filter, { kind: 'choice' }>;

/** A choice by what it is of; the label is read out, the placeholder shown. */
export const choice = (name: string, of: string, options: readonly Option[], more: Partial<Choice> = {}): Filter => ({
  kind: 'choice',
  name,
  label: `按${of}筛选`,
  placeholder: of,
  options,
  ...more,
});

export type FilterValues = Readonly<Record<string, string | undefined>>;

/** Filters in a line are pills, as high as `.filter`. */
export const pill = { borderRadius: 18 } as const;

const LONG_LIST = 10;
const shared = {
  allowClear: true,
  popupMatchSelectWidth: false,
  optionRender: (({ label, data }) => (data.count ? `${label}（${data.count}）` : label)) as NonNullable<
    SelectProps['optionRender']
  >,
} as const;

const dayOf = (text: string | undefined) => (text ? dayjs(text) : null);

interface SearchProps {
  label: string;
  placeholder: string;
  value: string | undefined;
  maxLength?: number;
  minLength?: number;
  className?: string | undefined;
  onFind(text: string): void;
}

/** The consoles' search box: Enter searches, clearing shows everything again. */
export function SearchField({
  label,
  placeholder,
  value,
  maxLength = 40,
  minLength = 0,
  className = 'w-64 max-sm:w-full',
  onFind,
}: SearchProps) {
  const [text, setText] = useState(value);
  const [found, setFound] = useState(value);
  if (value !== found) {
    setFound(value);
    setText(value);
  }
  return (
    <Input
      style={pill}
      aria-label={label}
      className={className}
      prefix={<Search size={16} className="text-ink-4" aria-hidden="true" />}
      placeholder={placeholder}
      value={text}
      maxLength={maxLength}
      allowClear
      onChange={({ target }) => setText(target.value)}
      onPressEnter={({ currentTarget }) => {
        const typed = currentTarget.value.trim();
        if (typed.length >= minLength) onFind(typed);
      }}
      onClear={() => onFind('')}
    />
  );
}

interface Props {
  filter: Filter;
  values: FilterValues;
  /** As wide as its container: in the sheet of a phone. */
  wide?: boolean;
  onChange: Change;
}

export function FilterField({ filter, values, wide = false, onChange }: Props) {
  if (filter.kind === 'days')
    return (
      <DatePicker.RangePicker
        aria-label={filter.label}
        className={wide ? 'w-full' : undefined}
        {...(!wide && { style: pill })}
        value={[dayOf(values.from), dayOf(values.to)]}
        onChange={(days) => onChange({ from: days?.[0]?.format('YYYY-MM-DD'), to: days?.[1]?.format('YYYY-MM-DD') })}
      />
    );
  const { name, label } = filter;
  const className = wide ? 'w-full' : filter.className;
  const value = values[name];
  const named = { className, 'aria-label': label, ...(!wide && { style: pill }) } as const;
  if (filter.kind === 'search') {
    const { kind: _, name: __, className: ___, ...rest } = filter;
    return (
      <SearchField
        {...rest}
        className={className}
        value={value}
        onFind={(text) => onChange({ [name]: text || null })}
      />
    );
  }
  if (filter.kind === 'segments')
    return (
      <div className="scroll-line max-w-full overflow-x-auto">
        <Segmented
          className={className}
          aria-label={label}
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
