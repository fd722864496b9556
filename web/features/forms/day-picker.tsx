import { DatePicker, type DatePickerProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef, useState } from 'react';
import { FieldError } from '#web/ui/fields/form-field.tsx';

export interface DayPickerProps
  extends Pick<
    DatePickerProps,
    'id' | 'className' | 'minDate' | 'maxDate' | 'showTime' | 'placeholder' | 'disabled' | 'autoFocus'
  > {
  value?: Dayjs | null;
  onChange?(value: Dayjs | null): void;
  format?: string;
  'aria-label'?: string;
  'aria-invalid'?: 'true';
  'aria-describedby'?: string;
}

/** Explains why typed text was not accepted; '' if it was. */
function refusalOf(typed: string, taken: string, format: string, { minDate, maxDate }: DayPickerProps): string {
  if (typed === '' || typed === taken) return '';
  const range = [minDate && `不早于 ${minDate.format(format)}`, maxDate && `不晚于 ${maxDate.format(format)}`];
  const requested = [`格式如 ${(minDate ?? maxDate)?.format(format) ?? format}`, ...range].filter(Boolean).join('，');
  return `“${typed}”没有填入：${requested}。${taken === '' ? '现在是空的' : `仍是 ${taken}`}`;
}

/** A time that was typed or chosen in full; the library takes one only by its own button, and days as they are left. */
function timeLeft(typed: string, format: string, { minDate, maxDate, showTime }: DayPickerProps): Dayjs | null {
  const time = dayjs(typed, format, true);
  const isTaken = showTime && time.isValid() && !(minDate && time < minDate) && !(maxDate && time > maxDate);
  return isTaken ? time : null;
}

/** A date picker that explains why a typed date was not accepted; the library restores the previous date silently. */
export function DayPicker({ format = 'YYYY-MM-DD', onChange, ...props }: DayPickerProps) {
  const [refusal, setRefusal] = useState('');
  const taken = useRef('');
  taken.current = props.value?.format(format) ?? '';
  const take = (value: Dayjs | null) => {
    setRefusal('');
    onChange?.(value);
  };
  return (
    <>
      <DatePicker
        {...props}
        format={format}
        status={refusal ? 'error' : ''}
        onChange={take}
        onBlur={({ target }) => {
          const typed = (target as HTMLInputElement).value.trim();
          // An accepted date arrives after this event.
          setTimeout(() => {
            if (typed === taken.current) return setRefusal('');
            const time = timeLeft(typed, format, props);
            if (time) take(time);
            else setRefusal(refusalOf(typed, taken.current, format, props));
          });
        }}
      />
      <FieldError text={refusal} />
    </>
  );
}
