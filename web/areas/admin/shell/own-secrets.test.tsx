import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { PasswordDialog, RecoveryDialog } from './own-secrets.tsx';

const CHANGE = 'POST /api/admin/password';
const ME = 'GET /api/admin/me';
const RENEW = 'POST /api/admin/recoveryCodes';
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
const onClose = vi.fn();

beforeEach(() => {
  signIn.operator();
  onClose.mockClear();
});

test('a new password needs the old one and a code; each refusal stands at its field, a lost answer is said', async () => {
  const server = serve({
    [CHANGE]: () => refusal('INVALID_INPUT', undefined, [{ path: 'body.oldPassword', message: '原密码不正确' }]),
  });
  renderConsole(<PasswordDialog onClose={onClose} />);
  const send = () => fireEvent.click(screen.getByRole('button', { name: /修改密码$/ }));
  put('原密码', 'horse staple');
  put('动态码', '12345');
  put('新密码', 'correct horse battery');
  send();
  await screen.findByText('动态码为 6 位数字');
  expect(server.to(CHANGE)).toEqual([]);
  put('动态码', '123456');
  send();
  await screen.findByText('原密码不正确');
  await settled();
  server.change({ [CHANGE]: unreachable });
  put('原密码', 'horse staple 2');
  send();
  await screen.findByText('接口请求失败');
  await settled();
  expect([screen.getByLabelText<HTMLInputElement>('新密码').value, onClose.mock.calls]).toEqual([
    'correct horse battery',
    [],
  ]);
  server.change({ [CHANGE]: undefined });
  send();
  await screen.findByText('密码已修改，其他登录已结束');
  expect(onClose).toHaveBeenCalledOnce();
  expect(server.to(CHANGE).at(-1)?.body).toEqual({
    oldPassword: 'horse staple 2',
    code: '123456',
    password: 'correct horse battery',
  });
});

test('a wrong code makes no recovery codes and is said at its field', async () => {
  const server = serve({ [ME]: { recoveryCodesLeft: 2 }, [RENEW]: () => refusal('INVALID_CODE', '动态码不正确') });
  renderConsole(<RecoveryDialog onClose={onClose} />);
  await screen.findByText(/请换一组新的/);
  put('验证器上的动态码', '123456');
  fireEvent.click(screen.getByRole('button', { name: '换一组新的恢复码' }));
  await screen.findByText('动态码不正确');
  expect(server.to(RENEW)[0]?.body).toEqual({ code: '123456' });
});

test('codes are shown once: neither Escape nor a click beside them closes their window', async () => {
  serve({ [ME]: { recoveryCodesLeft: 2 }, [RENEW]: { codes: ['aaaa-bbbb', 'cccc-dddd'] } });
  renderConsole(<RecoveryDialog onClose={onClose} />);
  put('验证器上的动态码', '123456');
  fireEvent.click(screen.getByRole('button', { name: '换一组新的恢复码' }));
  await screen.findByText('aaaa-bbbb');
  const dialog = screen.getByRole('dialog');
  fireEvent.keyDown(dialog, { key: 'Escape', code: 'Escape', keyCode: 27 });
  fireEvent.keyDown(document, { key: 'Escape', code: 'Escape', keyCode: 27 });
  fireEvent.mouseDown(dialog.parentElement as HTMLElement);
  fireEvent.click(dialog.parentElement as HTMLElement);
  expect(onClose).not.toHaveBeenCalled();
  screen.getByText('cccc-dddd');
  fireEvent.click(screen.getByRole('button', { name: '已保存好' }));
  expect(onClose).toHaveBeenCalledOnce();
});
