import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepVerifiedPhone } from '#web/session/register-ticket.ts';
import { getSession } from '#web/session/session-store.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { InviteStep, PersonStep } from './auth-page.tsx';

const LINK = 'GET /api/team/invitations/:token';
const TOKEN = 't'.repeat(43);
const ACCEPT = 'POST /api/team/invitations/:token';
const PERSON = 'POST /api/company/saveJoberInfo';
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const ticketOf = ({ headers }: Sent) => headers.get('x-register-ticket');
const onDone = vi.fn();

beforeEach(() => {
  onDone.mockClear();
  keepVerifiedPhone({ phone: '13800000001' } as never, 'proof');
});

const invited = () => {
  const server = serve({
    [LINK]: { companyName: '云溪实验学校', inviter: '周老师', role: 'interviewer' },
    [ACCEPT]: {},
  });
  return { server, ...renderConsole(<InviteStep token={TOKEN} onDone={onDone} />) };
};

test('an invitation names who invites into what, and is taken with the proof of the phone', async () => {
  const { server, user } = invited();
  server.change({ [ACCEPT]: { name: '林晓', role: 'interviewer' } });
  await screen.findByText('周老师 邀请您加入 云溪实验学校');
  screen.getByText(/面试/);
  await user.click(screen.getByRole('button', { name: '接受邀请' }));
  await screen.findByText('请填写姓名');
  put('姓名', '林');
  await screen.findByText('姓名至少 2 个字');
  expect(server.to(ACCEPT)).toEqual([]);
  put('姓名', '林晓');
  await user.click(screen.getByRole('button', { name: '接受邀请' }));
  await screen.findByText('已加入单位');
  expect(onDone).toHaveBeenCalledOnce();
  expect(server.to(ACCEPT).map((sent) => [sent.params.token, sent.body.name, ticketOf(sent)])).toEqual([
    [TOKEN, '林晓', 'proof'],
  ]);
  expect(getSession().companyJober?.name).toBe('林晓');
});

test('a refusal stands at its field, a lost answer keeps what was typed', async () => {
  const { server, user } = invited();
  server.change({
    [ACCEPT]: () => refusal('INVALID_INPUT', undefined, [{ path: 'body.title', message: '职务含有联系方式' }]),
  });
  await screen.findByText('周老师 邀请您加入 云溪实验学校');
  put('姓名', '林晓');
  put('职务', '教务 138');
  await user.click(screen.getByRole('button', { name: '接受邀请' }));
  await screen.findByText('职务含有联系方式');
  server.change({ [ACCEPT]: unreachable });
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  put('职务', '教务');
  await user.click(screen.getByRole('button', { name: '接受邀请' }));
  await screen.findByText('接口请求失败');
  expect([screen.getByLabelText<HTMLInputElement>('姓名').value, onDone.mock.calls]).toEqual(['林晓', []]);
});

test.each([
  ['used up', () => refusal('NOT_FOUND', '链接已经用过'), '链接已经用过'],
  ['not reached', unreachable, '接口请求失败'],
])('a link that is %s says so in place of a form', async (_, answer, text) => {
  serve({ [LINK]: answer });
  renderConsole(<InviteStep token={TOKEN} onDone={onDone} />);
  await screen.findByText('邀请链接不能使用');
  screen.getByText(text);
  expect(screen.queryByLabelText('姓名')).toBeNull();
});

test('the first step of a recruiter keeps name and title, with the proof of the phone', async () => {
  const server = serve({ [PERSON]: unreachable });
  const { user } = renderConsole(<PersonStep onSaved={onDone} />);
  put('姓名', '王敏');
  put('职务', '人事处');
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await screen.findByText('接口请求失败');
  expect([screen.getByLabelText<HTMLInputElement>('职务').value, onDone.mock.calls]).toEqual(['人事处', []]);
  await waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
  server.change({ [PERSON]: { name: '王敏', title: '人事处' } });
  await user.click(screen.getByRole('button', { name: '下一步' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(PERSON).map(ticketOf)).toEqual(['proof', 'proof']);
  expect(getSession().companyJober).toMatchObject({ name: '王敏', title: '人事处' });
});
