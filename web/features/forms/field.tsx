import { Form, type FormItemProps } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import type { z } from 'zod';
import { factsOf, faultOf } from './schema-facts.ts';

export interface ItemProps extends Omit<FormItemProps, 'children' | 'label' | 'required' | 'valuePropName'> {
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
