import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import { MyCard, SecurityCard } from './means-page.tsx';

const SAVE = 'PATCH /api/team/me';
const ACCOUNT = 'GET /api/account';
const DEVICES = 'GET /api/account/sessions';
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());

beforeEach(() => signIn.recruiter());

test('name and title are changed for all seekers; a refusal stands at its field, a lost answer keeps both', async () => {
  const server = serve({
    [SAVE]: () => refusal('INVALID_INPUT', undefined, [{ path: 'body.title', message: '职务含有联系方式' }]),
  });
  const { user } = renderConsole(<MyCard />);
  const save = () => user.click(screen.getByRole('button', { name: /保存$/ }));
  expect(value('姓名')).toBe('王敏');
  put('姓名', '王');
  await save();
  await screen.findByText('姓名至少 2 个字');
  expect(server.sent).toEqual([]);
  put('姓名', '王敏敏');
  put('职务', '人事 138');
  await save();
  await screen.findByText('职务含有联系方式');
  await settled();
  server.change({ [SAVE]: unreachable });
  put('职务', '人事处');
  await save();
  await screen.findByText('接口请求失败');
  await settled();
  expect([value('姓名'), value('职务'), getSession().companyJober?.name]).toEqual(['王敏敏', '人事处', '王敏']);
  server.change({ [SAVE]: { name: '王敏敏', title: '人事处' } });
  await save();
  await screen.findByText('已保存');
  expect(getSession().companyJober).toMatchObject({ name: '王敏敏', title: '人事处' });
});

test('the phone is masked, also where the account is shown', async () => {
  serve({ [ACCOUNT]: { phone: '13800000001', hasPassword: false }, [DEVICES]: [] });
  renderConsole(
    <>
      <MyCard />
      <SecurityCard />
    </>,
  );
  await waitFor(() => expect(screen.getAllByText('138****0001')).toHaveLength(2));
  expect(document.body.textContent).not.toContain('13800000001');
});

test('an account that was not loaded can be asked for again; a dialog that is called off changes nothing', async () => {
  const server = serve({ [ACCOUNT]: unreachable, [DEVICES]: [] });
  const { user } = renderConsole(<SecurityCard />);
  await screen.findByText('账号安全没有加载出来');
  server.change({ [ACCOUNT]: { phone: '13800000001', hasPassword: false } });
  await user.click(screen.getByRole('button', { name: '重试' }));
  await user.click(await screen.findByRole('button', { name: '设置密码' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.sent.filter(({ key }) => !key.startsWith('GET '))).toEqual([]);
  await screen.findByText('未设置');
});
