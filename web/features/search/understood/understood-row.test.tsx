import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '#web/testing/serve.ts';
import { UnderstoodRow } from './understood-row.tsx';

const USE = 'POST /api/queries';
const understood = {
  parts: ['成都', '英语'],
  ignored: ['高中'],
  place: '成都',
  replaces: false,
  notes: ['没有含“英浯”的职位，以下按“英语”列出。'],
  offered: [],
};

test('a part taken away is counted with the query that was typed', async () => {
  const server = serve({ [USE]: null });
  const filters = { keyword: '成都 高中 英浯', ignore: '高中' };
  render(<UnderstoodRow filters={filters} understood={understood} />);
  screen.getByText('没有含“英浯”的职位，以下按“英语”列出。');
  fireEvent.click(screen.getByRole('link', { name: '恢复“高中”' }));
  fireEvent.click(screen.getByRole('link', { name: '去掉条件：英语' }));
  await waitFor(() =>
    expect(server.to(USE).map(({ body }) => body)).toEqual([
      { query: '成都 高中 英浯', use: 'undone', detail: '英语' },
    ]),
  );
});
