import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { chooseFiles, holdUploads } from '#web/testing/uploads.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import { usualSettings } from '../../../contract/exam-settings.ts';
import { PostsTab } from './posts-tabs.tsx';

const STORED = 'GET /api/company/exams/:id/posts';
const READ = 'POST /api/company/exams/:id/table';
const SAVE = 'PUT /api/company/exams/:id/posts';
const examOf = (more: Some<OwnExam> = {}): OwnExam =>
  sampleOf(api['GET /api/company/exams/:id'].returns, {
    id: '7',
    status: 'draft',
    role: 'lead',
    settings: usualSettings(2027),
    posts: 0,
    ...more,
  });
const post = (code: string, headcount = 2) => ({
  code,
  department: '市教育局',
  employer: '第一中学',
  title: `教师${code}`,
  headcount,
  stage: null,
  subject: null,
  ratio: null,
  requirements: { words: {} },
  note: '',
});
const reading = (more = {}) => ({
  sheets: ['岗位表'],
  sheet: '岗位表',
  rows: [
    { number: 3, cells: {}, post: post('10201'), notes: [] },
    { number: 4, cells: {}, post: post('10202', 3), notes: ['年龄没有读懂：“身体健康”'] },
    { number: 5, cells: { 代码: '备注：以上岗位', 岗位: '' }, post: null, notes: [] },
  ],
  ...more,
});

function open(exam = examOf()) {
  const server = serve({ [STORED]: {}, [READ]: reading() });
  return { server, ...renderConsole(<PostsTab exam={exam} />, '/exam/edit?id=7&tab=posts') };
}
const upload = async () => {
  const uploads = holdUploads();
  chooseFiles(await screen.findByRole('button', { name: /选择岗位表/ }), new File(['x'], '岗位表.xlsx'));
  await waitFor(() => expect(uploads).toHaveLength(1));
  await uploads[0]?.answer(200, { id: '71', name: '岗位表.xlsx', size: 1, url: '/f/71' });
};
const save = () => fireEvent.click(screen.getByRole('button', { name: /^保存这/ }));
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());

beforeEach(() => signIn.recruiter());

test('a table is read and shown before anything is stored; what was not understood is counted apart', async () => {
  const { server, user } = open();
  await upload();
  await screen.findByText('10201');
  expect(server.to(READ).map(({ body }) => body)).toEqual([{ fileId: '71' }]);
  expect(server.to(SAVE)).toEqual([]);
  const tabs = within(screen.getByRole('tablist', { name: '读到的行' }));
  await user.click(tabs.getByText(/有没读懂的/));
  await screen.findByText('年龄没有读懂：“身体健康”');
  expect(screen.queryByText('10201')).toBeNull();
  await user.click(tabs.getByText(/没有读入/));
  await screen.findByText('备注：以上岗位');
});

test('the read posts are stored whole, once for two presses, and the stored table takes their place', async () => {
  const { server } = open();
  const answer = later<object>();
  server.change({ [SAVE]: () => answer.promise });
  await upload();
  await screen.findByText('10201');
  save();
  save();
  await waitFor(() => expect(server.to(SAVE)).toHaveLength(1));
  expect(
    server.to(SAVE)[0]?.body.posts.map(({ code, headcount }: { code: string; headcount: number }) => [code, headcount]),
  ).toEqual([
    ['10201', 2],
    ['10202', 3],
  ]);
  answer.resolve({ items: [post('10201'), post('10202')] });
  await screen.findAllByText('已保存 2 个岗位');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^保存这/ })).toBeNull());
});

test.each([
  ['the network is gone', unreachable, '接口请求失败'],
  ['a code stands twice', () => refusal('INVALID_INPUT', '岗位代码重复：10201'), '岗位代码重复：10201'],
])('where %s what was read stays to be stored again', async (_, answer, said) => {
  const { server } = open();
  server.change({ [SAVE]: answer });
  await upload();
  await screen.findByText('10201');
  save();
  await screen.findByText(said);
  await settled();
  screen.getByText('10201');
  server.change({ [SAVE]: { items: [post('10201'), post('10202')] } });
  save();
  await screen.findByText('已保存 2 个岗位');
});

test('a file that is no table leaves the page as it was; another sheet of it is read from the same file', async () => {
  const { server } = open();
  server.change({ [READ]: () => refusal('INVALID_INPUT', '没有找到岗位代码一列') });
  await upload();
  await screen.findByText('没有找到岗位代码一列');
  server.change({ [READ]: ({ body }: Sent) => reading({ sheets: ['说明', '岗位'], sheet: body.sheet ?? '说明' }) });
  await upload();
  fireEvent.mouseDown(await screen.findByRole('combobox', { name: '工作表' }));
  fireEvent.click(await screen.findByText('岗位', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(server.to(READ).at(-1)?.body).toEqual({ fileId: '71', sheet: '岗位' }));
});

test('a reading that is thrown away stores nothing; one without a post cannot be stored', async () => {
  const { server, user } = open();
  await upload();
  await user.click(await screen.findByRole('button', { name: /放\s*弃$/ }));
  await screen.findByText('还没有岗位');
  expect(server.to(SAVE)).toEqual([]);
  server.change({ [READ]: reading({ rows: reading().rows.slice(2) }) });
  await upload();
  expect(await screen.findByRole('button', { name: /^保存这 0/ })).toHaveProperty('disabled', true);
});

test.each([
  ['a published project', { status: 'published' }],
  ['an observer', { role: 'observer' as const }],
])('the table of %s is read, not replaced', async (_, more) => {
  const { server } = open(examOf(more as Some<OwnExam>));
  server.change({ [STORED]: {} });
  await screen.findByText('还没有岗位');
  expect(screen.queryByRole('button', { name: /选择岗位表/ })).toBeNull();
});
