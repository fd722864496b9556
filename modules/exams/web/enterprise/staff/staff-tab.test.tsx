import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { dialog, noButton, press, pressSoon } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import { usualSettings } from '../../../contract/exam-settings.ts';
import { StaffTab } from './staff-tab.tsx';

const LIST = 'GET /api/company/exams/:id/staff';
const REMOVE = 'DELETE /api/company/exams/:id/staff/:memberId';
const examOf = (more: Some<OwnExam> = {}): OwnExam =>
  sampleOf(api['GET /api/company/exams/:id'].returns, {
    id: '7',
    status: 'published',
    role: 'lead',
    settings: usualSettings(2027),
    organiser: { name: '市教育局' },
    ...more,
  });
const member = (memberId: string, name: string, more: object = {}) => ({
  memberId,
  name,
  company: '市教育局',
  role: 'reviewer' as const,
  posts: null as string[] | null,
  at: '2027-01-05T01:00:00Z',
  ...more,
});
const staff = (...items: ReturnType<typeof member>[]) => ({
  items,
  colleagues: [
    { memberId: '21', name: '何敏之', title: '' },
    { memberId: '22', name: '邵立', title: '' },
  ],
});

function open(items = [member('21', '何敏之')], exam = examOf()) {
  const server = serve({
    [LIST]: staff(...items),
    'GET /api/company/exams/:id/posts': { items: [] },
  });
  return { server, ...renderConsole(<StaffTab exam={exam} />) };
}

const remove = async () => {
  await pressSoon('何敏之 更多操作');
  fireEvent.click(await screen.findByRole('menuitem', { name: '免去' }));
};

beforeEach(() => signIn.recruiter('owner'));

test('a part is taken away after a question; the others stay', async () => {
  const { server } = open([member('21', '何敏之'), member('22', '邵立', { role: 'rooms' })]);
  server.change({ [REMOVE]: staff(member('22', '邵立', { role: 'rooms' })) });
  await remove();
  await screen.findAllByText('免去 何敏之 的审核员？');
  press('取消');
  expect(server.to(REMOVE)).toEqual([]);
  await remove();
  await pressSoon('免去');
  await waitFor(() => expect(screen.queryByText('何敏之')).toBeNull());
  screen.getByText('邵立');
  expect(server.to(REMOVE).map(({ params }) => params)).toEqual([{ id: '7', memberId: '21' }]);
});

test.each([
  ['the last lead', () => refusal('CONFLICT', '至少保留一位负责人'), '至少保留一位负责人'],
  ['offline', unreachable, '接口请求失败'],
])('a part that could not be taken away stays (%s)', async (_, answer, said) => {
  const { server } = open([member('21', '何敏之', { role: 'lead' })]);
  server.change({ [REMOVE]: answer });
  await remove();
  await pressSoon('免去');
  await screen.findByText(said);
  screen.getByText('何敏之');
});

test('who has a part already is not offered for another', async () => {
  open();
  await screen.findByText('何敏之');
  press('添加工作人员');
  const form = await dialog();
  const list = within(form).getByLabelText('成员');
  list.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  await screen.findByText('邵立', { selector: '.ant-select-item-option-content' });
  expect(screen.queryByText('何敏之', { selector: '.ant-select-item-option-content' })).toBeNull();
});

test('many posts are named by the first ones; of an employer’s reviewer the employer is named', async () => {
  const codes = Array.from({ length: 9 }, (_, at) => `1020${at}`);
  open([member('21', '何敏之', { company: '第一中学', posts: codes }), member('22', '邵立')]);
  const [first, second] = (await screen.findAllByRole('listitem')).map((one) => one.textContent);
  expect(first).toContain('第一中学，岗位 10200、10201、10202、10203、10204、10205 等 9 个');
  expect(second).toContain('全部岗位');
  expect(second).not.toContain('市教育局');
});

test.each([
  ['an observer', examOf({ role: 'observer' })],
  ['a project that is over', examOf({ status: 'closed' })],
])('nobody is named or removed by %s', async (_, exam) => {
  open(undefined, exam);
  await screen.findByText('何敏之');
  noButton('添加工作人员');
  noButton('何敏之 更多操作');
});

test('a project without staff says who does everything; a list that did not load is asked for again', async () => {
  const { server } = open([]);
  await screen.findByText('还没有任命工作人员，目前由主管理员负责');
  server.change({ [LIST]: () => refusal('UNAVAILABLE') });
  const page = renderConsole(<StaffTab exam={examOf({ id: '8' })} />);
  await waitFor(() => expect(page.container.textContent).toMatch(/没有加载出来/));
  server.change({ [LIST]: staff(member('22', '邵立')) });
  press('重试', page.container);
  await within(page.container).findByText('邵立');
});
