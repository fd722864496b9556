import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { DayPicker, type DayPickerProps } from './day-picker.tsx';

function Form(props: Omit<DayPickerProps, 'value' | 'onChange'> & { initial?: string }) {
  const { initial, ...rest } = props;
  const [value, setValue] = useState<Dayjs | null>(initial ? dayjs(initial) : null);
  return (
    <>
      <DayPicker {...rest} aria-label="截止日期" value={value} onChange={setValue} />
      <output>{value ? value.format('YYYY-MM-DD') : 'none'}</output>
    </>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('截止日期');
const taken = () => document.querySelector('output')?.textContent;
function type(text: string) {
  fireEvent.mouseDown(field());
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
}

test('a day that is typed and left is taken', async () => {
  render(<Form />);
  type('2027-03-05');
  await waitFor(() => expect(taken()).toBe('2027-03-05'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what is no day is not taken in silence: it is said with a form that would be, and what stands now', async () => {
  render(<Form />);
  type('3月5日');
  expect((await screen.findByRole('alert')).textContent).toBe('“3月5日”没有填入：格式如 YYYY-MM-DD。现在是空的');
  expect(taken()).toBe('none');
});

test('a day out of the range names the range and the day that stays', async () => {
  render(<Form initial="2027-03-05" minDate={dayjs('2027-03-01')} maxDate={dayjs('2027-03-31')} />);
  type('2027-04-01');
  expect((await screen.findByRole('alert')).textContent).toBe(
    '“2027-04-01”没有填入：格式如 2027-03-01，不早于 2027-03-01，不晚于 2027-03-31。仍是 2027-03-05',
  );
  expect(taken()).toBe('2027-03-05');
});

test('the refusal goes with a day that is taken, and a field that is left as it was says nothing', async () => {
  render(<Form initial="2027-03-05" />);
  type('明天');
  await screen.findByRole('alert');
  type('2027-03-08');
  await waitFor(() => expect(taken()).toBe('2027-03-08'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  fireEvent.focus(field());
  fireEvent.blur(field());
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

const minutes = { showTime: { format: 'HH:mm' }, format: 'YYYY-MM-DD HH:mm' };

test('a time that is typed in full and left is taken, without the button of the panel', async () => {
  render(<Form {...minutes} />);
  type('2027-03-05 09:00');
  await waitFor(() => expect(taken()).toBe('2027-03-05'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['2027-03-05', '2027-02-05 09:00'])('a time that is left as %s is not taken, and said so', async (text) => {
  render(<Form {...minutes} minDate={dayjs('2027-03-01')} />);
  type(text);
  await screen.findByRole('alert');
  expect(taken()).toBe('none');
});
