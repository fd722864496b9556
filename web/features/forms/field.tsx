import { Form, type FormItemProps } from 'antd';
import type { ReactElement, ReactNode } from 'react';
import type { z } from 'zod';
import { factsOf, faultOf } from './schema-facts.ts';

export interface ItemProps
  extends Pick<
    FormItemProps,
    'name' | 'extra' | 'className' | 'noStyle' | 'normalize' | 'validateTrigger' | 'help' | 'validateStatus' | 'rules'
  > {
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

async function check(schema: z.ZodType, value: unknown): Promise<void> {
  const fault = faultOf(schema, value);
  if (fault !== null) throw new Error(fault);
}

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
  const checked = of ? [{ validator: (_: unknown, value: unknown) => check(of, value ?? blank) }] : [];
  return (
    <Form.Item
      {...item}
      label={item.noStyle ? undefined : title}
      required={Boolean(required) || (of !== undefined && faultOf(of, blank) !== null)}
      validateFirst
      rules={[...needed, ...checked, ...rules]}
    >
      {children}
    </Form.Item>
  );
}
