import { InputNumber, type InputNumberProps } from 'antd';
import { useRef, useState } from 'react';
import { rules } from '#contract/rules.ts';
import { FieldError } from '#web/ui/fields/form-field.tsx';

type Props = InputNumberProps<number>;

/** Digits in their narrow form, without separators of thousands. */
const plain = (text: string) => text.normalize('NFKC').replace(/[,\s]/g, '');

/** NaN for anything but a plain number: the library's own parser reads 12万 as 12. */
const parse = (text: string): number => (/^-?\d+(\.\d*)?$/.test(plain(text)) ? Number(plain(text)) : Number.NaN);

// The library takes '' for "no value", which its type does not say.
const parser = (text = '') => (plain(text) === '' ? '' : parse(text)) as number;

/** Explains why typed text is not the value that stands in the field; '' if it is. */
function refusalOf(typed: string, standing: string, { min, max, precision }: Props): string {
  if (plain(typed) === '') return '';
  const number = parse(typed);
  const now = standing === '' ? '现在是空的' : `现在是 ${standing}`;
  if (Number.isNaN(number)) return `${rules.number.message}：“${typed}”没有填入，${now}`;
  if (min !== undefined && number < Number(min)) return `“${typed}”小于 ${min}，${now}`;
  if (max !== undefined && number > Number(max)) return `“${typed}”大于 ${max}，${now}`;
  if (precision === undefined || Number(number.toFixed(precision)) === number) return '';
  return precision === 0 ? `“${typed}”不是整数，${now}` : `“${typed}”超过 ${precision} 位小数，${now}`;
}

/** A number; where the typed text was refused, cut or rounded it says so, which the library does in silence. */
export function NumberInput(props: Props) {
  const [refusal, setRefusal] = useState('');
  const typed = useRef('');
  return (
    <>
      <InputNumber
        {...props}
        parser={parser}
        {...(refusal && { status: 'error' as const })}
        onInput={(text) => {
          typed.current = text;
          setRefusal('');
          props.onInput?.(text);
        }}
        onBlur={(event) => {
          const [text, { target }] = [typed.current, event];
          typed.current = '';
          // The value of the field is settled after this event.
          setTimeout(() => setRefusal(refusalOf(text, target.value, props)));
          props.onBlur?.(event);
        }}
      />
      <FieldError text={refusal} />
    </>
  );
}
