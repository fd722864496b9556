import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { ExamInterview } from '../../../contract/interview/groups.ts';
import { GroupsForm } from '../interview-page.tsx';

const SAVE = 'PUT /api/company/exams/:id/groups';
const criteria = [
  { name: '教学设计', max: 60 },
  { name: '教学实施', max: 40 },
];
const group = (id: string, place: string) => ({
  id,
  number: Number(id),
  place,
  startsAt: '2027-04-10T01:00:00.000Z',
  seats: 20,
  posts: ['10204'],
  criteria,
});
const interview = (more: Some<ExamInterview> = {}): ExamInterview =>
  sampleOf(api[SAVE].returns, {
    posts: [{ code: '10204', title: '高中数学教师', people: 12 }],
    groups: [group('1', '第一中学 1 号录播室')],
    ...more,
  });

function open(given = interview()) {
  const server = serve({ [SAVE]: given });
  return { server, ...renderConsole(<GroupsForm examId="7" interview={given} />, '/exam/interview?id=7') };
}
const groupAt = (at: number) => within(screen.getByRole('group', { name: `第 ${at} 组` }));
const put = (label: string, value: string) => {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => press(/保存小组$/);
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());

beforeEach(() => signIn.recruiter());

test('groups keep their ids, and with them their judges; one is added after the last: same time, posts and sheet, next room', async () => {
  const { server } = open();
  press(/往下加小组$/);
  await waitFor(() => expect(screen.getByLabelText('第 2 组地点')).toHaveProperty('value', '第一中学 2 号录播室'));
  save();
  await screen.findByText('小组已保存');
  const [first, second] = server.to(SAVE)[0]?.body.groups ?? [];
  expect(first).toMatchObject({ id: '1', startsAt: '2027-04-10T01:00:00.000Z' });
  const { id: _, ...same } = first;
  expect(second).toEqual({ ...same, place: '第一中学 2 号录播室' });
});

test('a sheet that does not add up to a hundred is said while it is written, and is not stored', async () => {
  const { server } = open();
  put('第 1 组评分项 2 的分值', '30');
  await groupAt(1).findByText('合计 90 / 100');
  save();
  expect((await groupAt(1).findByRole('alert')).textContent).toBe('各项加起来应为 100 分');
  expect(server.to(SAVE)).toEqual([]);
  press(/加一项$/);
  await groupAt(1).findByText('合计 100 / 100');
  put('第 1 组评分项 3', '答辩');
  save();
  await screen.findByText('小组已保存');
  expect(server.to(SAVE)[0]?.body.groups[0].criteria).toEqual([
    criteria[0],
    { name: '教学实施', max: 30 },
    { name: '答辩', max: 10 },
  ]);
});

test('the last line of a sheet stays', async () => {
  open();
  press(/删除第 1 组评分项 2$/);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '删除第 1 组评分项 1' })).toHaveProperty('disabled', true),
  );
});

test('what a group lacks is said, and nothing is stored', async () => {
  const { server } = open(interview({ groups: [] }));
  screen.getByText(/一间面试室一个小组/);
  press(/往下加小组$/);
  await screen.findByLabelText('第 1 组地点');
  save();
  await screen.findByText('请填写地点；请选择开始时间；请选择岗位');
  expect(server.to(SAVE)).toEqual([]);
});

test.each([
  ['the network is gone', unreachable, '接口请求失败'],
  [
    'two groups share a post',
    () => refusal('INVALID_INPUT', '第 1 组和第 2 组有相同的岗位'),
    '第 1 组和第 2 组有相同的岗位',
  ],
])('where %s everything stays as it was typed', async (_, answer, said) => {
  const { server } = open();
  server.change({ [SAVE]: answer });
  put('第 1 组地点', '第一中学 9 号录播室');
  save();
  await screen.findByText(said);
  await settled();
  expect(screen.getByLabelText('第 1 组地点')).toHaveProperty('value', '第一中学 9 号录播室');
  expect(screen.queryByText('小组已保存')).toBeNull();
});

test('two presses store once; a group that is taken out is not stored', async () => {
  const { server } = open(interview({ groups: [group('1', '1 号室'), group('2', '2 号室')] }));
  const slow = later<ExamInterview>();
  server.change({ [SAVE]: () => slow.promise });
  press(/删除第 1 小组$/);
  await waitFor(() => expect(screen.getByLabelText('第 1 组地点')).toHaveProperty('value', '2 号室'));
  save();
  save();
  await waitFor(() => expect(server.to(SAVE)).toHaveLength(1));
  slow.resolve(interview());
  await screen.findAllByText('小组已保存');
  expect(server.to(SAVE).map(({ body }) => body.groups.map(({ id }: { id: string }) => id))).toEqual([['2']]);
});
