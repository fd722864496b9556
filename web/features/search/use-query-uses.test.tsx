import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { serve } from '#web/testing/serve.ts';
import type { JobFilters } from './job-filters.ts';
import { useQueryUses } from './use-query-uses.ts';

const USE = 'POST /api/queries';

function List({ filters, total }: { filters: JobFilters; total: number }) {
  const ref = useQueryUses<HTMLDivElement>(filters, total);
  return (
    <div ref={ref}>
      <ul>
        <li>
          <a href="#post">小学语文教师</a>
        </li>
      </ul>
      <a href="#page">下一页</a>
    </div>
  );
}

const told = (server: ReturnType<typeof serve>) => server.to(USE).map(({ body }) => body);

test('a search is counted once, with the first post opened from it, and not with its pages', async () => {
  const server = serve({ [USE]: null });
  const { rerender } = render(<List filters={{ keyword: '小学语文' }} total={3} />);
  rerender(<List filters={{ keyword: '小学语文', sort: 'newest' }} total={3} />);
  fireEvent.click(screen.getByText('下一页'));
  fireEvent.click(screen.getByText('小学语文教师'));
  fireEvent.click(screen.getByText('小学语文教师'));
  await waitFor(() =>
    expect(told(server)).toEqual([
      { query: '小学语文', use: 'found' },
      { query: '小学语文', use: 'opened' },
    ]),
  );
});

test('an empty answer is counted for words alone: with a filter it says nothing of them', async () => {
  const server = serve({ [USE]: null });
  render(<List filters={{ keyword: '带娃', stage: 'senior' }} total={0} />);
  render(<List filters={{}} total={9} />);
  render(<List filters={{ keyword: '带娃' }} total={0} />);
  await waitFor(() => expect(told(server)).toEqual([{ query: '带娃', use: 'nothing' }]));
});
