import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import type { Some } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { OwnAnnouncement } from '../../contract/announcements.ts';
import { AnnouncementsPage } from './announcements-page.tsx';
import starters from './starters.json' with { type: 'json' };

const LIST = 'GET /api/company/announcements';
const CREATE = 'POST /api/company/announcements';
const CHANGE = 'PUT /api/company/announcements/:id';
const REMOVE = 'DELETE /api/company/announcements/:id';
const TOLD = 'GET /api/company/experiences';
const ANSWER = 'PUT /api/company/experiences/:id/answer';
const story = { id: '6', postTitle: '高中数学教师', questions: '试讲《背影》，准备三十分钟。', answer: '' };

beforeEach(() => signIn.recruiter());

function open(items: Some<OwnAnnouncement>[] = [], at = '/') {
  const server = serve({
    [LIST]: { items },
    'GET /api/company/posts': { items: [{ id: '3', title: '高中物理教师' }] },
    [TOLD]: { items: [story] },
    [CREATE]: { status: 'public' },
    [CHANGE]: { status: 'public' },
  });
  return { server, ...renderConsole(<AnnouncementsPage />, at) };
}
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const value = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label).value;
const publish = () => fireEvent.click(screen.getByText('公开', { selector: '.ant-btn span' }));
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
const write = async () => {
  const [first] = await screen.findAllByRole('button', { name: '写公告' });
  fireEvent.click(first as HTMLElement);
  await screen.findByLabelText('正文');
};
const text = '因教育教学工作需要，现面向社会公开招聘教师。';

test('a new announcement needs title and text; after a refusal and a lost answer both stand and go out under one key', async () => {
  const { server } = open();
  await write();
  put('标题', '招聘');
  put('正文', '太短');
  publish();
  await screen.findByText('标题至少 4 个字');
  await screen.findByText('正文至少 10 个字');
  expect(server.to(CREATE)).toEqual([]);
  put('标题', '2027 年招聘公告');
  put('正文', text);
  server.change({
    [CREATE]: () => refusal('INVALID_INPUT', undefined, [{ path: 'body.body', message: '正文含有违规内容' }]),
  });
  publish();
  await screen.findByText('正文含有违规内容');
  await settled();
  server.change({ [CREATE]: unreachable });
  publish();
  await screen.findByText('接口请求失败');
  await settled();
  expect([value('标题'), value('正文')]).toEqual(['2027 年招聘公告', text]);
  server.change({ [CREATE]: { status: 'public' } });
  publish();
  await screen.findByText('公告已公开');
  const sent = server.to(CREATE);
  expect(sent.at(-1)?.body).toEqual({ title: '2027 年招聘公告', body: text, postIds: [], attachments: [] });
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

test('a click beside the dialog does not throw away what was written', async () => {
  open();
  await write();
  put('正文', text);
  const around = screen.getByRole('dialog').parentElement as HTMLElement;
  fireEvent.mouseDown(around);
  fireEvent.mouseUp(around);
  fireEvent.click(around);
  expect(value('正文')).toBe(text);
});

test('one of the usual texts begins an announcement, which is the school’s own to change', async () => {
  const { server } = open();
  const [first] = starters;
  await write();
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(first?.name ?? '') }));
  await waitFor(() => expect(value('正文')).toBe(first?.body));
  put('标题', '云溪学校 2027 年招聘公告');
  publish();
  await waitFor(() =>
    expect(server.to(CREATE)[0]?.body).toMatchObject({ title: '云溪学校 2027 年招聘公告', body: first?.body }),
  );
});

test('a change of a public one may wait for review, which is said; its closed post stays linked', async () => {
  const { server, user } = open([
    { id: '4', title: '招聘公告一', body: text, postIds: ['3', '99'], status: 'rejected', reason: '请写明岗位' },
  ]);
  server.change({ [CHANGE]: { status: 'public', isChanged: true } });
  await user.click(await screen.findByRole('button', { name: '招聘公告一' }));
  await screen.findByText('已关闭的职位');
  put('正文', `${text}岗位见下。`);
  publish();
  await screen.findByText('有需要复核的内容，审核通过前仍显示原来的公告');
  expect(server.to(CHANGE)[0]).toMatchObject({
    params: { id: '4' },
    body: { body: `${text}岗位见下。`, postIds: ['3', '99'] },
  });
});

test('an announcement is withdrawn after a yes, and one that was refused says why', async () => {
  const { server, user } = open([
    { id: '4', title: '招聘公告一', body: text, status: 'public' },
    { id: '5', title: '招聘公告二', body: text, status: 'rejected', reason: '请写明岗位' },
  ]);
  server.change({ [REMOVE]: undefined });
  await screen.findByText('没有通过：请写明岗位');
  expect(screen.getByRole('link', { name: /查\s*看/ }).getAttribute('href')).toBe(
    '/business/announcements/details?id=4',
  );
  await user.click(screen.getByRole('button', { name: '招聘公告一 更多操作' }));
  await user.click(await screen.findByRole('menuitem', { name: '撤下' }));
  await screen.findAllByText('撤下这条公告？');
  expect(server.to(REMOVE)).toEqual([]);
  await user.click(within(screen.getAllByRole('dialog').at(-1) as HTMLElement).getByRole('button', { name: '撤下' }));
  await screen.findByText('公告已撤下');
  expect(server.to(REMOVE).map(({ params }) => params.id)).toEqual(['4']);
});

test('what an applicant told is answered in public; a refused answer stays, and an empty one takes it back', async () => {
  const { server } = open([], '/?tab=experiences');
  server.change({
    [ANSWER]: () => refusal('INVALID_INPUT', undefined, [{ path: 'body.answer', message: '回应含有联系方式' }]),
  });
  const send = () => fireEvent.click(screen.getByRole('button', { name: /公开回应$/ }));
  await screen.findByLabelText('回应');
  put('回应', '请加微信');
  send();
  await screen.findByText('回应含有联系方式');
  await settled();
  expect(value('回应')).toBe('请加微信');
  server.change({ [ANSWER]: { items: [{ ...story, answer: '谢谢' }] } });
  put('回应', '谢谢');
  send();
  await screen.findByText('回应已公开');
  await screen.findByRole('img', { name: '已回应' });
  expect(value('回应')).toBe('谢谢');
  server.change({ [ANSWER]: { items: [story] } });
  put('回应', '');
  send();
  await screen.findByText('回应已收回');
  expect(server.to(ANSWER).map(({ params, body }) => [params.id, body.answer])).toEqual([
    ['6', '请加微信'],
    ['6', '谢谢'],
    ['6', ''],
  ]);
});

test('what waits stands first and is answered in place; a blank answer is not sent', async () => {
  const { server, user } = open([], '/?tab=experiences');
  const next = { ...story, id: '7', postTitle: '校医' };
  server.change({ [TOLD]: { items: [story, next] }, [ANSWER]: { items: [{ ...story, answer: '谢谢' }, next] } });
  const waiting = within((await screen.findByLabelText('回应')).closest('form') as HTMLElement);
  await user.click(waiting.getByRole('button', { name: /公开回应$/ }));
  await waiting.findByText('请填写回应');
  put('回应', '谢谢');
  await user.click(waiting.getByRole('button', { name: /公开回应$/ }));
  await screen.findByText('回应已公开');
  expect(server.to(ANSWER).map(({ params, body }) => [params.id, body.answer])).toEqual([['6', '谢谢']]);
});
