import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import type { AccountOverview } from '#contract/identity/accounts.ts';
import { DevicesCard } from '#web/features/account/devices-card.tsx';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { BlocksCard } from './blocks-card.tsx';
import { DataCard } from './data-card.tsx';
import { WaysInCard } from './ways-in-card.tsx';

const overview = (more: Some<AccountOverview> = {}) =>
  sampleOf(api['GET /api/account'].returns, { phone: '13800000001', ...more });
const put = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const openWays = (more?: Some<AccountOverview>) => renderPage(<WaysInCard account={overview(more)} />);

beforeEach(() => signIn.seeker());

test('the phone is masked', () => {
  openWays();
  screen.getByText('138****0001');
});

test('a new phone takes codes to both; the session then has the new one', async () => {
  const server = serve({ 'PUT /api/account/phone': { phone: '13900000002' } });
  const { user } = openWays();
  await user.click(screen.getByRole('button', { name: '更换' }));
  const [own, other] = await screen.findAllByLabelText('验证码');
  if (own) fireEvent.change(own, { target: { value: '111111' } });
  if (other) fireEvent.change(other, { target: { value: '222222' } });
  put('新手机号', '139 0000 0002');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '更换' }));
  await screen.findByText('手机号已更换，其他设备已退出登录');
  expect(server.to('PUT /api/account/phone')[0]?.body).toEqual({
    phone: '13900000002',
    verifyCode: '222222',
    oldVerifyCode: '111111',
  });
  expect(getSession().user?.phone).toBe('13900000002');
  expect(getSession().jober?.phone).toBe('13900000002');
});

test('where the old phone is lost, the password asks for a change after three days', async () => {
  const server = serve({ 'POST /api/account/phoneChange': () => refusal('INVALID_CREDENTIALS', '密码错误') });
  const { user } = openWays();
  await user.click(screen.getByRole('button', { name: '更换' }));
  await user.click(await screen.findByRole('button', { name: '原号码收不到了' }));
  put('登录密码', '12345678');
  put('新手机号', '13900000002');
  put('验证码', '222222');
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  await screen.findByText('密码错误');
  expect(screen.getByLabelText('登录密码')).toHaveProperty('value', '12345678');
  server.change({ 'POST /api/account/phoneChange': null as never });
  await user.click(screen.getByRole('button', { name: '提交申请' }));
  await screen.findByText('已提交，3 天后生效');
});

test('a change of phone that waits can be taken back', async () => {
  const server = serve({ 'DELETE /api/account/phoneChange': null });
  const { user } = openWays({ phoneChange: { phone: '139****0002', dueAt: '2026-11-26T08:00:00.000Z' } });
  await user.click(screen.getByRole('button', { name: '撤销' }));
  await screen.findByText('已撤销换号申请');
  expect(server.to('DELETE /api/account/phoneChange')).toHaveLength(1);
});

test('a password is set by a code; what is wrong with it is said at its field', async () => {
  const server = serve({
    'POST /api/jober/updatePass': () =>
      refusal('INVALID_INPUT', '', [{ path: 'body.password', message: '这个密码太常见' }]),
  });
  const { user } = openWays();
  await user.click(screen.getByRole('button', { name: '设置' }));
  await screen.findByRole('dialog');
  put('验证码', '111111');
  put('新密码', '12345678');
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('这个密码太常见');
  server.change({ 'POST /api/jober/updatePass': () => refusal('INVALID_CODE') });
  await user.click(screen.getByRole('button', { name: '保存' }));
  await screen.findByText('验证码错误或已失效');
});

test('a provider is unbound only after a yes; one that the site does not offer and nobody bound is not shown', async () => {
  const server = serve({ 'DELETE /api/account/logins/:provider': null });
  const { user } = openWays({ logins: [{ provider: 'qq', boundAt: '2026-11-01T08:00:00.000Z' }] });
  expect(screen.queryByRole('button', { name: '绑定' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '解绑' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '解绑' }));
  await waitFor(() => expect(server.to('DELETE /api/account/logins/:provider')[0]?.params).toEqual({ provider: 'qq' }));
});

const devices = (count: number) =>
  api['GET /api/account/sessions'].returns.parse(
    Array.from({ length: count }, (_, at) => ({
      id: String(at + 1),
      device: `设备 ${at + 1}`,
      side: 'full',
      signedInAt: '2026-11-01T08:00:00.000Z',
      expiresAt: '2026-12-01T08:00:00.000Z',
      current: at === 0,
    })),
  );
const shownDevices = () => screen.getAllByTestId('device').length;

test('one device or all others are signed out; this one offers no way out here', async () => {
  const server = serve({
    'DELETE /api/account/sessions/:id': null,
    'POST /api/account/sessions/endOthers': { ended: 1 },
  });
  const { user } = renderPage(<DevicesCard devices={devices(3)} toPhone={false} />);
  const [first] = screen.getAllByRole('button', { name: '退出' });
  expect(screen.getAllByRole('button', { name: '退出' })).toHaveLength(2);
  if (first) await user.click(first);
  await screen.findByText('那台设备已退出');
  expect([shownDevices(), server.to('DELETE /api/account/sessions/:id')[0]?.params.id]).toEqual([2, '2']);
  await user.click(screen.getByRole('button', { name: '退出其他 1 台' }));
  await screen.findByText('已退出 1 台设备');
  expect(shownDevices()).toBe(1);
});

test('a company is found, blocked with its group and let go again', async () => {
  const server = serve({
    'GET /api/company/queryCompany': { items: [{ id: '9', name: '青柠檬教育', cityName: '深圳' }] },
    'PUT /api/jobers/me/blocks/:companyId': { company: { id: '9', name: '青柠檬教育' }, group: '青柠檬' },
    'DELETE /api/jobers/me/blocks/:companyId': null,
  });
  const { user } = renderPage(<BlocksCard blocks={[]} />);
  const find = () => user.click(screen.getByRole('button', { name: '查找' }));
  await find();
  screen.getByText('请填写单位名称');
  put('单位名称', '青');
  await find();
  screen.getByText('单位名称至少 2 个字');
  expect(server.sent).toEqual([]);
  put('单位名称', ' 青柠檬 ');
  await find();
  await user.click(await screen.findByRole('button', { name: '屏蔽' }));
  await screen.findByText('已屏蔽，对方搜不到你了');
  expect(server.to('PUT /api/jobers/me/blocks/:companyId')[0]).toMatchObject({
    params: { companyId: '9' },
    body: { withGroup: true },
  });
  screen.getByText('连同名称以“青柠檬”开头的单位');
  await user.click(screen.getByRole('button', { name: '取消屏蔽' }));
  await waitFor(() => expect(screen.queryByText('青柠檬教育')).toBeNull());
});

const exportOf = api['GET /api/account/exports'].returns.shape.latest.unwrap();

test('an export that is being made is asked after until it can be downloaded', async () => {
  vi.useFakeTimers();
  const server = serve({ 'GET /api/account/exports': { latest: { status: 'making' } } });
  renderPage(<DataCard phone="13800000001" exported={sampleOf(exportOf, { status: 'making' })} />);
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  screen.getByText('正在打包，通常不到一分钟，可以离开本页');
  server.change({
    'GET /api/account/exports': {
      latest: { status: 'ready', size: 2_048, url: 'https://a.test/x.zip', expiresAt: '2026-12-01T08:00:00.000Z' },
    },
  });
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(screen.getByTestId('download-export').getAttribute('href')).toBe('https://a.test/x.zip');
  screen.getByText(/已打包好（2 KB）/);
  const requested = server.sent.length;
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(server.sent).toHaveLength(requested);
});

test('closing the account says what it ends, needs a code, and signs this browser out', async () => {
  const server = serve({ 'POST /api/jober/deleteJoberInfo': () => refusal('INVALID_CODE') });
  const { user, address } = renderPage(<DataCard phone="13800000001" exported={null} />, '/homePage');
  await user.click(screen.getByRole('button', { name: '注销账号' }));
  await screen.findByText('7 天后，简历、沟通、文件等个人数据全部清除，无法恢复');
  put('验证码', '111111');
  await user.click(screen.getByRole('button', { name: '确认注销' }));
  await screen.findByText('验证码错误或已失效');
  expect(getSession().token).toBe('token');
  server.change({ 'POST /api/jober/deleteJoberInfo': { erasedAt: '2026-12-01T08:00:00.000Z' } });
  await user.click(screen.getByRole('button', { name: '确认注销' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(getSession()).toMatchObject({ token: null, user: null, jober: null });
});
