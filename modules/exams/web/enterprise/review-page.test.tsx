import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import type { OwnExam } from '../../contract/company-exams.ts';
import { usualSettings } from '../../contract/exam-settings.ts';
import type { QueueItem, ReviewedRegistration } from '../../contract/review.ts';
import { ReviewPage } from './review-page.tsx';

const QUEUE = 'GET /api/company/exams/:id/registrations';
const OPEN = 'GET /api/company/examRegistrations/:id';
const MOVE = 'POST /api/company/examRegistrations/:id/moves';
const CLAIM = 'POST /api/company/examRegistrations/:id/claim';
const APPROVE = 'POST /api/company/exams/:id/approvals';
const PAY = 'POST /api/company/exams/:id/payments';

const item = (id: string, name: string, more: Partial<QueueItem> = {}): QueueItem => ({
  id,
  number: 100_000 + Number(id),
  status: 'submitted',
  name,
  post: { code: '10204', title: '高中数学教师' },
  standing: 'fits',
  submittedAt: '2027-01-02T02:00:00Z',
  isTwin: false,
  claimedBy: null,
  ...more,
});
const registration = (id: string, name: string, more: Some<ReviewedRegistration> = {}): ReviewedRegistration =>
  sampleOf(api[OPEN].returns, {
    id,
    status: 'submitted',
    standing: 'fits',
    proposal: null,
    moves: ['approve', 'return', 'refuse'],
    snapshot: { jober: { name } },
    ...more,
  });
const names: Record<string, string> = { '1': '林知夏', '2': '宋时雨', '3': '叶知秋' };
const three = Object.entries(names).map(([id, name]) => item(id, name));

interface Given {
  items?: QueueItem[];
  exam?: Some<OwnExam>;
  detail?: Some<ReviewedRegistration>;
  queue?: object;
}
function open({ items = three, exam = {}, detail = {}, queue = {} }: Given = {}) {
  const server = serve({
    'GET /api/company/exams/:id': {
      id: '7',
      title: '澜州市公开招聘',
      status: 'published',
      role: 'lead',
      settings: usualSettings(2027),
      ...exam,
    },
    [QUEUE]: { items, counts: { submitted: items.length }, total: items.length, fits: 2, ...queue },
    [OPEN]: ({ params }: Sent) => registration(params.id ?? '', names[params.id ?? ''] ?? '', detail),
    [CLAIM]: {},
    'DELETE /api/company/examRegistrations/:id/claim': null,
    [MOVE]: ({ params }: Sent) =>
      registration(params.id ?? '', names[params.id ?? ''] ?? '', { status: 'approved', moves: [] }),
  });
  return { server, ...renderConsole(<ReviewPage />, '/exam/review?id=7') };
}
const words = () => screen.findByLabelText<HTMLTextAreaElement>('给考生的话');
const say = async (text: string) => fireEvent.change(await words(), { target: { value: text } });
const button = (name: RegExp) => screen.getByRole('button', { name });
const current = () =>
  within(screen.getByRole('list', { name: '审核队列' }))
    .getAllByRole('button')
    .find((one) => one.getAttribute('aria-current') === 'true')
    ?.textContent?.slice(0, 3);
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());

beforeEach(() => signIn.recruiter());

test('the first that nobody has is open and claimed; an approval leads to the next', async () => {
  const { server } = open({ items: [item('1', '林知夏', { claimedBy: '何敏之' }), ...three.slice(1)] });
  await words();
  expect(current()).toBe('宋时雨');
  await waitFor(() => expect(server.to(CLAIM).map(({ params }) => params.id)).toEqual(['2']));
  fireEvent.click(button(/^通过/));
  await screen.findByText(/^宋时雨：/);
  await waitFor(() => expect(current()).toBe('叶知秋'));
  expect(server.to(MOVE).map(({ params, body }) => [params.id, body])).toEqual([
    ['2', { move: 'approve', reason: '' }],
  ]);
});

test('what waits is counted in the head of the project, anew after a decision', async () => {
  const counted = (waiting: number) => ({ exam: { progress: { waiting, appeals: 0 } } });
  const { server } = open(counted(3));
  await words();
  screen.getByText('3 份材料等着审核');
  const PROJECT = 'GET /api/company/exams/:id';
  const changed = { id: '7', status: 'published', role: 'lead', settings: usualSettings(2027) } as const;
  server.change({ [PROJECT]: { ...changed, ...counted(2).exam } });
  fireEvent.click(button(/^通过/));
  await screen.findByText('2 份材料等着审核');
});

test('what is opened next gives the claim of the one before back', async () => {
  const { server, user } = open();
  await words();
  await user.click(screen.getByRole('button', { name: /^叶知秋/ }));
  await waitFor(() => expect(current()).toBe('叶知秋'));
  await waitFor(() =>
    expect(server.to('DELETE /api/company/examRegistrations/:id/claim').map(({ params }) => params.id)).toContain('1'),
  );
});

test('a registration that a colleague has says whose it is and cannot be decided', async () => {
  const { server } = open();
  server.change({ [CLAIM]: () => refusal('CONFLICT', '何敏之正在审核这一份') });
  await screen.findByText('何敏之正在审核这一份');
  expect(button(/^通过/)).toHaveProperty('disabled', true);
  await say('材料缺页');
  expect(button(/^不通过/)).toHaveProperty('disabled', true);
});

test('giving back and refusing need a word to the applicant; giving back has its day', async () => {
  const { server } = open();
  await words();
  expect([button(/^不通过/), button(/^退回补件/)]).toMatchObject([{ disabled: true }, { disabled: true }]);
  await say('   ');
  expect(button(/^退回补件/)).toHaveProperty('disabled', true);
  await say('材料缺页，请补齐');
  fireEvent.click(button(/^退回补件/));
  await waitFor(() => expect(server.to(MOVE)).toHaveLength(1));
  const { completeBy, ...body } = server.to(MOVE)[0]?.body ?? {};
  expect(body).toEqual({ move: 'return', reason: '材料缺页，请补齐', asked: [] });
  expect(Date.parse(completeBy)).toBeGreaterThan(Date.now() + 86_400_000);
});

test('who does not fit a rule is approved with a reason only', async () => {
  const { server } = open({ detail: { standing: 'unfit' } });
  await words();
  expect(button(/^通过/)).toHaveProperty('disabled', true);
  await say('专业目录中为同一门类');
  fireEvent.click(button(/^通过/));
  await waitFor(() => expect(server.to(MOVE)[0]?.body).toEqual({ move: 'approve', reason: '专业目录中为同一门类' }));
});

test.each([
  ['the network is gone', unreachable, '接口请求失败'],
  ['a colleague was first', () => refusal('ILLEGAL_MOVE'), '情况有了变化，请刷新后再试'],
])('where %s the words stay, the same one stays open, and it is read anew', async (_, answer, said) => {
  const { server } = open();
  server.change({ [MOVE]: answer });
  await say('证书编号与扫描件不一致');
  const read = server.to(OPEN).filter(({ params }) => params.id === '1').length;
  fireEvent.click(button(/^不通过/));
  await screen.findByText(said);
  await settled();
  expect((await words()).value).toBe('证书编号与扫描件不一致');
  expect(current()).toBe('林知夏');
  await waitFor(() => expect(server.to(OPEN).filter(({ params }) => params.id === '1').length).toBeGreaterThan(read));
});

test('keys walk the queue and decide, but not while a word is typed or with Ctrl', async () => {
  const { server, user } = open();
  await words();
  await user.keyboard('j');
  await waitFor(() => expect(current()).toBe('宋时雨'));
  await user.keyboard('jjk');
  await waitFor(() => expect(current()).toBe('宋时雨'));
  await user.click(await words());
  await user.keyboard('a jk');
  expect([(await words()).value, current()]).toEqual(['a jk', '宋时雨']);
  (await words()).blur();
  await user.keyboard('{Control>}a{/Control}');
  expect(server.to(MOVE)).toEqual([]);
  await user.keyboard('a');
  await waitFor(() => expect(server.to(MOVE).map(({ params }) => params.id)).toEqual(['2']));
});

test('a key does not press a button that may not be pressed', async () => {
  const { server, user } = open();
  await words();
  await user.keyboard('rxu');
  expect(server.to(MOVE)).toEqual([]);
});

test('a first decision is confirmed by another person, never by the one who made it', async () => {
  const proposal = { move: 'refuse', by: '何敏之', mine: false };
  const first = open({ detail: { status: 'checking', proposal, reason: '年龄超过', moves: ['refuse', 'dispute'] } });
  await screen.findByText(/初审 何敏之/);
  fireEvent.click(button(/^确认不通过/));
  await waitFor(() => expect(first.server.to(MOVE)[0]?.body).toEqual({ move: 'refuse', reason: '' }));
  first.unmount();
  open({ detail: { status: 'checking', proposal: { ...proposal, mine: true }, moves: ['dispute'] } });
  await screen.findByText(/等另一位审核员复核/);
  expect(screen.queryByRole('button', { name: /^确认/ })).toBeNull();
  expect(button(/^收回初审/)).toHaveProperty('disabled', true);
});

test('those who fit every rule are approved at once after a yes, without those that colleagues have', async () => {
  const { server } = open({
    items: [
      ...three.slice(0, 2),
      item('3', '叶知秋', { claimedBy: '何敏之' }),
      item('4', '缺信息的', { standing: 'missing' }),
    ],
  });
  server.change({ [APPROVE]: { approved: 2 } });
  fireEvent.click(await screen.findByRole('button', { name: /批量通过$/ }));
  expect(server.to(APPROVE)).toEqual([]);
  await screen.findByText('通过这一页里规则全过的报名？');
  fireEvent.click(screen.getAllByRole('button', { name: /批量通过$/ }).at(-1) as HTMLElement);
  await screen.findByText('已通过 2 份');
  expect(server.to(APPROVE)[0]?.body).toEqual({ ids: ['1', '2'] });
});

test('fees are confirmed from a pasted list; numbers that do not wait stay to be looked at', async () => {
  const { server } = open({ exam: { settings: { ...usualSettings(2027), fee: 5_000, payNote: '对公转账' } } });
  server.change({ [PAY]: { unknown: [100_009] } });
  fireEvent.click(await screen.findByRole('button', { name: /批量确认缴费$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText('报名号');
  fireEvent.change(field, { target: { value: '2027-01-05 林知夏 100001 50.00\n100009；100001' } });
  fireEvent.click(dialog.getByRole('button', { name: /确认 2 人已缴费$/ }));
  await dialog.findByText('这 1 个号码不在待缴费名单里，请核对');
  expect(field).toHaveProperty('value', '100009');
  expect(server.to(PAY)[0]?.body).toEqual({ numbers: [100_001, 100_009] });
});

test('an observer reads registrations, claims none and decides none', async () => {
  const { server } = open({ exam: { role: 'observer' }, detail: { moves: [] } });
  await screen.findByText('规则比对');
  expect(screen.queryByLabelText('给考生的话')).toBeNull();
  expect(screen.queryByRole('button', { name: /批量通过$/ })).toBeNull();
  expect(server.to(CLAIM)).toEqual([]);
});

test('U takes back the decision just made, from whatever list, and opens that person; without one it says what it waits for', async () => {
  const { server } = open();
  await words();
  fireEvent.keyDown(window, { key: 'x' });
  await screen.findByText('要先在上面写给考生的话，才能退回补件、不通过', { selector: 'p[data-why]' });
  const undo = {
    id: '1',
    name: '林知夏',
    status: 'approved' as const,
    until: new Date(Date.now() + 25_000).toISOString(),
  };
  server.change({
    [QUEUE]: ({ query }: Sent) =>
      query.status === 'submitted'
        ? { items: three, counts: { submitted: 3 }, total: 3, fits: 2, undo }
        : { items: [], counts: { submitted: 3 }, total: 0, fits: 0, undo },
  });
  fireEvent.keyDown(window, { key: 'a' });
  const bar = await screen.findByText(/秒后通知考生/);
  expect(bar.textContent).toContain('林知夏 通过');
  fireEvent.click(screen.getByRole('tab', { name: /^不通过/ }));
  await screen.findByText('这里还没有报名');
  fireEvent.keyDown(window, { key: 'u' });
  await waitFor(() => expect(server.to(MOVE).at(-1)).toMatchObject({ params: { id: '1' }, body: { move: 'reopen' } }));
  await screen.findByText('林知夏：已撤销，回到待审核');
  await waitFor(() => expect(current()).toBe('林知夏'));
});

test('two of one number are marked in the queue and told apart in the file', async () => {
  open({
    items: [item('1', '林知夏', { isTwin: true }), ...three.slice(1)],
    detail: { twins: [{ number: 100_123, status: 'approved' }] },
    queue: { twins: 1 },
  });
  await screen.findByText(/同证号：本项目还有 报名号 100123（通过）/);
  expect(screen.getByRole('button', { name: /^林知夏/ }).textContent).toContain('同证号');
  screen.getByRole('checkbox', { name: '只看同证号的 1 份' });
});
