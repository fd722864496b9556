import { Button, Form, Input, Select, type SelectProps } from 'antd';
import { cloneElement, createContext, type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react';
import { z } from 'zod';
import { type PostDraftForm, postDraftForm } from '#contract/posts/post-fields.ts';
import { type List, labelOf } from '#contract/taxonomy/list.ts';
import { factsOf } from '#web/features/forms/schema-facts.ts';
import { partAt, withPart } from './form-paths.ts';

interface PostForm {
  form: PostDraftForm;
  change(patch: Partial<PostDraftForm>): void;
  /** The server's errors, by path in the form: `salary.max`. */
  errors: Readonly<Record<string, string>>;
}

/** The post that is written, for each part of its form. */
export const PostFormContext = createContext<PostForm>({ form: {}, change: () => undefined, errors: {} });
export const usePostForm = () => useContext(PostFormContext);

/** What the contract says of a path: the title and limits of its field. */
const factsAt = (name: string) =>
  factsOf(
    name.split('.').reduce<z.ZodType>((at, part) => {
      let whole = at;
      while (whole instanceof z.ZodOptional) whole = whole.unwrap() as z.ZodType;
      return (whole instanceof z.ZodObject ? whole.shape[part] : whole) as z.ZodType;
    }, postDraftForm),
  );

export const titleAt = (name: string) => factsAt(name).title ?? '';

interface ItemProps {
  /** Path in the form; also the id of the control. */
  name: string;
  /** Stands for the title of the contract. */
  label?: ReactNode;
  required?: boolean;
  extra?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A labelled part of the form, with its error. */
export function Item({ name, label = titleAt(name), required = false, extra, className, children }: ItemProps) {
  const { errors } = usePostForm();
  const message = Object.entries(errors).find(([path]) => path === name || path.startsWith(`${name}.`))?.[1];
  const [control, fault] = [`post-${name}`, `post-${name}-fault`];
  // antd links an error only to a control whose value it holds.
  useEffect(() => {
    const element = message && document.getElementById(control);
    if (!element) return;
    element.setAttribute('aria-invalid', 'true');
    element.setAttribute('aria-describedby', fault);
    return () => {
      element.removeAttribute('aria-invalid');
      element.removeAttribute('aria-describedby');
    };
  }, [message, control, fault]);
  return (
    <Form.Item
      label={label}
      htmlFor={control}
      required={required}
      extra={extra}
      className={className}
      help={message && <span id={fault}>{message}</span>}
      validateStatus={message ? 'error' : undefined}
    >
      {children}
    </Form.Item>
  );
}

interface BoundProps {
  name: string;
  valueProp?: 'value' | 'checked';
  /** Where the control has another value than the form: `shown` makes the control's of the form's, `kept` the form's. */
  shown?: (value: never) => unknown;
  kept?: (chosen: never) => unknown;
  children: ReactElement<object>;
}

const isText = ({ type }: ReactElement) => type === Input || type === Input.TextArea;

/** A control that holds the value at a path of the form; a text is no longer than the contract has it. */
export function Bound({ name, valueProp = 'value', shown, kept, children }: BoundProps) {
  const { form, change } = usePostForm();
  const path = name.split('.');
  const value = partAt(form, path);
  const write = (given: unknown) => {
    const target = (given as { target?: Record<string, unknown> } | null | undefined)?.target;
    const chosen = (target ? target[valueProp] : given) as never;
    const [field = ''] = path;
    // Pay is by the month until something else is chosen.
    const whole = withPart({ salary: { unit: 'month' }, ...form }, path, kept ? kept(chosen) : chosen);
    change({ [field]: partAt(whole, [field]) });
  };
  const control: object = {
    id: `post-${name}`,
    ...(isText(children) && { maxLength: factsAt(name).maxLength }),
    ...children.props,
    [valueProp]: shown ? shown(value as never) : (value ?? (isText(children) ? '' : undefined)),
    onChange: write,
  };
  return cloneElement(children, control);
}

interface FieldProps extends Omit<ItemProps & BoundProps, 'children'>, ChoiceProps {
  children?: ReactElement<object>;
}

/** A labelled field of the form with its error: a choice where there are options, else a text, unless it is another control. */
export function Field({ valueProp, shown, kept, placeholder, options, maxCount, children, ...item }: FieldProps) {
  const control = options ? <Choice {...{ options, placeholder, maxCount }} /> : <Input placeholder={placeholder} />;
  return (
    <Item {...item}>
      <Bound name={item.name} {...{ valueProp, shown, kept }}>
        {children ?? control}
      </Bound>
    </Item>
  );
}

interface GroupProps {
  title: string;
  note?: string;
  /** Stands there at once; a part that few posts need waits behind a button. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of the form under a heading, with what it is for. */
export function Group({ title, note = `选填，显示在职位页的“${title}”卡片`, isOpen = true, children }: GroupProps) {
  const [opened, setOpened] = useState(false);
  if (!isOpen && !opened)
    return (
      <Button className="mr-2 mb-4" onClick={() => setOpened(true)}>
        添加{title}
      </Button>
    );
  return (
    <section aria-label={title} className="mb-2 border-t border-line pt-4">
      <h3 className="text-14 font-semibold text-ink-1">{title}</h3>
      <p className="mb-3 text-14 text-ink-3">{note}</p>
      {children}
    </section>
  );
}

/** Options grouped under headings. */
export const groupedOptions = <E extends List[string]>(
  list: Readonly<Record<string, E>>,
  groups: List,
  groupOf: (entry: E) => string,
) =>
  Object.keys(groups).map((group) => ({
    label: labelOf(groups, group),
    options: Object.entries(list)
      .filter(([, entry]) => groupOf(entry) === group)
      .map(([value]) => ({ value, label: labelOf(list, value) })),
  }));

interface ChoiceProps {
  options?: SelectProps['options'];
  placeholder?: string;
  maxCount?: number | undefined;
}

/** A choice whose options are found by typing their label; several with `maxCount`. */
const Choice = (props: ChoiceProps) => (
  <Select
    className="w-full"
    showSearch={{ optionFilterProp: 'label' }}
    {...props}
    {...(props.maxCount && { mode: 'multiple' as const })}
  />
);
