import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenConversation } from '#contract/chat/chat.ts';
import { type ChatMessage, chatMessage } from '#contract/chat/chat-messages.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { holdUploads } from '#web/testing/uploads.ts';
import { discard, useOutbox } from '../outbox.ts';
import { TalkPanel } from '../talk-panel.tsx';
import { useTalks } from '../talks.ts';

const DETAIL = 'GET /api/communicate/conversations/:id';
const MESSAGES = 'GET /api/communicate/conversations/:id/messages';
const MESSAGE = 'POST /api/communicate/conversations/:id/messages';
const RESUME = 'POST /api/communicate/conversations/:id/resume';
const CONTACT = 'POST /api/communicate/conversations/:id/contact';
const BLOCK = 'POST /api/communicate/conversations/:id/block';
const REPORT = 'POST /api/communicate/conversations/:id/reports';
const COLLEAGUES = 'GET /api/communicate/conversations/:id/colleagues';
const HOLDER = 'POST /api/communicate/conversations/:id/holder';

const said = (number: number, more: Some<ChatMessage> = {}): ChatMessage =>
  sampleOf(chatMessage, { number, text: '', side: 'seeker', clientId: `c${number}`, senderName: '林晓', ...more });

function open(more: Answers = {}, detail: Some<OpenConversation> = {}, items: ChatMessage[] = []) {
  const server = serve({
    [DETAIL]: () => ({
      id: '7',
      side: 'seeker',
      blocked: false,
      post: { id: '42', title: '高中物理教师', open: true },
      company: { id: '9', name: '深圳中学' },
      person: { joberId: '5', name: '林晓' },
      ...detail,
    }),
    [MESSAGES]: { items, hasMore: false },
    'POST /api/communicate/conversations/:id/read': null,
    'POST /api/communicate/conversations/:id/signal': null,
    'GET /api/communicate/phrases': { items: [] },
    'GET /api/resumes': [
      { id: '1', name: '通用简历' },
      { id: '2', name: '高校简历' },
    ],
    ...more,
  });
  return { server, ...renderPage(<TalkPanel id="7" />) };
}
const tool = (name: string) => screen.findByRole('button', { name });

beforeEach(() => signIn.seeker());
afterEach(() =>
  act(() => {
    for (const { clientId } of useOutbox.getState().items) discard(clientId);
    useTalks.setState({ byId: {} });
  }),
);

test('a resume that could not be sent stays to be chosen again, and goes under the same key', async () => {
  const { server, user } = open({ [RESUME]: unreachable });
  await user.click(await tool('发简历'));
  await user.click(await screen.findByRole('button', { name: '高校简历' }));
  await screen.findByText('接口请求失败');
  server.change({ [RESUME]: ({ body }) => said(1, { kind: 'resume', clientId: body.clientId }) });
  await user.click(await screen.findByRole('button', { name: '高校简历' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '高校简历' })).toBeNull());
  expect(server.to(RESUME).map(({ body }) => body.resumeId)).toEqual(['2', '2']);
  expect(new Set(server.to(RESUME).map(({ body }) => body.clientId)).size).toBe(1);
});

test('who has no resume is led to write one; one tool at a time is open', async () => {
  const { user } = open({ 'GET /api/resumes': [] });
  await user.click(await tool('发简历'));
  expect((await screen.findByRole('link', { name: '还没有简历，去填写' })).getAttribute('href')).toBe('/resume');
  await user.click(await tool('交换微信'));
  expect(screen.queryByRole('link', { name: '还没有简历，去填写' })).toBeNull();
  await user.click(await tool('交换微信'));
  expect(screen.queryByLabelText('您的微信号')).toBeNull();
});

test('a WeChat name that could not be sent stands where it was typed; once sent it is known the next time', async () => {
  const { server, user } = open({ [CONTACT]: () => refusal('CONFLICT', '对方还没有答复上一次请求') });
  await user.click(await tool('交换微信'));
  await user.type(screen.getByLabelText('您的微信号'), ' linxiao_88');
  await user.click(screen.getByRole('button', { name: '请求交换' }));
  await screen.findByText('对方还没有答复上一次请求');
  expect(screen.getByLabelText<HTMLInputElement>('您的微信号').value).toBe('linxiao_88');
  server.change({ [CONTACT]: ({ body }) => said(1, { kind: 'contact', clientId: body.clientId }) });
  await user.click(screen.getByRole('button', { name: '请求交换' }));
  await waitFor(() => expect(screen.queryByLabelText('您的微信号')).toBeNull());
  await user.click(await tool('交换微信'));
  expect(screen.getByLabelText<HTMLInputElement>('您的微信号').value).toBe('linxiao_88');
});

test('two presses of 交换手机号 at once ask once', async () => {
  const { server } = open({ [CONTACT]: ({ body }) => said(1, { kind: 'contact', clientId: body.clientId }) });
  const button = await tool('交换手机号');
  act(() => {
    fireEvent.click(button);
    fireEvent.click(button);
  });
  await waitFor(() => expect(useTalks.getState().byId['7']?.items).toHaveLength(1));
  expect(server.to(CONTACT)).toHaveLength(1);
});

test('what only the other side of a talk may do is not offered', async () => {
  const { unmount } = open();
  await tool('发简历');
  for (const name of ['邀请面试', '转给同事']) expect(screen.queryByRole('button', { name })).toBeNull();
  unmount();
  useTalks.setState({ byId: {} });
  signIn.recruiter();
  open({}, { side: 'company', mayInvite: true, mayHandOver: true });
  await tool('邀请面试');
  expect(screen.queryByRole('button', { name: '发简历' })).toBeNull();
});

test('who is blocked is said to be, also where the talk cannot be read again after it', async () => {
  const { server, user } = open({ [BLOCK]: null });
  const button = await tool('屏蔽');
  server.change({ [DETAIL]: unreachable });
  await user.click(button);
  await screen.findByText('已屏蔽，对方不能再给您发消息');
  await user.click(await tool('取消屏蔽'));
  await tool('屏蔽');
  expect(server.to(BLOCK).map(({ body }) => body.blocked)).toEqual([true, false]);
});

test('a block that the server did not take says so, and nothing else', async () => {
  const { user } = open({ [BLOCK]: () => refusal('INTERNAL', '服务器忙') });
  await user.click(await tool('屏蔽'));
  await screen.findByText('服务器忙');
  await tool('屏蔽');
  expect(screen.queryByText(/已屏蔽/)).toBeNull();
});

test('a report that could not be sent keeps its reason', async () => {
  const { server, user } = open({ [REPORT]: unreachable });
  await user.click(await tool('举报'));
  const reason = screen.getByLabelText<HTMLSelectElement>('举报原因');
  const other = [...reason.options].at(-1)?.value ?? '';
  await user.selectOptions(reason, other);
  await user.click(screen.getByRole('button', { name: '提交举报' }));
  await screen.findByText('接口请求失败');
  expect(screen.getByLabelText<HTMLSelectElement>('举报原因').value).toBe(other);
  server.change({ [REPORT]: null });
  await user.click(screen.getByRole('button', { name: '提交举报' }));
  await screen.findByText('已收到举报，我们会尽快核实');
  expect(screen.queryByLabelText('举报原因')).toBeNull();
  expect(server.to(REPORT).map(({ body }) => body.reason)).toEqual([other, other]);
});

const held = (memberId: string, name: string, holds = false) => ({ memberId, name, title: '人事', holds });

test('a talk stays with its holder until a colleague took it; where there is none that is said', async () => {
  signIn.recruiter('owner');
  const { server, user } = open(
    { [COLLEAGUES]: [held('1', '王敏', true), held('2', '郑川')], [HOLDER]: () => refusal('CONFLICT', '郑川已停用') },
    { side: 'company', mayHandOver: true },
  );
  await user.click(await tool('转给同事'));
  await user.click(await screen.findByRole('button', { name: /^郑川 人事/ }));
  await screen.findByText('郑川已停用');
  screen.getByRole('button', { name: /^郑川 人事/ });
  await user.click(screen.getByRole('button', { name: '取消' }));
  server.change({ [COLLEAGUES]: [held('1', '王敏', true)] });
  await user.click(await tool('转给同事'));
  await screen.findByText('没有可以接手的同事');
});

test('colleagues who cannot be listed can be asked for again, and the failure is told', async () => {
  signIn.recruiter('owner');
  const { server, user } = open({ [COLLEAGUES]: unreachable }, { side: 'company', mayHandOver: true });
  await user.click(await tool('转给同事'));
  await screen.findByText('接口请求失败');
  server.change({ [COLLEAGUES]: [] });
  await user.click(screen.getByRole('button', { name: /重试$/ }));
  await screen.findByText('没有可以接手的同事');
});

const picture = (until: number, number = 1): ChatMessage =>
  said(number, {
    kind: 'picture',
    text: '教案照片',
    file: { id: '5', name: '教案.jpg', url: `https://a.test/5?until=${until}&sign=old`, width: 800, height: 400 },
  });
const past = Math.floor(Date.now() / 1_000) - 60;

test('an address of a picture that ran out is renewed before it is opened', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { server, user } = open({}, {}, [picture(past)]);
  const link = await screen.findByRole('link', { name: '教案照片' });
  const fresh = `https://a.test/5?until=${past + 3_600}&sign=new`;
  server.change({
    [MESSAGES]: { items: [{ ...picture(past), file: { ...picture(past).file, url: fresh } as never }] },
  });
  await user.click(link);
  await waitFor(() => expect(opened).toHaveBeenCalledWith(fresh, '_blank', 'noopener'));
  expect(server.to(MESSAGES).at(-1)?.query).toMatchObject({ after: '0', before: '2' });
});

test('a picture keeps its place before it has loaded, and one that fails to load is asked for anew', async () => {
  const { server } = open({}, {}, [picture(past + 3_600)]);
  const image = await screen.findByAltText<HTMLImageElement>('教案照片');
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['280', '140']);
  const before = server.to(MESSAGES).length;
  fireEvent.error(image);
  await waitFor(() => expect(server.to(MESSAGES)).toHaveLength(before + 1));
});

test('a file on its way says how far, can be stopped, and is sent once it is there', async () => {
  const sent = holdUploads();
  const { server, user } = open({ [MESSAGE]: ({ body }) => said(1, { kind: 'file', clientId: body.clientId }) });
  const choose = async () => {
    await tool('发文件');
    const input = screen.getByTestId<HTMLInputElement>('chatFile');
    fireEvent.change(input, { target: { files: [new File(['x'], '教案.pdf', { type: 'application/pdf' })] } });
  };
  await choose();
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.upload.onprogress?.({ loaded: 1, total: 4 }));
  await screen.findByText('25%');
  await user.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByText('25%')).toBeNull());
  expect(server.to(MESSAGE)).toEqual([]);
  await choose();
  await waitFor(() => expect(sent).toHaveLength(2));
  await sent[1]?.answer(200, {
    id: '5',
    kind: 'chatFile',
    name: '教案.pdf',
    type: 'application/pdf',
    size: 1,
    url: '/5',
  });
  await waitFor(() => expect(server.to(MESSAGE).map(({ body }) => body.fileId)).toEqual(['5']));
});
