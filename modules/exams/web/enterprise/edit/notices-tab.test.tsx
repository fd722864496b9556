import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { useCall } from '#web/features/calls/use-call.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { OwnExam } from '../../../contract/company-exams.ts';
import { usualSettings } from '../../../contract/exam-settings.ts';
import { NoticesTab } from './notice-tabs.tsx';

const EXAM = 'GET /api/company/exams/:id';
const ADD = 'POST /api/company/exams/:id/notices';
const examOf = (more: Some<OwnExam> = {}): OwnExam =>
  sampleOf(api[EXAM].returns, {
    id: '7',
    status: 'published',
    role: 'lead',
    settings: usualSettings(2027),
    notices: [],
    ...more,
  });
const notice = {
  id: '3',
  title: '关于笔试时间的公告',
  body: '第一行\n第二行',
  at: '2027-01-02T02:00:00Z',
};

/** The project as the page keeps it: what an answer changes is seen. */
function Page() {
  const exam = useCall(EXAM, { params: { id: '7' } });
  return exam.data && <NoticesTab exam={exam.data} />;
}
function open(exam = examOf()) {
  const server = serve({ [EXAM]: exam });
  return { server, ...renderConsole(<Page />, '/exam/edit?id=7') };
}
const put = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const publish = () => fireEvent.click(screen.getByRole('button', { name: /发布补充公告$/ }));
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());

beforeEach(() => signIn.recruiter());

test('a notice that is too short is refused at its fields', async () => {
  const { server } = open();
  await put('标题', '延期');
  publish();
  await screen.findByText('标题至少 4 个字');
  await screen.findByText('请填写内容');
  expect(server.to(ADD)).toEqual([]);
});

test('a notice that was not published keeps its words and its key; published it stands in the list and the form is empty', async () => {
  const { server } = open();
  server.change({ [ADD]: unreachable });
  await put('标题', notice.title);
  await put('内容', notice.body);
  publish();
  await screen.findByText('接口请求失败');
  await settled();
  expect(screen.getByLabelText('内容')).toHaveProperty('value', notice.body);
  server.change({ [ADD]: examOf({ notices: [notice] }) });
  publish();
  await screen.findByText(notice.title, { selector: 'b' });
  await waitFor(() => expect(screen.getByLabelText('内容')).toHaveProperty('value', ''));
  const [first, again] = server.to(ADD);
  expect(again?.body).toEqual({ title: notice.title, body: notice.body });
  expect(again?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});

test('the same words published a second time are another notice', async () => {
  const { server } = open();
  server.change({ [ADD]: examOf({ notices: [notice] }) });
  for (let n = 0; n < 2; n += 1) {
    await put('标题', '温馨提示一则');
    await put('内容', '请带好证件');
    publish();
    await waitFor(() => expect(server.to(ADD)).toHaveLength(n + 1));
    await settled();
    await waitFor(() => expect(screen.getByLabelText('内容')).toHaveProperty('value', ''));
    server.change({ [ADD]: examOf({ notices: [notice, { ...notice, id: '4' }] }) });
  }
  const [first, second] = server.to(ADD).map(({ headers }) => headers.get('idempotency-key'));
  expect(first).not.toBe(second);
});

test('two presses publish once; a refusal says why', async () => {
  const { server } = open();
  const answer = later<ReturnType<typeof refusal>>();
  server.change({ [ADD]: () => answer.promise });
  await put('标题', notice.title);
  await put('内容', notice.body);
  publish();
  publish();
  await waitFor(() => expect(server.to(ADD)).toHaveLength(1));
  answer.resolve(refusal('ILLEGAL_MOVE', '项目已经结束，不能再发公告'));
  await screen.findByText('项目已经结束，不能再发公告');
  expect(server.to(ADD)).toHaveLength(1);
});

test.each([
  ['an observer', { role: 'observer' as const }],
  ['a draft', { status: 'draft' }],
])('%s has no form', async (_, more) => {
  open(examOf(more as Some<OwnExam>));
  await screen.findByText(/还没有补充公告/);
  expect(screen.queryByLabelText('标题')).toBeNull();
});
