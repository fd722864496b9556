import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { FairsPage } from './fairs-page.tsx';

const inHours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();

beforeEach(() => signIn.operator('content'));

test('a fair that is on or begins within a day leads to its door; what is online has none', async () => {
  const act = async (more: object) => {
    const fair = {
      id: '5',
      title: '双选会',
      online: false,
      startsAt: inHours(-2),
      endsAt: inHours(6),
      applied: 0,
      ...more,
    };
    serve({ 'GET /api/admin/fairs': { items: [fair], total: 1, counts: {} } as never });
    const page = renderConsole(<FairsPage />, '/admin/fairs');
    await screen.findByRole('link', { name: '双选会' });
    const found = screen.queryByRole('link', { name: /入场签到|看现场/ })?.textContent;
    page.unmount();
    return found;
  };
  expect(await act({ status: 'running' })).toBe('入场签到');
  expect(await act({ status: 'open', startsAt: inHours(20) })).toBe('入场签到');
  expect(await act({ status: 'open', startsAt: inHours(30) })).toBeUndefined();
  expect(await act({ status: 'running', online: true })).toBe('看现场');
});
