import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ownJober } from '#contract/seekers/seeker.ts';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { BasicsForm } from './basics-form.tsx';

const SAVE = 'PATCH /api/jobers/me';
const person = sampleOf(ownJober, {
  id: '5',
  name: '沈若溪',
  gender: 'female',
  birthday: '2001-05-12',
  education: 'bachelor',
  identity: 'graduate',
  cityCode: '440300',
});
const put = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = () => {
  for (const label of ['女', '本科', '应届毕业生']) fireEvent.click(screen.getByLabelText(label));
};
const submit = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open() {
  const server = serve({ 'GET /api/resumes': [], 'GET /api/deliveries': {}, [SAVE]: { ...person, name: '沈若水' } });
  const onDone = vi.fn();
  const page = renderPage(<BasicsForm jober={person} onDone={onDone} />);
  choose();
  return { server, onDone, ...page };
}

beforeEach(() => signIn.seeker());

test('what follows from a change is said first; only what changed is sent', async () => {
  const { server, user, onDone } = open();
  put(/^姓名/, '沈若水');
  submit('保存');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('沈若溪');
  expect(server.to(SAVE)).toEqual([]);
  await user.click(dialog.getByRole('button', { name: '确认保存' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(SAVE)[0]?.body).toEqual({ name: '沈若水' });
  expect(getSession().jober?.name).toBe('沈若水');
});

test('a wished city or 户籍 is saved at once, where no resume says another', async () => {
  const { server, user, onDone } = open();
  server.change({ 'GET /api/site/regions': [] });
  await user.click(screen.getByLabelText(/^期望城市：/));
  await user.click(await screen.findByRole('button', { name: '不限' }));
  submit('保存');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.to(SAVE)[0]?.body).toEqual({ cityCode: null });
});

test('without a change nothing is asked or sent', async () => {
  const { server, onDone } = open();
  submit('保存');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(server.sent).toEqual([]);
});

test('a wrong value is said at its field, here or by the server, and stays to be mended', async () => {
  const { server, user } = open();
  put(/^姓名/, '沈');
  submit('保存');
  await screen.findByText('姓名至少 2 个字');
  expect(document.activeElement).toBe(screen.getByLabelText(/^姓名/));
  put(/^姓名/, '沈若水');
  expect(screen.queryByText('姓名至少 2 个字'), 'told until it is mended').toBeNull();
  server.change({ [SAVE]: () => refusal('INVALID_INPUT', '', [{ path: 'body.name', message: '姓名含有敏感词' }]) });
  submit('保存');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认保存' }));
  await screen.findByText('姓名含有敏感词');
  expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '沈若水');
});

test('what was typed survives a reload, and goes when it is given up', async () => {
  const first = open();
  put(/^姓名/, '沈若水');
  first.unmount();
  const again = open();
  screen.getByText('已找回上次没保存的修改');
  expect(screen.getByLabelText(/^姓名/)).toHaveProperty('value', '沈若水');
  submit('取消');
  again.unmount();
  open();
  expect(screen.queryByText('已找回上次没保存的修改')).toBeNull();
});
