import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { HealthPage } from './health-page.tsx';

const HEALTH = 'GET /api/admin/health';
const check = (key: string, label: string, state: 'ok' | 'warn' | 'bad', more: object = {}) => ({
  key,
  label,
  state,
  value: '12 毫秒',
  note: '最近一分钟',
  share: null,
  limits: [],
  ...more,
});
const health = (...checks: object[]) => ({ at: '2027-03-02T02:30:00Z', checks }) as never;
const open = () => renderConsole(<HealthPage />, '/admin/health');
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => signIn.operator());

test('what is wrong is counted and stands first, the worst above, with what to do', async () => {
  serve({
    [HEALTH]: health(
      check('database', '数据库', 'ok'),
      check('disk', '磁盘', 'warn', { share: 91 }),
      check('jobs', '后台任务', 'bad'),
    ),
  });
  open();
  await screen.findByRole('heading', { name: '2 项要看一下' });
  expect(lines().map((line) => line?.replace(/(正常|注意|异常).*/s, '$1'))).toEqual([
    '后台任务异常',
    '磁盘注意',
    '数据库正常',
  ]);
  screen.getByText('日志里有最近一次失败的原因，修好后任务会自动重试，不用重发');
});

test('where nothing is wrong what is nearest to its limit leads, with its limits', async () => {
  serve({
    [HEALTH]: health(
      check('clock', '时钟', 'ok', { share: 0 }),
      check('disk', '磁盘', 'ok', {
        share: 73,
        limits: [
          { share: 85, text: '85%' },
          { share: 95, text: '95%' },
        ],
      }),
    ),
  });
  open();
  await screen.findByRole('heading', { name: '一切正常' });
  expect(lines().map((line) => line?.replace(/正常.*/s, ''))).toEqual(['磁盘', '时钟']);
  expect(lines()[0]).toContain('85% 注意，95% 异常');
  expect(lines().join(''), 'what is well has nothing to be done').not.toContain('删除旧备份');
});

test('it is asked after every ten seconds, and what changed is shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = serve({ [HEALTH]: health(check('database', '数据库', 'ok')) });
  open();
  await screen.findByRole('heading', { name: '一切正常' });
  server.change({ [HEALTH]: health(check('database', '数据库', 'bad', { value: '没有回答' })) });
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await screen.findByRole('heading', { name: '1 项要看一下' });
  expect(lines()).toEqual([expect.stringMatching(/数据库.*没有回答/)]);
});

test('no answer means that the service may be down, and another try is one press away', async () => {
  const server = serve({ [HEALTH]: unreachable });
  open();
  await screen.findByText('状态没有加载出来，服务可能已停止');
  server.change({ [HEALTH]: health(check('database', '数据库', 'ok')) });
  press('重试');
  await screen.findByRole('heading', { name: '一切正常' });
});
