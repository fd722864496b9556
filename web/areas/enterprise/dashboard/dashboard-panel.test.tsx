import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getSession, setSession } from '#web/session/session-store.ts';
import { press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { DashboardPanel } from './dashboard-panel.tsx';

const ASK = 'GET /api/company/dashboard';
const steps = { delivered: 40, answered: 30, interviewed: 10, offered: 4, hired: 1 };
const answer = {
  funnel: steps,
  posts: [{ id: '42', title: '高中物理教师', ...steps }],
  weeks: [{ week: '2026-11-16', ...steps }],
  reply: { hours: 60, sectorHours: null, sector: '广东公办中学', peers: 0 },
};

beforeEach(() => signIn.recruiter());

const rowOf = async (name: string) =>
  [...((await screen.findByRole('rowheader', { name })).closest('tr')?.children ?? [])].map(({ textContent }) =>
    textContent?.trim(),
  );

test('another span is asked for; each step says its share of what was delivered', async () => {
  const server = serve({ [ASK]: answer });
  renderConsole(<DashboardPanel />);
  expect(await rowOf('合计')).toEqual(['合计', '40', '30 75%', '10 25%', '4 10%', '1 3%']);
  screen.getByText('2.5 天');
  screen.getByText(/同地区同类单位太少，暂不比较/);
  const before = server.to(ASK)[0]?.query.days;
  fireEvent.click(screen.getByRole('radio', { name: '近 30 天' }));
  await waitFor(() => expect(server.to(ASK)).toHaveLength(2));
  expect(server.to(ASK)[1]?.query.days).not.toBe(before);
});

test('the figures stand by week or by post', async () => {
  serve({ [ASK]: answer });
  renderConsole(<DashboardPanel />);
  await screen.findByRole('columnheader', { name: '投递时间' });
  screen.getByRole('rowheader', { name: '11-16 周' });
  fireEvent.click(screen.getByRole('radio', { name: '按职位' }));
  await screen.findByRole('rowheader', { name: '高中物理教师' });
});

test('figures that did not load are asked for again; a school that is not certified has none', async () => {
  const server = serve({ [ASK]: unreachable });
  const page = renderConsole(<DashboardPanel />);
  await screen.findByText('数据没有加载出来');
  server.change({ [ASK]: { ...answer, funnel: { ...steps, delivered: 0 } } });
  press('重试');
  expect((await rowOf('合计'))[2]).toBe('30');
  page.unmount();
  const { company } = getSession();
  setSession({ company: company && { ...company, status: 'pending' } });
  const asked = server.to(ASK).length;
  renderConsole(<DashboardPanel />);
  expect(server.to(ASK)).toHaveLength(asked);
});
