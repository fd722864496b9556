import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { KeywordChips } from './search-page.tsx';

test('a part is taken away and brought back; without the last one no keyword remains', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(
    <KeywordChips understood={{ parts: ['杭州', '数学'], ignored: ['初中'], notes: [] }} onChange={change} />,
  );
  await user.click(screen.getByRole('button', { name: '去掉条件：数学' }));
  expect(change).toHaveBeenLastCalledWith({ ignore: '初中,数学' });
  await user.click(screen.getByRole('button', { name: '恢复“初中”' }));
  expect(change).toHaveBeenLastCalledWith({ ignore: null });
  rerender(<KeywordChips understood={{ parts: ['杭州'], ignored: [], notes: [] }} onChange={change} />);
  await user.click(screen.getByRole('button', { name: '去掉条件：杭州' }));
  expect(change).toHaveBeenLastCalledWith({ keyword: null, ignore: null });
});

test('without a keyword there is nothing', () => {
  const { container } = render(
    <KeywordChips understood={{ parts: [], ignored: [], notes: [] }} onChange={() => undefined} />,
  );
  expect(container.innerHTML).toBe('');
});

test('what cannot be a condition is told where nothing else was understood', () => {
  const note = '性别、年龄、婚育不作为搜索条件，已略过“女”。';
  render(<KeywordChips understood={{ parts: [], ignored: [], notes: [note] }} onChange={() => undefined} />);
  screen.getByText(note);
});
