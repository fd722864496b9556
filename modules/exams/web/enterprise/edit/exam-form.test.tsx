import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import { usualSettings } from '../../../contract/exam-settings.ts';
import { ExamMoves, TermsProposals } from '../exam-page.tsx';
import { ExamForm } from './exam-form.tsx';

const SAVE = 'PUT /api/company/exams/:id';
const READ = 'POST /api/company/exams/:id/readings';
const POSTS = 'PUT /api/company/exams/:id/posts';
const MOVE = 'POST /api/company/exams/:id/moves';
const step = (name: string, day: string) => ({
  step: name,
  startsAt: `2027-03-${day}T01:00:00.000Z`,
  endsAt: `2027-03-${day}T09:00:00.000Z`,
  detail: '',
});
const examOf = (more: Some<OwnExam> = {}): OwnExam =>
  sampleOf(api['GET /api/company/exams/:id'].returns, {
    id: '7',
    title: '澜州市 2027 年公开招聘教师',
    status: 'draft',
    role: 'lead',
    revision: 3,
    regionCode: '440305',
    settings: usualSettings(2027),
    steps: [step('register', '01'), step('written', '20')],
    announcement: '',
    proposals: [],
    ...more,
  });

function open(exam = examOf()) {
  const server = serve({ [SAVE]: exam });
  return { server, ...renderConsole(<ExamForm exam={exam} />, '/exam/edit?id=7') };
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const put = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } });
  fireEvent.blur(field(label));
};
const save = () => fireEvent.click(screen.getAllByRole('button', { name: /^保\s*存$/ })[0] as HTMLElement);
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());

beforeEach(() => signIn.recruiter());

test('the whole project is stored with the revision that was opened: money in fen, times as they were', async () => {
  const { server } = open();
  put('项目名称', '澜州市 2027 年春季公开招聘教师');
  put('文号', '澜教人〔2027〕1 号');
  save();
  await screen.findByText('已保存');
  const { body } = server.to(SAVE)[0] ?? {};
  expect(body).toMatchObject({ revision: 3, title: '澜州市 2027 年春季公开招聘教师', regionCode: '440305' });
  expect(body.steps).toEqual([step('register', '01'), step('written', '20')]);
  expect(body.settings).toEqual(usualSettings(2027));
});

test.each([
  ['a colleague saved first', () => refusal('CONFLICT'), '内容已被修改，请刷新后再试'],
  ['the network is gone', unreachable, '接口请求失败'],
  ['the server is at fault', () => refusal('INTERNAL'), '服务出错了，请稍后再试'],
])('where %s everything that was typed stays', async (_, answer, said) => {
  const { server } = open();
  server.change({ [SAVE]: answer });
  put('文号', '澜教人〔2027〕1 号');
  save();
  await screen.findByText(said);
  await settled();
  expect(field('文号').value).toBe('澜教人〔2027〕1 号');
  expect(screen.queryByText('已保存')).toBeNull();
});

test('a fault in a part that is folded opens it', async () => {
  const { server } = open();
  for (const part of document.querySelectorAll('details')) part.open = false;
  put('项目名称', '短');
  save();
  await screen.findByText('项目名称至少 6 个字');
  expect([...document.querySelectorAll('details')].every((part) => part.open)).toBe(true);
  expect(server.to(SAVE)).toEqual([]);
});

test.each([
  ['an observer', { role: 'observer' as const }],
  ['a project that is over', { status: 'closed' }],
])('%s reads the form, which takes nothing', (_, more) => {
  open(examOf(more as Some<OwnExam>));
  expect(field('文号').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: /^保\s*存$/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /从公告读取$/ })).toBeNull();
});

const reading = {
  lines: ['澜州市 2027 年公开招聘教师公告', '报名费 50 元'],
  facts: [
    { field: 'documentNumber' as const, value: '澜教人〔2027〕9 号', line: 0, words: '', note: '' },
    { field: 'fee' as const, value: 5_000, line: 1, words: '50 元', note: '按每科推断' },
  ],
  unread: [],
  rows: [],
};

test('what was read from an announcement is looked through first; what was only concluded is not taken by itself', async () => {
  const { server } = open();
  server.change({ [READ]: reading });
  fireEvent.click(screen.getByRole('button', { name: /从公告读取$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const send = () => dialog.getByRole('button', { name: /^读\s*取$/ });
  expect(send()).toHaveProperty('disabled', true);
  fireEvent.change(dialog.getByLabelText('公告文字'), { target: { value: '公告全文' } });
  fireEvent.click(send());
  fireEvent.click(await dialog.findByRole('button', { name: '填入选中的 1 项并保存' }));
  await screen.findByText('已保存');
  expect(server.to(READ)[0]?.body).toEqual({ text: '公告全文' });
  expect(server.to(SAVE)[0]?.body).toMatchObject({ documentNumber: '澜教人〔2027〕9 号', settings: { fee: 0 } });
  expect(server.to(POSTS)).toEqual([]);
});

test('a title loses its ending, an open end is asked for, and what has no field is shown to be copied', async () => {
  const { server } = open();
  const words = { line: 0, words: '', note: '' };
  const facts = [
    { field: 'title' as const, value: '澜州市教育局关于公开招聘教师的公告', ...words },
    { field: 'step' as const, step: 'medical' as const, startsAt: null, endsAt: '2027-04-01T09:00:00.000Z', ...words },
    { field: 'ageOn' as const, value: '2027-03-01', ...words },
    { field: 'papersUntil' as const, value: '2027-08-31', ...words },
    { field: 'headcount' as const, value: 118, ...words },
    { field: 'weights' as const, written: 25, interview: 35, other: 40, ...words },
  ];
  server.change({ [READ]: { ...reading, facts } });
  fireEvent.click(screen.getByRole('button', { name: /从公告读取$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('公告文字'), { target: { value: '公告全文' } });
  fireEvent.click(dialog.getByRole('button', { name: /^读\s*取$/ }));
  const others = within(await dialog.findByRole('region', { name: '公告里还写了' }));
  others.getByText('118 人');
  others.getByText('笔试 25%，面试 35%，其他 40%');
  fireEvent.click(dialog.getByRole('button', { name: '填入选中的 4 项并保存' }));
  expect(field('项目名称').value).toBe('澜州市教育局公开招聘教师');
  expect([field('年龄计算日').value, field('证书取得截止日').value]).toEqual(['2027-03-01', '2027-08-31']);
  await screen.findByText('请选择起止时间');
  expect(server.to(SAVE)).toEqual([]);
});

test('an announcement that could not be read keeps its text', async () => {
  const { server } = open();
  server.change({ [READ]: () => refusal('INVALID_INPUT', '没有读到文字') });
  fireEvent.click(screen.getByRole('button', { name: /从公告读取$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('公告文字'), { target: { value: '公告全文' } });
  fireEvent.click(dialog.getByRole('button', { name: /^读\s*取$/ }));
  await screen.findByText('没有读到文字');
  await settled();
  expect(dialog.getByLabelText('公告文字')).toHaveProperty('value', '公告全文');
});

const openMoves = (more: Some<OwnExam>, isReady = true) => {
  const exam = examOf({ differing: [], ...more });
  const server = serve({ [MOVE]: exam });
  return { server, ...renderConsole(<ExamMoves exam={exam} isReady={isReady} />, '/exam/edit?id=7') };
};

test('publishing asks first, and what is lacking keeps it closed', async () => {
  const lacking = openMoves({ moves: ['publish'] }, false);
  expect(screen.getByRole('button', { name: /发布公告$/ })).toHaveProperty('disabled', true);
  lacking.unmount();
  const { server } = openMoves({ moves: ['publish'] });
  fireEvent.click(screen.getByRole('button', { name: /发布公告$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(server.to(MOVE)).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: /发布公告$/ }));
  await screen.findByText('已完成');
  expect(server.to(MOVE).map(({ body }) => body)).toEqual([{ move: 'publish' }]);
});

test('a project is cancelled from a menu with its reason, which stays where that failed', async () => {
  const { server } = openMoves({ status: 'published', moves: ['suspend', 'cancel'] });
  server.change({ [MOVE]: unreachable });
  fireEvent.click(screen.getByRole('button', { name: / 更多操作$/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: /取消|终止/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const reason = dialog.getByLabelText('原因');
  fireEvent.change(reason, { target: { value: '编制核减' } });
  const confirm = () => fireEvent.click(dialog.getAllByRole('button').at(-1) as HTMLElement);
  confirm();
  await screen.findByText('接口请求失败');
  await settled();
  expect(reason).toHaveProperty('value', '编制核减');
  server.change({ [MOVE]: examOf({ status: 'cancelled' }) });
  confirm();
  await screen.findByText('已完成');
  expect(server.to(MOVE).map(({ body }) => body)).toEqual([
    { move: 'cancel', reason: '编制核减' },
    { move: 'cancel', reason: '编制核减' },
  ]);
});

test('changed rules of a published project wait for another lead, who reads both values', async () => {
  const change = { field: 'weights', before: '笔试 40%，面试 60%', after: '笔试 10%，面试 90%' };
  const proposal = { id: '41', reason: '', proposedBy: '李四', proposedAt: '2027-03-01T01:00:00Z', changes: [change] };
  const waiting = examOf({ status: 'published', proposals: [{ ...proposal, mine: true }] });
  const DECIDE = 'POST /api/company/examProposals/:id/moves';
  const { server, unmount } = open(examOf({ status: 'published', proposals: [] }));
  server.change({ [SAVE]: waiting });
  put('文号', '澜教人〔2027〕1 号');
  save();
  await screen.findByText('已保存；更正等另一位负责人确认后公布');
  unmount();
  const other = examOf({ status: 'published', proposals: [{ ...proposal, mine: false }] });
  const second = serve({ [DECIDE]: { codes: [] } });
  renderConsole(<TermsProposals exam={other} />, '/exam/edit?id=7');
  screen.getByText('笔试 40%，面试 60%');
  screen.getByText('笔试 10%，面试 90%');
  fireEvent.click(screen.getByRole('button', { name: '确认并公布' }));
  await waitFor(() => expect(second.to(DECIDE).map(({ body }) => body)).toEqual([{ move: 'confirm' }]));
});
