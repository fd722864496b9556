import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { BroadcastsPage } from './broadcasts-page.tsx';

const LIST = 'GET /api/admin/broadcasts';
const COUNT = 'GET /api/admin/broadcastAudience';
const SEND = 'POST /api/admin/broadcasts';
const STOP = 'PUT /api/admin/broadcasts/:id/stop';
const words = { 标题: '周日凌晨停服维护', 正文: '本周日 2:00 至 4:00 停服维护，期间不能投递。' };
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => signIn.operator('content'));

async function write() {
  const server = serve({ [LIST]: { items: [] }, [COUNT]: { total: 1_280 }, [SEND]: {} });
  const page = renderConsole(<BroadcastsPage />);
  const [first] = await screen.findAllByRole('button', { name: '写通知' });
  fireEvent.click(first as HTMLElement);
  await screen.findByRole('dialog', { name: '群发通知' });
  return { server, ...page };
}
async function preview() {
  for (const [label, value] of Object.entries(words)) put(label, value);
  press(/预\s*览/);
  await screen.findByRole('dialog', { name: '核对后发出' });
}
const send = () => screen.getByRole('button', { name: /发\s*出/ });

test('words that the contract refuses are not shown to be sent', async () => {
  const { server } = await write();
  put('标题', '停服');
  put('正文', '太短');
  put('点开后到的页面', 'https://elsewhere.test');
  press(/预\s*览/);
  for (const fault of ['标题至少 4 个字', '正文至少 10 个字', '请填写本站的地址，以 / 开头'])
    await screen.findByText(fault);
  expect([server.to(COUNT), screen.queryByRole('dialog', { name: '核对后发出' })]).toEqual([[], null]);
});

test('it goes out only after the number of its readers was typed', async () => {
  const { server } = await write();
  await preview();
  await screen.findByText(/会发给 1,280 人/);
  screen.getByText(words.标题);
  put('再输入一次人数', '128');
  fireEvent.click(send());
  await screen.findByText('和上面的人数不一样，请核对');
  expect(server.to(SEND)).toEqual([]);
  put('再输入一次人数', '1280');
  fireEvent.click(send());
  await screen.findByText('已排队，几分钟后开始发出');
  expect(server.to(SEND).map(({ body }) => body)).toEqual([
    { audience: 'seekers', title: words.标题, body: words.正文, total: 1_280 },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('one may go back from the preview, and the words stand', async () => {
  const { server } = await write();
  await preview();
  press('返回修改');
  await screen.findByRole('dialog', { name: '群发通知' });
  expect(screen.getByLabelText('正文')).toHaveProperty('value', words.正文);
  put('标题', '周一凌晨停服维护');
  press(/预\s*览/);
  await screen.findByText('周一凌晨停服维护');
  put('再输入一次人数', '1280');
  fireEvent.click(send());
  await waitFor(() => expect(server.to(SEND)[0]?.body).toMatchObject({ title: '周一凌晨停服维护' }));
});

test('where many more people are counted by now the new number is shown, and nothing is lost', async () => {
  const { server } = await write();
  server.change({ [SEND]: () => refusal('CONFLICT', '人数已变化，请重新核对') });
  await preview();
  await screen.findByText(/会发给 1,280 人/);
  put('再输入一次人数', '1280');
  server.change({ [COUNT]: { total: 2_600 } });
  fireEvent.click(send());
  await screen.findByText('人数已变化，请重新核对');
  await screen.findByText(/会发给 2,600 人/);
  server.change({ [SEND]: unreachable });
  put('再输入一次人数', '2600');
  await waitFor(() => expect(send().className).not.toContain('loading'));
  fireEvent.click(send());
  await waitFor(() => expect(server.to(SEND)).toHaveLength(2));
  expect(server.to(SEND)[1]?.body).toMatchObject({ title: words.标题, total: 2_600 });
  screen.getByRole('dialog', { name: '核对后发出' });
});

test('readers that could not be counted can be counted again; until then nothing goes out', async () => {
  const { server } = await write();
  server.change({ [COUNT]: unreachable });
  await preview();
  await screen.findByText(/人数没有数出来/);
  expect(send()).toHaveProperty('disabled', true);
  server.change({ [COUNT]: { total: 12 } });
  press(/重\s*试/);
  await screen.findByText(/会发给 12 人/);
  expect(send()).toHaveProperty('disabled', false);
});

test('one on its way is stopped after a yes; one that ended cannot be', async () => {
  const row = { title: '停服维护', total: 100, sent: 40, startsAt: '2026-11-26T02:00:00.000Z' };
  const server = serve({
    [LIST]: {
      items: [
        { ...row, id: '1' },
        { ...row, id: '2', sent: 100, endedAt: '2026-11-26T03:00:00.000Z' },
      ],
    },
    [STOP]: {},
  });
  const { user } = renderConsole(<BroadcastsPage />);
  await screen.findByText('发送中 40%');
  await user.click(screen.getByRole('button', { name: /停\s*止/ }));
  await screen.findAllByText('停止群发？');
  expect(server.to(STOP)).toEqual([]);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /停\s*止/ }));
  await screen.findByText('已停止');
  expect(server.to(STOP).map(({ params }) => params.id)).toEqual(['1']);
});
