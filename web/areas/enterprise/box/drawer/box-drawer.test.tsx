import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { boxRow } from '#contract/deliveries/box-rows.ts';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { button, press, pressSoon, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { fileAnswer, savedFiles } from '#web/testing/saved-files.ts';
import { type Answers, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { BoxDrawer } from './box-drawer.tsx';

const ONE = 'GET /api/company/deliveries/:id';
const PDF = 'GET /api/company/deliveries/:id/resume.pdf';
const FILES = 'GET /api/company/deliveries/:id/files';
const names: Record<string, string> = { '1': '赵一', '2': '钱二', '3': '孙三' };

const rows = Object.entries(names).map(([id, name]) => sampleOf(boxRow, { id, person: { name } }));
const detailOf = (id: string, more: object = {}) => ({
  id,
  person: { name: names[id] as string },
  status: 'viewed' as const,
  moves: ['shortlist', 'reject'],
  interview: null,
  offer: null,
  snapshot: null,
  ...more,
});

function open(id: string, more: Answers = {}) {
  const server = serve({
    [ONE]: ({ params }: Sent) => detailOf(params.id as string) as never,
    'GET /api/company/boxStrip': {},
    'GET /api/company/boxRows': {},
    'GET /api/company/deliveries/:id/scores': {},
    'GET /api/company/deliveries/:id/notes': {},
    'GET /api/deliveries/:id/clearance': null,
    ...more,
  });
  const [step, onClose, onMove] = [vi.fn(), vi.fn(), vi.fn()];
  const at = rows.findIndex((row) => row.id === id);
  const can = (by: 1 | -1) => rows[at + by] !== undefined;
  const page = renderConsole(
    <BoxDrawer
      id={id}
      place={`第 ${at + 1} 份，共 28`}
      mayMove
      steps={{ can, step }}
      onMove={onMove}
      onClose={onClose}
    />,
  );
  return { server, step, onClose, onMove, ...page };
}
const snapshot = (content: object = {}) => ({
  snapshot: { jober: { name: '赵一' }, resumeName: '语文教师', content },
});

beforeEach(() => signIn.recruiter());

test('one goes on to the delivery before and after, and at an end no further', async () => {
  const { step, onClose, unmount } = open('2');
  await screen.findByRole('heading', { name: /^钱二/ });
  screen.getByText('第 2 份，共 28');
  press('上一份');
  press('下一份');
  expect(step.mock.calls).toEqual([[-1], [1]]);
  press('关闭');
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  open('1');
  await screen.findByRole('heading', { name: /^赵一/ });
  expect([button('上一份').disabled, button('下一份').disabled]).toEqual([true, false]);
});

test('the decision to hire has one name, in the pane as in the list and in the form', async () => {
  open('1', { [ONE]: detailOf('1', { status: 'interview', moves: ['pass', 'reject'] }) as never });
  await screen.findByRole('button', { name: '录用' });
  expect(delivery.moves.pass).toBe('录用');
});

test.each([
  ['有意向', ['shortlist'], 'shortlisted'],
  ['邀面试', ['invite'], 'interview'],
  ['录用', ['pass'], 'offer'],
  ['不合适', ['reject'], 'rejected'],
  ['撤销不合适', ['take-back'], 'todo'],
])('%s is decided where the list decides', async (name, moves, to) => {
  const { onMove } = open('1', { [ONE]: detailOf('1', { moves }) as never });
  await pressSoon(name);
  expect(onMove).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '1' }), to);
});

test('what fits stands in one line, what does not and what is not told in sentences', async () => {
  const checks = [
    { name: '学历', has: '硕士', result: 'fit' },
    { name: '专业', has: '数学', result: 'fit' },
    { name: '教龄', has: '1 年 9 个月', result: 'unfit', note: '要 2 年' },
    { name: '职称', has: '', result: 'missing' },
  ];
  open('1', { [ONE]: detailOf('1', { checks }) as never });
  const match = within(await screen.findByRole('region', { name: '匹配度' }));
  match.getByText('2/4');
  match.getByText('学历、专业');
  expect(match.getByText('教龄').parentElement?.textContent).toBe('教龄 1 年 9 个月，要 2 年');
  expect(match.getByText('职称').parentElement?.textContent).toBe('职称 没写');
});

test.each([
  ['interview', '面试官可以评分和备注，不能改变状态'],
  ['accepted', '对方已接受，到岗日起自动记为已入职'],
  ['withdrawn', '这份投递已经结束'],
] as const)('a delivery that is %s and cannot be moved says why', async (status, text) => {
  open('1', { [ONE]: detailOf('1', { status, moves: [] }) as never });
  await screen.findByText(text);
});

test('the resume is saved under the person’s name; a lost file saves nothing and is asked for again', async () => {
  const saved = savedFiles();
  const { server, user } = open('1', { [ONE]: detailOf('1', snapshot()) as never, [PDF]: unreachable });
  await user.click(await screen.findByRole('tab', { name: '简历' }));
  await pressSoon('下载PDF（带水印）');
  await screen.findByText('接口请求失败');
  await settled();
  expect(saved).toEqual([]);
  server.change({ [PDF]: () => fileAnswer() });
  await pressSoon('下载PDF（带水印）');
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['赵一-语文教师.pdf']));
});

test('files are asked for only where some came; where they did not load it is said', async () => {
  const none = open('1', { [ONE]: detailOf('1', snapshot()) as never });
  await none.user.click(await screen.findByRole('tab', { name: '简历' }));
  expect(none.server.to(FILES)).toEqual([]);
  none.unmount();
  const attachments = [{ fileId: '8', title: '获奖证书' }];
  const some = open('1', { [ONE]: detailOf('1', snapshot({ attachments })) as never, [FILES]: unreachable });
  await some.user.click(await screen.findByRole('tab', { name: '简历' }));
  await screen.findByText('随投递的文件没有加载出来，请关闭后重新打开');
});

test('files that came open in a window of their own', async () => {
  const attachments = [{ fileId: '8', title: '获奖证书' }];
  const { user } = open('1', {
    [ONE]: detailOf('1', snapshot({ attachments })) as never,
    [FILES]: [{ kind: 'attachment', title: '获奖证书', url: '/files/8' }] as never,
  });
  await user.click(await screen.findByRole('tab', { name: '简历' }));
  const list = within(await screen.findByRole('list', { name: '随投递的文件' }));
  const link = await list.findByRole('link', { name: '获奖证书' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/files/8', '_blank']);
});
