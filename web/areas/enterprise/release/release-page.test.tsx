import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { getSession, setSession } from '#web/session/session-store.ts';
import { press, pressSoon, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { ReleasePage } from './release-page.tsx';

const CREATE = 'POST /api/company/posts';
const SAVE = 'PUT /api/company/posts/:id/draft';
const OPEN = 'GET /api/company/posts/:id';
const SUBMIT = 'POST /api/company/posts/:id/submit';

const whole: PostDraftForm = {
  title: '高中物理教师',
  role: 'teacher',
  tenure: 'establishment',
  stages: ['senior'],
  subjects: ['physics'],
  headcount: 1,
  description: '承担高中物理课堂教学，参与教研组活动，做好家校沟通。',
  education: 'bachelor',
  experience: 'any',
  salary: { min: 1_000_000, max: 1_500_000, unit: 'month' },
  regionCode: '440300',
};

/** A server with one post; it rejects a draft with an older revision. */
function postOn(form: PostDraftForm = {}) {
  let row = { id: '3', revision: 1, form, status: 'draft' as const, savedAt: '2026-11-23T06:02:00.000Z' };
  const write = (next: PostDraftForm) => {
    row = { ...row, revision: row.revision + 1, form: next };
    return row;
  };
  const answer = ({ id, revision, savedAt } = row) => ({ id, revision, savedAt });
  const save = ({ body }: Sent) =>
    body.revision === row.revision ? answer(write(body.form)) : refusal('CONFLICT', '李四刚刚修改过这个职位');
  const create = ({ body }: Sent) => answer(write(body.form));
  const server = serve({
    [CREATE]: create,
    [SAVE]: save,
    [OPEN]: () => row,
    'GET /api/company/verifyNumber': {},
    'GET /api/jober/getEnterpriseRecruiter': {},
    'GET /api/company/queryCompanyDetail': {},
    'GET /api/team/company': null,
    'GET /api/company/postTemplates': [],
    'GET /api/company/posts': { items: [] },
  });
  return { server, save, create, write, row: () => row };
}

/** A button that is or was loading has an icon in its accessible name. */
const publish = () => screen.findByText('发布', { selector: '.ant-btn span' });
const openNew = () => renderConsole(<ReleasePage />, '/release');
const openPost = () => renderConsole(<ReleasePage />, '/release?id=3');
const title = () => screen.findByLabelText<HTMLInputElement>('职位名称');
const type = async (text: string) => fireEvent.change(await title(), { target: { value: text } });
const mark = () => screen.getByTestId('save-mark').textContent;
const saved = () => waitFor(() => expect(mark()).toMatch(/^已自动保存/));

beforeEach(() => signIn.recruiter());

test('the preview has the requirements in the words of the page', async () => {
  postOn({ ...whole, certificate: 'senior', experience: '1-3' });
  openPost();
  const preview = within(await screen.findByTestId('preview'));
  preview.getByText('学历学位');
  preview.getByText('高级中学 · 物理');
  preview.getByText('1 年及以上');
});

test('a new post is created once by the first words, and what follows changes that draft', async () => {
  const { server, row } = postOn();
  const { address } = openNew();
  await type('高中物理');
  await saved();
  expect(address()).toBe('/release?id=3');
  await type('高中物理教师');
  await waitFor(() => expect(row().form.title).toBe('高中物理教师'));
  expect(server.to(CREATE)).toHaveLength(1);
  expect(server.to(SAVE).map(({ body }) => body)).toEqual([
    { form: { experience: 'any', title: '高中物理教师', role: 'teacher' }, revision: 2 },
  ]);
  expect((await title()).value).toBe('高中物理教师');
});

test('a draft whose first answer was lost is made once: the next try has the same key', async () => {
  const { server, create } = postOn();
  server.change({ [CREATE]: unreachable });
  const { user } = openNew();
  await type('高中物理');
  await screen.findByText('没有保存：接口请求失败');
  const tries = server.to(CREATE).length;
  server.change({ [CREATE]: create });
  await user.click(screen.getByRole('button', { name: '重试' }));
  await saved();
  expect(server.to(CREATE).length).toBe(tries + 1);
  expect(new Set(server.to(CREATE).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('one save goes after the other, and the last words win', async () => {
  const { server, save, row } = postOn({ title: '物理' });
  const slow = later<void>();
  server.change({ [SAVE]: (sent) => slow.promise.then(() => save(sent)) });
  openPost();
  await type('高中');
  await waitFor(() => expect(server.to(SAVE)).toHaveLength(1));
  await type('高中物理教师');
  expect(server.to(SAVE)).toHaveLength(1);
  server.change({ [SAVE]: save });
  slow.resolve();
  await waitFor(() => expect(row().form.title).toBe('高中物理教师'));
  await saved();
  expect(server.to(SAVE).map(({ body }) => body.revision)).toEqual([1, 2]);
});

test.each([
  ['keeps', '保留我的修改', '我的题目'],
  ['loads', '载入最新内容', '同事的题目'],
])('after a save of a colleague nothing is overwritten until the person %s', async (_, button, result) => {
  const { server, write, row } = postOn({ title: '物理' });
  const { user } = openPost();
  await title();
  write({ title: '同事的题目' });
  await type('我的题目');
  await screen.findByText('李四刚刚修改过这个职位。您刚才的修改还没有保存。');
  await type('我的题目');
  expect([row().form.title, mark()]).toEqual(['同事的题目', '未保存']);
  const before = server.to(SAVE).length;
  await user.click(screen.getByRole('button', { name: button }));
  await saved();
  expect([(await title()).value, row().form.title]).toEqual([result, result]);
  expect(server.to(SAVE).length - before).toBe(button === '保留我的修改' ? 1 : 0);
});

test('the page is not left without a question while something is not saved, and is afterwards', async () => {
  const { server, save } = postOn({ title: '物理' });
  server.change({ [SAVE]: unreachable });
  const { user } = openPost();
  await type('高中物理');
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(leave()).toBe(true);
  await screen.findByText('没有保存：接口请求失败');
  expect(leave()).toBe(true);
  server.change({ [SAVE]: save });
  await user.click(screen.getByRole('button', { name: '重试' }));
  await saved();
  expect(leave()).toBe(false);
});

test('leaving within the site, or hiding the window, saves at once', async () => {
  const { row } = postOn({ title: '物理' });
  const page = openPost();
  await type('高中物理');
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(row().form.title).toBe('高中物理'));
  await type('高中物理教师');
  page.unmount();
  await waitFor(() => expect(row().form.title).toBe('高中物理教师'));
});

test('fields that the server refuses are marked where they stand, until they are changed', async () => {
  const { server, save } = postOn({ title: '物理' });
  const fault = { path: 'body.form.title', message: '职位名称含有无法识别的字符' };
  server.change({ [SAVE]: () => refusal('INVALID_INPUT', '提交的内容有误，请检查后重试', [fault]) });
  openPost();
  await type('物\u0000理');
  await screen.findByText('职位名称含有无法识别的字符');
  await screen.findByText('没有保存：提交的内容有误，请检查后重试');
  server.change({ [SAVE]: save });
  await type('高中物理');
  await saved();
  await waitFor(() => expect(screen.queryByText('职位名称含有无法识别的字符')).toBeNull());
});

test('publishing names what is missing, at its fields and beside them, and focuses the first', async () => {
  const { server } = postOn({ title: '物理' });
  const { user } = openPost();
  await title();
  screen.getByText('发布还差 5 项');
  await user.click(await publish());
  for (const text of ['请选择岗位类别', '请选择编制类型', '请填写职位描述']) await screen.findByText(text);
  expect(document.activeElement?.id).toBe('post-role');
  const first = document.activeElement;
  const why = document.getElementById(first?.getAttribute('aria-describedby') ?? '');
  expect([first?.getAttribute('aria-invalid'), why?.textContent]).toEqual(['true', '请选择岗位类别']);
  expect(server.to(SUBMIT)).toEqual([]);
});

test('a post is handed in with its newest words; what is refused then is shown at its field', async () => {
  const { server } = postOn(whole);
  const fault = { path: 'body.form.regionCode', message: '请选择工作地区' };
  server.change({ [SUBMIT]: () => refusal('INVALID_INPUT', '提交的内容有误，请检查后重试', [fault]) });
  const { user, address } = openPost();
  await type('高中物理教师（竞赛）');
  await user.click(await publish());
  await screen.findByText('请选择工作地区');
  expect(server.to(SUBMIT).map(({ body }) => body)).toEqual([{ revision: 2 }]);
  server.change({ [SUBMIT]: { status: 'pending' } });
  await user.click(await publish());
  await screen.findByText('已提交审核，结果会通知您');
  await waitFor(() => expect(address()).toBe('/ment?status=pending'));
});

test('nothing is handed in that could not be saved', async () => {
  const { server, save, row } = postOn(whole);
  server.change({ [SAVE]: unreachable });
  const { user, unmount } = openPost();
  await type('高中物理教师（二）');
  await user.click(await publish());
  await screen.findByText('没有保存：接口请求失败');
  expect(server.to(SUBMIT)).toEqual([]);
  // Leaving saves: it must be answered here, not by the server of the next test.
  server.change({ [SAVE]: save });
  unmount();
  await waitFor(() => expect(row().form.title).toBe('高中物理教师（二）'));
});

test('words that the law forbids keep the post from being published until they are replaced', async () => {
  postOn({ ...whole, description: `${whole.description}限男性，年龄 35 岁以下。` });
  openPost();
  await title();
  await screen.findByText('带红色标记的内容违法，修改后才能发布');
  expect((await publish()).closest('button')).toHaveProperty('disabled', true);
});

test.each([
  ['pending', '职位正在审核，撤回后可以修改，改好再提交'],
  ['expired', '该职位已过截止时间，可在职位管理中复制后重新发布'],
  ['removed', '该职位已被下架，不能修改'],
] as const)('a post that is %s cannot be edited, and says what to do', async (status, text) => {
  const { server } = postOn();
  server.change({ [OPEN]: { id: '3', status } });
  openPost();
  await screen.findByText(text);
  expect(screen.queryByLabelText('职位名称')).toBeNull();
});

test('a post that is not there says so; one that could not be loaded is asked for again', async () => {
  const { server } = postOn({ title: '物理' });
  server.change({ [OPEN]: () => refusal('NOT_FOUND') });
  openPost().unmount();
  const { user } = openPost();
  await screen.findByText('该职位不存在或已被删除');
  server.change({ [OPEN]: unreachable });
  screen.getByRole('button', { name: '回到职位管理' });
  await user.click(screen.getByRole('button', { name: '回到职位管理' }));
  await screen.findByText('another page');
});

const WITHDRAW = 'POST /api/company/posts/:id/moves';

test('a post that waits for its review is taken back and may be written on', async () => {
  const { server } = postOn(whole);
  server.change({ [OPEN]: { id: '3', status: 'pending' }, [WITHDRAW]: () => refusal('ILLEGAL_MOVE') });
  openPost();
  await pressSoon('撤回修改');
  await screen.findByText('情况有了变化，请刷新后再试');
  expect(screen.queryByLabelText('职位名称')).toBeNull();
  await settled();
  server.change({
    [WITHDRAW]: {} as never,
    [OPEN]: { id: '3', revision: 4, form: whole, status: 'draft', savedAt: '2026-11-23T06:02:00.000Z' },
  });
  press('撤回修改');
  expect((await title()).value).toBe('高中物理教师');
  expect(server.to(WITHDRAW).map(({ params, body }) => [params.id, body])).toEqual(
    Array(2).fill(['3', { move: 'withdraw' }]),
  );
});

test('what an operator found wrong stands above the form of the post that was sent back', async () => {
  const { server } = postOn(whole);
  server.change({ [OPEN]: { id: '3', revision: 1, form: whole, status: 'rejected', rejectReason: '薪资与学段不符' } });
  openPost();
  await screen.findByText('未通过审核：薪资与学段不符');
});

test('a school that is not certified writes drafts, and publishes nothing', async () => {
  postOn(whole);
  const { company } = getSession();
  setSession({ company: company && { ...company, status: 'pending' } });
  openPost();
  await screen.findByText('单位通过认证后才能发布，现在写的内容会保存为草稿');
  await title();
  expect((await publish()).closest('button')).toHaveProperty('disabled', true);
});
