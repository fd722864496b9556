import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Device } from '#contract/identity/accounts.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { DevicesCard } from './devices-card.tsx';

const END = 'DELETE /api/account/sessions/:id';
const OTHERS = 'POST /api/account/sessions/endOthers';
const TICKET = 'POST /api/jober/directTickets';
const device = (id: string, name: string, current = false): Device => ({
  id,
  device: name,
  side: 'full',
  signedInAt: '2027-03-01T01:00:00Z',
  expiresAt: '2027-03-31T01:00:00Z',
  current,
});
const three = [device('1', 'Edge，Windows', true), device('2', '微信，Android'), device('3', 'Safari，iPhone')];
const open = (devices = three, toPhone = false) => renderPage(<DevicesCard devices={devices} toPhone={toPhone} />);
const names = () => screen.getAllByTestId('device').map((one) => one.querySelector('span span')?.textContent);

beforeEach(() => signIn.seeker());

test('another device is signed out by itself; this one has no such button', async () => {
  const server = serve({ [END]: null });
  const { user } = open();
  const [own, wechat] = screen.getAllByTestId('device');
  expect(within(own as HTMLElement).queryByRole('button')).toBeNull();
  await user.click(within(wechat as HTMLElement).getByRole('button', { name: '退出' }));
  await screen.findByText('那台设备已退出');
  expect(names()).toEqual(['Edge，Windows本机', 'Safari，iPhone']);
  expect(server.to(END).map(({ params }) => params.id)).toEqual(['2']);
});

test('all others are signed out together, and it is said how many', async () => {
  serve({ [OTHERS]: { ended: 2 } });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: '退出其他 2 台' }));
  await screen.findByText('已退出 2 台设备');
  expect(names()).toEqual(['Edge，Windows本机']);
  expect(screen.queryByRole('button', { name: /退出其他/ })).toBeNull();
});

test('a device that could not be signed out stays in the list', async () => {
  serve({ [END]: unreachable, [OTHERS]: () => refusal('UNAVAILABLE', '系统正在维护') });
  const { user } = open();
  await user.click(screen.getAllByRole('button', { name: '退出' })[0] as HTMLElement);
  await screen.findByText('接口请求失败');
  await user.click(screen.getByRole('button', { name: '退出其他 2 台' }));
  await screen.findByText('系统正在维护');
  expect(names()).toHaveLength(3);
});

test('the code for one’s own phone is made when it is asked for', async () => {
  const server = serve({ [TICKET]: unreachable });
  const { user } = open(three, true);
  expect(server.to(TICKET)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '在手机上登录' }));
  await screen.findByText('接口请求失败');
  server.change({ [TICKET]: { ticket: 'abcdefghijklmnop' } });
  await user.click(screen.getByRole('button', { name: '在手机上登录' }));
  await screen.findByText(/5 分钟内有效，只能用一次/);
  await waitFor(() => screen.getByRole('img', { name: '本页的二维码' }));
});
