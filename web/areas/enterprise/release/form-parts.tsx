import { Form, Select } from 'antd';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import { type List, labelOf } from '#contract/taxonomy/list.ts';

export interface StepProps {
  form: PostDraftForm;
  change(patch: Partial<PostDraftForm>): void;
}

/** The server's errors, by path in the form: `salary.max`. */
export const FieldErrors = createContext<Readonly<Record<string, string>>>({});

interface FieldProps {
  /** Path in the form; also the id of the control. */
  name: string;
  label: ReactNode;
  required?: boolean;
  extra?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A labelled field of the wizard, with its error. */
export function Field({ name, label, required = false, extra, className, children }: FieldProps) {
  const errors = useContext(FieldErrors);
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

/** Options grouped under headings. */
export const groupedOptions = (list: List & Readonly<Record<string, { group: string }>>, groups: List) =>
  Object.keys(groups).map((group) => ({
    label: labelOf(groups, group),
    options: Object.keys(list)
      .filter((code) => list[code]?.group === group)
      .map((value) => ({ value, label: labelOf(list, value) })),
  }));

interface CodesProps<T> {
  id: string;
  value: T[] | undefined;
  most: number;
  placeholder: string;
  options: NonNullable<Parameters<typeof Select>[0]['options']>;
  onChange(value: T[]): void;
}

/** A searchable multiple choice from a list of codes. */
export function CodesSelect<T extends string>({ id, value, most, placeholder, options, onChange }: CodesProps<T>) {
  return (
    <Select
      id={id}
      mode="multiple"
      className="w-full"
      showSearch={{ optionFilterProp: 'label' }}
      maxCount={most}
      value={value ?? []}
      placeholder={placeholder}
      options={options}
      onChange={(codes: T[]) => onChange(codes)}
    />
  );
}
