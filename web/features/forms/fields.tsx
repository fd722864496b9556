import {
  Form,
  type FormInstance,
  type FormItemProps,
  type FormProps,
  Input,
  type InputNumberProps,
  type InputProps,
  Modal,
  Radio,
  Segmented,
  Select,
  type SelectProps,
  Switch,
} from 'antd';
import type { KeyboardEventHandler, ReactElement, ReactNode } from 'react';
import type { z } from 'zod';
import { ApiError } from '#web/api/api-error.ts';
import { DayPicker, type DayPickerProps } from './day-picker.tsx';
import { NumberInput } from './number-input.tsx';
import { factsOf, faultOf } from './schema-facts.ts';

interface Props<T> extends Pick<FormProps<T>, 'initialValues' | 'validateTrigger'> {
  title: string;
  okText: string;
  cancelText?: string;
  /** Draws the action as one that takes something away. */
  danger?: boolean;
  /** The action cannot be taken. */
  disabled?: boolean;
  busy: boolean;
  width?: number;
  form?: FormInstance<T>;
  /** Above the form: what has to be done before it can be sent, with a form of its own. */
  before?: ReactNode;
  onSend(fields: T): void;
  onClose(): void;
  children: ReactNode;
}

/** A form in a dialog; its action sends what the fields accept. */
export function FormDialog<T extends object>({ title, okText, onSend, onClose, children, ...props }: Props<T>) {
  const { cancelText = '取消', danger, disabled, busy, width, form: given, before, ...rest } = props;
  const [form] = Form.useForm<T>(given);
  return (
    <Modal
      open
      {...{ title, okText, cancelText, width }}
      okButtonProps={{ danger, disabled }}
      confirmLoading={busy}
      onOk={form.submit}
      onCancel={onClose}
      afterOpenChange={(isOpen) => {
        const [first] = Object.keys(form.getFieldsValue());
        if (isOpen && first) form.focusField(first);
      }}
    >
      {before}
      <Form<T>
        form={form}
        layout="vertical"
        requiredMark={false}
        scrollToFirstError={{ block: 'center', focus: true }}
        onFinish={onSend}
        {...rest}
      >
        {children}
      </Form>
    </Modal>
  );
}

/** Shows the server's errors at the fields of an antd form; other failures have been shown already. */
export function showFieldErrors<T>(form: FormInstance<T>, error: unknown, body = 'body'): void {
  if (!(error instanceof ApiError)) throw error;
  const inBody = ({ path }: { path: string }) => path.replace(`${body}.`, '').split('.');
  const fields = error.issues.map((issue) => ({ name: inBody(issue), errors: [issue.message] }));
  form.setFields(fields as Parameters<typeof form.setFields>[0]);
}

interface ItemProps extends Omit<FormItemProps, 'children' | 'label' | 'required' | 'valuePropName'> {
  /** The field in the contract: its title, its limits, whether it must be filled in, and the message of each fault. */
  of?: z.ZodType | undefined;
  /** Stands for the title of the contract. */
  label?: ReactNode;
  /** Where no `of` says so: a value must be given. The message asks for the label, or is what stands here. */
  required?: boolean | string | undefined;
}

interface FieldProps extends ItemProps {
  valuePropName?: string;
  /** What a control without a value holds. */
  blank?: '' | undefined;
  /** How the message asks for a value. */
  verb?: '填写' | '选择';
  children: ReactElement;
}

/** Binds the fields of a form to a body of the contract: `<TextField {...field('title')} />`. */
export const fieldsOf =
  <S extends Readonly<Record<string, unknown>>>({ shape }: { shape: S }) =>
  <N extends keyof S & string>(name: N) => ({ name, of: shape[name] as z.ZodType });

/** The fault of a value; a field that may be absent may be left blank. */
const faultAt = (schema: z.ZodType, value: unknown, blank: '' | undefined): string | null =>
  (value ?? '') === '' && faultOf(schema, undefined) === null ? null : faultOf(schema, value ?? blank);

/** An item of an antd form; the contract says what it is called and what it accepts. */
export function Field({
  of,
  label,
  required,
  rules = [],
  blank,
  verb = blank === '' ? '填写' : '选择',
  children,
  ...item
}: FieldProps) {
  const title = label ?? (of && factsOf(of).title);
  const message = typeof required === 'string' ? required : `请${verb}${title}`;
  const needed = required ? [{ required: true, message, ...(blank === '' && { whitespace: true }) }] : [];
  const validator = async (_: unknown, value: unknown) => {
    const fault = of ? faultAt(of, value, blank) : null;
    if (fault !== null) throw new Error(fault);
  };
  return (
    <Form.Item
      {...item}
      label={item.noStyle ? undefined : title}
      required={Boolean(required) || (of !== undefined && faultAt(of, undefined, blank) !== null)}
      validateFirst
      rules={[...needed, { validator }, ...rules]}
    >
      {children}
    </Form.Item>
  );
}

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

type LineProps = Pick<InputProps, 'maxLength' | 'inputMode' | 'autoComplete' | 'suffix' | 'showCount'> & {
  onPressEnter?: KeyboardEventHandler;
};

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
    onPressEnter,
    ...item
  } = rest;
  const line = { ...control, maxLength, inputMode, autoComplete, suffix, showCount, onPressEnter };
  const Line = secret ? Input.Password : Input;
  return (
    <Field blank="" {...item}>
      {rows ? (
        <Input.TextArea
          {...control}
          maxLength={maxLength}
          rows={rows}
          onPressEnter={onPressEnter}
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

interface FewProps extends Named {
  /** The choices by value. */
  labels?: Readonly<Record<string, string>>;
  options?: { value: string; label: ReactNode; disabled?: boolean }[];
  /** Drawn as the parts of one bar. */
  joined?: boolean;
}

/** A choice from a few, all of which are seen. */
export function RadioField({ labels = {}, joined, ...props }: FewProps) {
  const { item: rest, facts, control } = named(props);
  const { options = Object.entries(labels).map(([value, label]) => ({ value, label })), ...item } = rest;
  return (
    <Field {...item}>
      {joined ? (
        <Segmented block options={options} aria-label={String(item.label ?? facts.title)} />
      ) : (
        <Radio.Group className={control.className} options={options} />
      )}
    </Field>
  );
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
