import { fireEvent, render, screen } from '@testing-library/react';
import { Button } from 'antd';
import { ArrowDown } from 'lucide-react';
import { beforeAll, expect, test, vi } from 'vitest';
import { useNoClickThrough } from './use-no-click-through.ts';

function Desk({ onPress }: { onPress(): void }) {
  useNoClickThrough();
  return (
    <>
      <Button onClick={onPress}>保存草稿</Button>
      <Button aria-label="下一份" icon={<ArrowDown size={16} />} onClick={onPress} />
    </>
  );
}

// A dialog that another file closed stops second clicks for 600 ms.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 700)));

test.each([
  { name: '保存草稿', presses: 1 },
  { name: '下一份', presses: 2 },
])('a double click on $name presses it $presses times, two clicks apart twice', ({ name, presses }) => {
  const press = vi.fn();
  render(<Desk onPress={press} />);
  const button = screen.getByRole('button', { name });
  for (const detail of [1, 2]) fireEvent.click(button, { detail });
  expect(press).toHaveBeenCalledTimes(presses);
  press.mockClear();
  for (const detail of [1, 1]) fireEvent.click(button, { detail });
  expect(press).toHaveBeenCalledTimes(2);
});
