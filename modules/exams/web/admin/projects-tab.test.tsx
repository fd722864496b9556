import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { ExamsPage } from './exams-page.tsx';

const LIST = 'GET /api/admin/exams';
const MOVE = 'POST /api/admin/exams/:id/moves';
const day = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * day).toISOString();
const step = (from: number, to: number) => ({ step: 'register', startsAt: at(from), endsAt: at(to), detail: '' });
const project = { organiser: { name: '云溪区教育局' }, status: 'published' as const, moves: ['suspend'], reason: null };
const items = [
  { ...project, id: '5', title: '2027 年公开招聘教师', steps: [step(-1, 9)] },
  { ...project, id: '6', title: '2025 年公开招聘教师', steps: [step(-30, -20)] },
  { ...project, id: '7', title: '被暂停的项目', status: 'suspended' as const, moves: ['resume'], steps: [step(-1, 9)] },
];

beforeEach(() => signIn.operator('review'));

function open(url = '/') {
  const server = serve({ [LIST]: { items, total: 3 }, [MOVE]: unreachable });
  return { server, ...renderConsole(<ExamsPage />, url) };
}
const reason = (value: string) => fireEvent.change(screen.getByLabelText(/^原因/), { target: { value } });
const ok = (name: string) => screen.getAllByRole('button', { name: new RegExp(`${name}$`) }).at(-1) as HTMLElement;
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());

test('a running project is suspended with a reason in public; the reason stays where the call failed', async () => {
  const { server, user } = open();
  const [first, ...others] = await screen.findAllByRole('button', { name: /更多操作$/ });
  // Nothing is left to suspend in one whose last step is over.
  expect(others).toEqual([]);
  await user.click(first as HTMLElement);
  await user.click(await screen.findByRole('menuitem', { name: '暂停' }));
  await screen.findByText('暂停“2027 年公开招聘教师”');
  reason('查');
  expect(ok('暂停')).toHaveProperty('disabled', true);
  reason('收到举报，核查中');
  await user.click(ok('暂停'));
  await screen.findByText('接口请求失败');
  await settled();
  expect(screen.getByLabelText(/^原因/)).toHaveProperty('value', '收到举报，核查中');
  server.change({ [MOVE]: undefined });
  await user.click(ok('暂停'));
  await waitFor(() => expect(screen.queryByLabelText(/^原因/)).toBeNull());
  const [once, again] = server.to(MOVE);
  expect(again).toMatchObject({ params: { id: '5' }, body: { move: 'suspend', reason: '收到举报，核查中' } });
  expect(again?.headers.get('idempotency-key')).toBe(once?.headers.get('idempotency-key'));
});

test('a suspended one goes on; where another operator was first that is said, and the list is read again', async () => {
  const { server, user } = open();
  server.change({ [MOVE]: () => refusal('CONFLICT', '项目已经恢复') });
  await user.click(await screen.findByRole('button', { name: '恢复' }));
  reason('核查完毕');
  await user.click(ok('恢复'));
  await screen.findByText('项目已经恢复');
  expect(server.to(MOVE)[0]).toMatchObject({ params: { id: '7' }, body: { move: 'resume', reason: '核查完毕' } });
  await waitFor(() => expect(server.to(LIST).length).toBeGreaterThan(1));
});

test('what is looked for stands in the address, so that it outlives a reload', async () => {
  const { server, address, unmount } = open();
  const field = await screen.findByLabelText('项目或组织单位');
  fireEvent.change(field, { target: { value: '云溪' } });
  fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', keyCode: 13 });
  await waitFor(() => expect(server.to(LIST).at(-1)?.query).toMatchObject({ keyword: '云溪' }));
  const there = address();
  unmount();
  const again = open(there);
  await screen.findByText('被暂停的项目');
  expect(again.server.to(LIST)[0]?.query).toMatchObject({ keyword: '云溪' });
  expect(screen.getByLabelText('项目或组织单位')).toHaveProperty('value', '云溪');
});
