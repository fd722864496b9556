import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import iconv from 'iconv-lite';
import { beforeEach, expect, test } from 'vitest';
import { examCard } from '#modules/exams/contract.ts';
import { dialog, fill, noButton, press, pressSoon } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve, unreachable } from '#web/testing/serve.ts';
import { IntakePage } from './intake-page.tsx';
import { changedSteps } from './near-exams.tsx';

const LIST = 'GET /api/admin/intakes';
const READ = 'POST /api/admin/intakes/readings';
const KEEP = 'POST /api/admin/intakes';
const CHANGE = 'POST /api/admin/reportedExams/:id/changes';
const link = 'https://www.qingtian.example.cn/gonggao/31.html';

const register = {
  step: 'register' as const,
  startsAt: '2026-11-18T01:00:00.000Z',
  endsAt: '2026-12-08T09:00:00.000Z',
  detail: '',
};
const draft = {
  title: '青田县教育局2027年公开招聘教师',
  documentNumber: '',
  organiser: '青田县教育局',
  regionCode: '331121',
  announcedOn: '2026-11-17',
  announcement: '<p>公开招聘教师。</p>',
  applyBy: { way: 'web' as const, link: 'https://zk.example.edu.cn/2027' },
  steps: [register],
  rules: { fee: 5_000 },
  phones: [],
};
const post = {
  code: '01',
  department: '',
  employer: '青田县第一中学',
  title: '高中数学教师',
  headcount: 2,
  stage: null,
  subject: null,
  ratio: null,
  requirements: { words: {} },
  note: '',
};
const reading = {
  lines: ['青田县教育局2027年公开招聘教师公告', '报名时间：2026年11月18日9:00至12月8日17:00'],
  facts: [],
  unread: [],
  rows: [{ number: 1, cells: {}, post, notes: [] }],
};
const found = { reading, draft, places: { title: 0, register: 1 }, doubts: [], attachments: [], near: [] };

beforeEach(() => signIn.operator('intake'));

function open(answers: Parameters<typeof serve>[0], at = '/admin/intake?id=new') {
  const server = serve({ [LIST]: {}, ...answers });
  return { server, ...renderConsole(<IntakePage />, at) };
}

async function readPage(): Promise<void> {
  fill('公告文字', reading.lines.join('\n'));
  await pressSoon('读取');
  await screen.findByRole('list', { name: '公告原文' });
}

test('a pasted announcement fills the form; with its address it is published, a repeated sending being the same write', async () => {
  const { server } = open({ [READ]: found, [KEEP]: unreachable });
  await readPage();
  expect(server.to(READ)[0]?.body).toEqual({ fileIds: [], text: reading.lines.join('\n') });
  press('发布，1个岗位');
  await screen.findByText('请填写公告地址');
  fill('公告地址', link);
  press('发布，1个岗位');
  await waitFor(() => expect(server.to(KEEP)).toHaveLength(1));
  server.change({ [KEEP]: { id: '3', examId: '7' } });
  await pressSoon('发布，1个岗位');
  await screen.findByText('已发布');
  const [first, second] = server.to(KEEP);
  const { steps: _, ...rest } = draft;
  expect(second?.body).toMatchObject({ ...rest, link, posts: [post], doubts: [] });
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('empty forms among the files are published beside the project, but for those that are taken out', async () => {
  const attachments = [
    { id: '8', name: '报名表.docx' },
    { id: '9', name: '承诺书.pdf' },
  ];
  const { server } = open({ [READ]: { ...found, attachments }, [KEEP]: { id: '3', examId: '7' } });
  await readPage();
  screen.getByRole('checkbox', { name: '承诺书.pdf' }).click();
  fill('公告地址', link);
  press('发布，1个岗位');
  await screen.findByText('已发布');
  expect(server.to(KEEP)[0]?.body).toMatchObject({ attachments: ['8'] });
});

test.each([
  ['GBK', 'gbk', '<meta http-equiv="Content-Type" content="text/html; charset=gb2312">'],
  ['GBK of which the page says nothing', 'gbk', ''],
  ['UTF-8', 'utf8', '<meta charset="utf-8">'],
  ['UTF-8 that is said to be GBK', 'utf8', '<meta charset="gbk">'],
  ['UTF-16 with its mark', 'utf16', ''],
])('a page saved in %s is read as a pasted one, its table by rows, its address with it', async (_, encoding, meta) => {
  const { server } = open({ [READ]: found });
  const html = `<!DOCTYPE html><!-- saved from url=(0047)${link} --><html><head>${meta}<title>通知公告</title>
    <script>var site = '青田';</script></head><body><p>青田县教育局公告（镕）</p><table><tr><td>代码</td><td>单位</td><td>人数</td></tr>
    <tr><td>01</td><td rowspan="2">青田县第一中学</td><td>2</td></tr><tr><td>02</td><td>1</td></tr></table></body></html>`;
  const page = new File([new Uint8Array(iconv.encode(html, encoding))], '公告.HTM', { type: 'text/html' });
  fireEvent.drop(screen.getByTestId('drop-zone'), { dataTransfer: { files: [page] } });
  const field = screen.getByLabelText<HTMLTextAreaElement>('公告文字');
  const text = ['青田县教育局公告（镕）', '代码\t单位\t人数', '01\t青田县第一中学\t2', '02\t青田县第一中学\t1'].join(
    '\n',
  );
  await waitFor(() => expect(field.value).toBe(text));
  await pressSoon('读取');
  await screen.findByRole('list', { name: '公告原文' });
  expect(server.to(READ)[0]?.body).toEqual({ fileIds: [], text });
  expect(screen.getByLabelText<HTMLInputElement>('公告地址').value).toBe(link);
});

test('a field leads to the line where it stood', async () => {
  const { user } = open({ [READ]: found });
  await readPage();
  await user.click(screen.getAllByRole('button', { name: '第 1 行' })[0] as HTMLElement);
  const lines = within(screen.getByRole('list', { name: '公告原文' })).getAllByRole('listitem');
  expect(lines.map(({ className }) => className.includes('bg-brand-tint'))).toEqual([true, false]);
});

test('what went into no field is listed, and leads to its line', async () => {
  const unread = [{ line: 1, words: '12月20日', note: '没有归到哪一步' }];
  const { user } = open({ [READ]: { ...found, reading: { ...reading, unread } } });
  await readPage();
  await user.click(screen.getByText('没有填进表单的 1 处'));
  await user.click(screen.getByRole('button', { name: '第 2 行，12月20日：没有归到哪一步' }));
  const lines = within(screen.getByRole('list', { name: '公告原文' })).getAllByRole('listitem');
  expect(lines.map(({ className }) => className.includes('bg-brand-tint'))).toEqual([false, true]);
});

test('what is doubtful is handed to another person', async () => {
  const doubts = [{ line: 1, text: '公告写招聘 9 人，岗位表合计 2 人' }];
  const { server } = open({ [READ]: { ...found, doubts }, [KEEP]: { id: '3', examId: null } });
  await readPage();
  within(screen.getByRole('list', { name: '存疑' })).getByText('第 2 行，公告写招聘 9 人，岗位表合计 2 人');
  fill('公告地址', link);
  press('录入，交另一位核对');
  await screen.findByText('已录入，等另一位同事核对');
  expect(server.to(KEEP)[0]?.body).toMatchObject({ doubts: ['公告写招聘 9 人，岗位表合计 2 人'] });
});

test('a row that was not understood is completed on the page, a wrong one corrected, and their doubts are settled', async () => {
  const { headcount: _, ...unfinished } = { ...post, code: '02', title: '小学语文教师' };
  const lost = { number: 2, cells: { 招聘人数: '若干' }, post: null, unfinished, notes: ['看不出招聘人数'] };
  const doubts = [{ line: null, text: '岗位表第 2 行没有读入：看不出招聘人数' }];
  const rows = [...reading.rows, lost];
  const { server, user } = open({
    [READ]: { ...found, reading: { ...reading, rows }, doubts },
    [KEEP]: { id: '3', examId: '7' },
  });
  await readPage();
  screen.getByRole('list', { name: '存疑' });
  await pressSoon('补全');
  await screen.findByText('02 小学语文教师', { selector: '.ant-modal-title' });
  screen.getByText('原表：招聘人数 若干');
  fill('招聘人数', '3');
  await pressSoon('改好了');
  await waitFor(() => expect(screen.queryByRole('list', { name: '存疑' })).toBeNull());
  await user.click(screen.getAllByRole('button', { name: /修\s*改/ })[0] as HTMLElement);
  fill('岗位名称', '高中物理教师');
  fill('户籍', '本省户籍');
  await pressSoon('改好了');
  fill('公告地址', link);
  await pressSoon('发布，2个岗位');
  await screen.findByText('已发布');
  expect(server.to(KEEP)[0]?.body).toMatchObject({
    doubts: [],
    posts: [
      { code: '01', title: '高中物理教师', headcount: 2, requirements: { words: { household: '本省户籍' } } },
      { code: '02', title: '小学语文教师', headcount: 3 },
    ],
  });
});

test('a later announcement of a project that stands here shows old and new times, and is told', async () => {
  const standing = sampleOf(examCard, { id: '7', isReported: true, title: draft.title, steps: [register] });
  const later = { ...register, endsAt: '2026-12-12T09:00:00.000Z' };
  const near = [{ exam: standing, relation: 'change' as const }];
  const items = [
    { ...post, id: '1', status: 'open' as const, registered: null, approved: null, paid: null, headcount: 1 },
    {
      ...post,
      id: '2',
      code: '02',
      title: '高中物理教师',
      status: 'open' as const,
      registered: null,
      approved: null,
      paid: null,
    },
  ];
  const off = { number: 2, cells: { 备注: '取消' }, post: { ...post, code: '02', title: '高中物理教师' }, notes: [] };
  const { server } = open({
    [READ]: {
      ...found,
      reading: { ...reading, rows: [...reading.rows, off] },
      draft: { ...draft, steps: [later] },
      near,
    },
    'GET /api/exams/:id/posts': { items, days: [] },
    [CHANGE]: undefined,
  });
  await readPage();
  within(screen.getByRole('list', { name: '相近的项目' })).getByText('可能是它的补充公告');
  press('作为它的补充公告');
  const changes = await screen.findByRole('list', { name: '时间改动' });
  expect(changes.textContent).toMatch(/12-08 周二 17:00.*→.*12-12 周六 17:00/);
  const ofPosts = await screen.findByRole('list', { name: '岗位改动' });
  expect(ofPosts.textContent).toMatch(/01 高中数学教师：1 人 → 2 人.*02 高中物理教师：2 人 → 取消/);
  fill('补充公告地址', `${link}?2`);
  await pressSoon('更新并通知关注的人', await dialog());
  await waitFor(() =>
    expect(server.to(CHANGE)[0]).toMatchObject({
      params: { id: '7' },
      body: { link: `${link}?2`, steps: [later], posts: [post], removed: ['02'] },
    }),
  );
});

test('an end that is said alone keeps the beginning of before; steps of which nothing is said stay', () => {
  const written = {
    step: 'written' as const,
    startsAt: '2026-12-20T01:00:00.000Z',
    endsAt: '2026-12-20T03:30:00.000Z',
    detail: '',
  };
  const said = [{ ...register, startsAt: '2026-12-01T16:00:00.000Z', endsAt: '2026-12-12T09:00:00.000Z' }];
  expect(changedSteps([register, written], said, '2026-11-30')).toEqual([
    { ...register, endsAt: '2026-12-12T09:00:00.000Z' },
    written,
  ]);
});

test('an end that moves leaves a beginning that was only concluded from the day of the announcement', () => {
  const said = [{ ...register, startsAt: '2026-11-15T16:00:00.000Z', endsAt: '2026-12-12T09:00:00.000Z' }];
  expect(changedSteps([register], said, '2026-11-16')).toEqual([{ ...register, endsAt: '2026-12-12T09:00:00.000Z' }]);
  expect(changedSteps([register], said, '2026-11-15')).toEqual(said);
});

const waiting = {
  id: '3',
  status: 'waiting' as const,
  title: draft.title,
  organiser: draft.organiser,
  posts: 1,
  doubts: ['时间：两处不同'],
  readBy: '许清和',
};

test('the list has the week in one line, and what waits with its doubt', async () => {
  const week = { published: 12, posts: 340, seconds: 130 };
  open({ [LIST]: { items: [waiting], waiting: 1, week } }, '/admin/intake');
  await screen.findByText('近 7 天录入 12 个项目、340 个岗位，一份一般用 3 分钟');
  screen.getByText('时间：两处不同');
  expect(screen.getByRole('link', { name: draft.title }).getAttribute('href')).toBe('?id=3');
});

test('a second person publishes what was doubtful; who read it cannot', async () => {
  const form = { ...draft, link, posts: [post] };
  const CHECK = 'POST /api/admin/intakes/:id/check';
  const ONE = 'GET /api/admin/intakes/:id';
  const { server } = open(
    { [ONE]: { ...waiting, form, isOwn: false }, [CHECK]: { examId: '7' } },
    '/admin/intake?id=3',
  );
  await pressSoon('核对无误，发布');
  await waitFor(() => expect(server.to(CHECK)[0]?.body).toMatchObject({ link, posts: [post], rules: { fee: 5_000 } }));
});

test('who read it sees its doubts without a way to publish', async () => {
  const form = { ...draft, link, posts: [post] };
  open({ 'GET /api/admin/intakes/:id': { ...waiting, form, isOwn: true } }, '/admin/intake?id=3');
  await screen.findByText('时间：两处不同');
  noButton('核对无误，发布');
});
