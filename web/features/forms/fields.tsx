import { Input, type InputNumberProps, type InputProps, Select, type SelectProps, Switch } from 'antd';
import { DayPicker, type DayPickerProps } from './day-picker.tsx';
import { Field, type ItemProps } from './field.tsx';
import { NumberInput } from './number-input.tsx';
import { factsOf } from './schema-facts.ts';

interface Named extends ItemProps {
  placeholder?: string | undefined;
  'aria-label'?: string;
  /** Classes of the control; `className` is the item's. */
  width?: string;
}

/** Separates the control's name from its item. Where no label is drawn, the title is its name and placeholder. */
function named<P extends Named>({ placeholder, 'aria-label': ariaLabel, width, ...item }: P) {
  const facts = item.of ? factsOf(item.of) : {};
  const title = item.noStyle ? (item.label ?? facts.title) : undefined;
  const name = typeof title === 'string' ? title : undefined;
  return {
    item,
    facts,
    control: { placeholder: placeholder ?? name, 'aria-label': ariaLabel ?? name, className: width },
  };
}

type LineProps = Pick<InputProps, 'maxLength' | 'inputMode' | 'autoComplete' | 'suffix' | 'showCount'>;

/** A text of one line, or with `rows` of several lines, which are counted; up to `maxRows` it grows with what is written. */
export function TextField(props: Named & LineProps & { rows?: number; maxRows?: number; secret?: boolean }) {
  const { item: rest, facts, control } = named(props);
  const {
    rows,
    maxRows,
    secret,
    maxLength = facts.maxLength,
    inputMode,
    autoComplete,
    suffix,
    showCount,
    ...item
  } = rest;
  const line = { ...control, maxLength, inputMode, autoComplete, suffix, showCount };
  const Line = secret ? Input.Password : Input;
  return (
    <Field blank="" {...item}>
      {rows ? (
        <Input.TextArea
          {...control}
          maxLength={maxLength}
          rows={rows}
          autoSize={maxRows ? { minRows: rows, maxRows } : false}
          showCount
        />
      ) : (
        <Line {...line} />
      )}
    </Field>
  );
}

type AmountProps = Pick<InputNumberProps<number>, 'min' | 'max' | 'step' | 'precision' | 'prefix' | 'suffix'>;

/** A number, whole unless `precision` says otherwise. */
export function NumberField({ width = 'w-full', ...props }: Named & AmountProps) {
  const { item: rest, facts, control } = named({ width, ...props });
  const { min = facts.minimum, max = facts.maximum, step, precision = 0, prefix, suffix, ...item } = rest;
  return (
    <Field verb="填写" {...item}>
      <NumberInput {...control} {...{ min, max, step, precision, prefix, suffix }} />
    </Field>
  );
}

interface ListProps
  extends Pick<
    SelectProps,
    'options' | 'mode' | 'allowClear' | 'maxCount' | 'loading' | 'onChange' | 'notFoundContent'
  > {
  /** Options are found by typing their label. */
  searchable?: boolean;
}

/** A choice from a list. */
export function ChoiceField(props: Named & ListProps) {
  const { item: rest, control } = named(props);
  const { searchable, options, mode, allowClear, maxCount, loading, onChange, notFoundContent, ...item } = rest;
  const list = { options, mode, allowClear, maxCount, loading, onChange, notFoundContent };
  return (
    <Field {...item}>
      <Select {...control} {...list} showSearch={searchable && { optionFilterProp: 'label' }} />
    </Field>
  );
}

interface MomentProps extends Pick<DayPickerProps, 'minDate' | 'maxDate' | 'format'> {
  /** Asks for the time of day too, in steps of so many minutes. */
  minutes?: 1 | 5 | 30;
}

/** A day, with `minutes` a moment. */
export function DayField({ width = 'w-full', ...props }: Named & MomentProps) {
  const { item: rest, control } = named({ width, ...props });
  const { minutes, minDate, maxDate, format = minutes && 'YYYY-MM-DD HH:mm', ...item } = rest;
  const showTime = minutes && { format: 'HH:mm', minuteStep: minutes };
  return (
    <Field {...item}>
      <DayPicker {...control} {...{ minDate, maxDate, format, showTime }} />
    </Field>
  );
}

/** On or off. */
export const SwitchField = (item: Pick<ItemProps, 'name' | 'label'>) => (
  <Field {...item} valuePropName="checked">
    <Switch />
  </Field>
);
