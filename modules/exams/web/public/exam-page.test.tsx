import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { ExamPost, PostFit } from '../../contract/exam-shapes.ts';
import { examDetail, examPost, postFit, ruleCheck } from '../../contract/exam-shapes.ts';
import { ExamPage } from './exam-page.tsx';
import { loadExam } from './load-exams.ts';

const settings = {
  ratio: 3,
  fee: 5_000,
  weights: { written: 60, interview: 40 },
  numbers: 'live' as const,
  ageOn: '2027-01-01',
  papersUntil: '2027-07-31',
};
const project = (more: Some<typeof examDetail._output> = {}) =>
  sampleOf(examDetail, { id: '7', title: '澜州市公开招聘', posts: 3, headcount: 4, settings, ...more });
const post = (id: string, title: string, more: Some<ExamPost> = {}) =>
  sampleOf(examPost, {
    id,
    title,
    code: `1020${id}`,
    employer: '第一中学',
    headcount: 2,
    status: 'open',
    ratio: null,
    note: '',
    registered: 10,
    approved: 4,
    paid: 3,
    stage: 'senior',
    subject: 'math',
    requirements: {},
    ...more,
  });
const three = [
  post('1', '高中数学教师', { registered: 20 }),
  post('2', '高中语文教师', { subject: 'chinese', registered: 4 }),
  post('3', '小学数学教师', { stage: 'primary', employer: '实验小学', registered: 0, note: '须驻校' }),
];

/** A project and its table of posts, as the server answers them. */
function project7(posts: ExamPost[] = three, more: Parameters<typeof project>[0] = {}) {
  return serve({
    'GET /api/exams/:id': project(more),
    'GET /api/exams/:id/posts': { items: posts, days: [] },
    'GET /api/exams/:id/results': {},
    'GET /api/exams/:id/questions': {},
    'GET /api/exams': {},
  });
}

/** What a signed-in seeker's browser asks besides. */
const own = {
  'GET /api/exams/:id/fit': {},
  'GET /api/exams/registrations': {},
  'GET /api/exams/mine': {},
  'GET /api/exams/:id/questions/mine': {},
} satisfies Answers;

const check = (
  label: string,
  verdict: 'fits' | 'unfit' | 'missing',
  more: { has?: string; reason?: string; section?: string } = {},
) => sampleOf(ruleCheck, { rule: label, label, required: '本科', has: '硕士', verdict, reason: '', ...more });
const fitOf = (postId: string, how: PostFit['fit'], checks: PostFit['checks']) =>
  sampleOf(postFit, { postId, fit: how, checks });

const open = (at = '/exams/details?id=7') => renderLoaded(loadExam, (data) => <ExamPage data={data} />, at);
const rows = () =>
  within(screen.getByRole('list', { name: '岗位' }))
    .getAllByRole('heading')
    .map((title) => title.textContent);
const titles = () => rows().map((text) => text?.slice(0, 6));

test('words, subject, stage and employer each narrow the table, together and in any order; 清空条件 brings all back', async () => {
  project7();
  const { user } = open();
  await screen.findByRole('list', { name: '岗位' });
  expect(titles()).toEqual(['高中数学教师', '高中语文教师', '小学数学教师']);
  await user.selectOptions(screen.getByRole('combobox', { name: '学科' }), '数学');
  expect(titles()).toEqual(['高中数学教师', '小学数学教师']);
  await user.selectOptions(screen.getByRole('combobox', { name: '单位' }), '实验小学');
  expect(titles()).toEqual(['小学数学教师']);
  await user.selectOptions(screen.getByRole('combobox', { name: '学科' }), '全部学科');
  await user.selectOptions(screen.getByRole('combobox', { name: '单位' }), '全部单位');
  await user.type(screen.getByRole('searchbox', { name: '岗位、学校、代码' }), ' 10202 ');
  expect(titles()).toEqual(['高中语文教师']);
  await user.selectOptions(screen.getByRole('combobox', { name: '学段' }), '小学');
  expect(screen.queryByRole('list', { name: '岗位' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '清空条件' }));
  expect(titles()).toHaveLength(3);
  expect(screen.getByRole('searchbox', { name: '岗位、学校、代码' })).toHaveProperty('value', '');
});

test('未达开考比例 leaves the posts that lack people, by their own ratio where they have one, and says how many', async () => {
  const two = post('4', '心理健康教师', { registered: 4, ratio: 2, subject: 'psychology' });
  const fallen = post('5', '音乐教师教师', { registered: 1, status: 'fallen', subject: 'music' });
  project7([...three, two, fallen]);
  const { user } = open();
  await screen.findByRole('list', { name: '岗位' });
  await user.click(screen.getByRole('checkbox', { name: '未达开考比例' }));
  expect(titles()).toEqual(['高中语文教师', '小学数学教师']);
  screen.getByText('差 2 人开考');
  screen.getByText('差 6 人开考');
  await user.click(screen.getByRole('checkbox', { name: '未达开考比例' }));
  screen.getByText('岗位已取消');
});

test('a project of many posts shows the first thirty, and all when asked; what is narrowed counts anew', async () => {
  const many = Array.from({ length: 64 }, (_, at) =>
    post(String(at + 1), `教师岗位${String(at + 1).padStart(2, '0')}`, { employer: at < 40 ? '第一中学' : '第二中学' }),
  );
  project7(many);
  const { user } = open();
  await screen.findByRole('list', { name: '岗位' });
  expect(rows()).toHaveLength(30);
  await user.selectOptions(screen.getByRole('combobox', { name: '单位' }), '第二中学');
  expect(rows()).toHaveLength(24);
  expect(screen.queryByRole('button', { name: /^全部 \d+ 个岗位$/ })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: '单位' }), '全部单位');
  await user.click(screen.getByRole('button', { name: '全部 64 个岗位' }));
  expect(rows()).toHaveLength(64);
});

test('numbers that are published later are said so, not counted as nobody', async () => {
  project7([post('1', '高中数学教师', { registered: null, approved: null, paid: null })], {
    settings: { ...settings, numbers: 'hidden' },
  });
  open();
  const row = within(await screen.findByRole('list', { name: '岗位' }));
  row.getByText('报名截止后公布');
  expect(row.queryByText(/差 \d+ 人开考/)).toBeNull();
  screen.getByText('报名截止后公布', { selector: 'dd *, dd' });
});

test('a visitor who chooses a post reads its rules, and is led to sign in', async () => {
  project7([post('1', '高中数学教师', { requirements: { education: 'bachelor', maxAge: 35 }, note: '须驻校' })]);
  const { user } = open();
  expect(screen.queryByRole('checkbox', { name: '只看我能报的' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: '高中数学教师' }));
  const rules = within(
    screen.getByRole('heading', { name: '10201 高中数学教师，岗位要求' }).closest('section') as HTMLElement,
  );
  rules.getByText('备注：须驻校');
  expect(rules.getAllByRole('term').map((one) => one.textContent)).toContain('年龄');
  screen.getByText('登录后逐条比对');
});

test('the post that the address names is the chosen one, until another is pressed', async () => {
  project7();
  const { user } = open('/exams/details?id=7&post=3');
  await screen.findByRole('heading', { name: '10203 小学数学教师，岗位要求' });
  await user.click(screen.getByRole('button', { name: '高中语文教师' }));
  screen.getByRole('heading', { name: '10202 高中语文教师，岗位要求' });
  expect(screen.queryByRole('heading', { name: '10203 小学数学教师，岗位要求' })).toBeNull();
});

test('a seeker sees of each post whether it fits, can keep only those that do, and reads why one does not', async () => {
  signIn.seeker();
  const server = project7();
  server.change({
    ...own,
    'GET /api/exams/:id/fit': {
      items: [
        fitOf('1', 'fits', [check('学历', 'fits')]),
        fitOf('2', 'unfit', [check('年龄', 'unfit', { has: '41 岁', reason: '超过 35 岁' })]),
        fitOf('3', 'missing', [check('普通话', 'missing', { has: '' })]),
      ],
    },
  });
  const { user } = open();
  await screen.findByText('我能报');
  screen.getByText('年龄不符');
  screen.getByText('普通话未填');
  await user.click(screen.getByRole('button', { name: /不符合/ }));
  const rules = within(
    screen.getByRole('heading', { name: '10202 高中语文教师，逐条比对' }).closest('section') as HTMLElement,
  );
  rules.getByText(/41 岁/);
  await user.click(screen.getByRole('checkbox', { name: '只看我能报的' }));
  expect(titles()).toEqual(['高中数学教师']);
});

test.each([
  ['cannot be reached', unreachable],
  ['refuses', () => refusal('UNAVAILABLE')],
])('where the server %s what fits, the table stands without it, and nothing is said over it', async (_, answer) => {
  signIn.seeker();
  const server = project7();
  server.change({ ...own, 'GET /api/exams/:id/fit': answer });
  open();
  await screen.findByRole('list', { name: '岗位' });
  await waitFor(() => expect(server.to('GET /api/exams/:id/fit')).toHaveLength(1));
  expect(titles()).toHaveLength(3);
  expect(screen.queryByRole('checkbox', { name: '只看我能报的' })).toBeNull();
  expect(screen.queryByTitle('点击关闭')).toBeNull();
});

test('a project is followed and left by one button; where that fails it says what stands', async () => {
  const FOLLOW = 'PUT /api/exams/:id/follow';
  signIn.seeker();
  const server = project7();
  server.change({ ...own, [FOLLOW]: unreachable, 'DELETE /api/exams/:id/follow': null });
  const { user } = open();
  const follow = await screen.findByRole('button', { name: /^关注/ });
  await user.click(follow);
  await screen.findByText('接口请求失败');
  expect(screen.getByRole('button', { name: /^关注/ })).toBeDefined();
  server.change({ [FOLLOW]: null });
  await user.click(screen.getByRole('button', { name: /^关注/ }));
  await user.click(await screen.findByRole('button', { name: /^已关注/ }));
  await screen.findByRole('button', { name: /^关注/ });
  expect(server.to('DELETE /api/exams/:id/follow').map(({ params }) => params)).toEqual([{ id: '7' }]);
});

test.each(['0', 'abc', ''])(
  'an address with the id “%s” is a page that is not there, and asks the server nothing',
  async (id) => {
    const server = project7();
    open(`/exams/details?id=${id}`);
    await screen.findByText('404');
    expect(server.to('GET /api/exams/:id')).toEqual([]);
  },
);

test('what all posts require stands once above the table, the rest in the row, beside how it fits and where the missing is filled in', async () => {
  signIn.seeker();
  const held = (id: string, certificate: string) =>
    post(id, `教师 ${id}`, { requirements: { words: { certificate, household: '浙江省' } } });
  const server = project7([held('1', '高级中学教师资格'), held('2', '小学教师资格')]);
  const missing = check('学位', 'missing', { has: '', section: 'educations' });
  server.change({
    ...own,
    'GET /api/exams/:id/fit': { items: [fitOf('1', 'missing', [missing]), fitOf('2', 'fits', [])] },
  });
  open();
  const rowOf = async (title: string) =>
    within((await screen.findByRole('heading', { name: title })).closest('li') as HTMLElement);
  const row = await rowOf('教师 1');
  await row.findByText('缺 1 项');
  row.getByText('教师资格 高级中学教师资格');
  screen.getByText('各岗位都要求：户籍 浙江省');
  expect(row.getByRole('link', { name: '去补充学位' }).getAttribute('href')).toBe('/resume#educations');
  (await rowOf('教师 2')).getByText('教师资格 小学教师资格');
});
