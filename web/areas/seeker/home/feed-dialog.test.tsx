import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { FeedDialog } from './feed-dialog.tsx';

const READ = 'GET /api/calendar/feed';
const MAKE = 'POST /api/calendar/feed';
const END = 'DELETE /api/calendar/feed';
const open = () => renderPage(<FeedDialog onClose={() => undefined} />);
const address = () => screen.queryByLabelText<HTMLInputElement>('订阅地址')?.value;
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => signIn.seeker());

test('a leaked address is changed for another each time it is asked, and can be ended', async () => {
  const server = serve({ [READ]: { path: '/calendar/aa.ics' }, [END]: undefined });
  const { user } = open();
  for (const path of ['/calendar/bb.ics', '/calendar/cc.ics']) {
    server.change({ [MAKE]: { path } });
    await user.click(await button('换一个地址'));
    await waitFor(() => expect(address()).toBe(location.origin + path));
  }
  expect(new Set(server.to(MAKE).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  await user.click(await button('停用'));
  await screen.findByText('订阅地址已停用');
  expect([address(), server.to(END).length]).toEqual([undefined, 1]);
  await button('生成订阅地址');
});

test('an address that could not be loaded is not taken for none: a new one would end the subscriptions', async () => {
  const server = serve({ [READ]: unreachable });
  const { user } = open();
  await screen.findByText('订阅地址没有加载出来');
  expect(screen.queryByRole('button', { name: '生成订阅地址' })).toBeNull();
  server.change({ [READ]: { path: '/calendar/aa.ics' } });
  await user.click(await button('重试'));
  await waitFor(() => expect(address()).toBe(`${location.origin}/calendar/aa.ics`));
  expect(server.to(MAKE)).toEqual([]);
});

test('the address is copied; where the browser refuses it is said how', async () => {
  serve({ [READ]: { path: '/calendar/aa.ics' } });
  const { user } = open();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await button('复制地址'));
  await screen.findByText('已复制');
  expect(write).toHaveBeenCalledWith(`${location.origin}/calendar/aa.ics`);
  write.mockRejectedValue(new DOMException('denied'));
  await user.click(await button('复制地址'));
  await screen.findByText('没有复制成功，请选中地址复制');
});
