import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { NumberInput } from './number-input.tsx';

function Form() {
  const [value, setValue] = useState<number | null>(1);
  return (
    <>
      <NumberInput aria-label="招聘人数" min={1} max={200} precision={0} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
function type(text: string) {
  const field = screen.getByLabelText('招聘人数');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
}
const taken = () => document.querySelector('output')?.textContent;

test.each([
  ['abc', '1', '请输入数字值：“abc”没有填入，现在是 1'],
  ['12万', '1', '请输入数字值：“12万”没有填入，现在是 1'],
  ['2.5', '3', '“2.5”不是整数，现在是 3'],
  ['-3', '1', '“-3”小于 1，现在是 1'],
  ['500', '200', '“500”大于 200，现在是 200'],
])('%s becomes %s and says so', async (typed, value, said) => {
  render(<Form />);
  type(typed);
  expect((await screen.findByRole('alert')).textContent).toBe(said);
  expect(taken()).toBe(value);
});

test.each(['2', '２０', '1,5'])('%s is taken without a word', async (typed) => {
  render(<Form />);
  type(typed);
  await waitFor(() => expect(taken()).not.toBe('1'));
  expect(screen.queryByRole('alert')).toBeNull();
});
