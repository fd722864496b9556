import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { EditTexts } from './company-drawer.tsx';

const SAVE = 'PUT /api/admin/companies/:id/texts';
const page = { intro: '百年名校', address: '泥岗西路 1068 号', nature: '公办' };
const detail = sampleOf(api['GET /api/admin/companies/:id'].returns, { id: '9', name: '深圳中学', page });

function open() {
  const server = serve({ [SAVE]: detail });
  const onClose = vi.fn();
  renderConsole(<EditTexts detail={detail} onClose={onClose} />);
  return { server, onClose };
}
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: RegExp) => screen.getByRole('button', { name });
const SAVE_IT = /保\s*存修改/;

beforeEach(() => signIn.operator('review'));

test('only what was changed is sent, with its reason', async () => {
  const { server, onClose } = open();
  expect(await screen.findByRole('button', { name: SAVE_IT })).toHaveProperty('disabled', true);
  put('单位简介', '百年名校，招聘电话见下 ');
  await waitFor(() => expect(button(SAVE_IT)).toHaveProperty('disabled', false));
  fireEvent.click(button(SAVE_IT));
  await screen.findByText('请填写理由');
  expect(server.to(SAVE)).toEqual([]);
  put('理由', '更正简介');
  fireEvent.click(button(SAVE_IT));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(server.to(SAVE)[0]).toMatchObject({
    params: { id: '9' },
    body: { intro: '百年名校，招聘电话见下', reason: '更正简介' },
  });
  expect(Object.keys(server.to(SAVE)[0]?.body).sort()).toEqual(['intro', 'reason']);
  screen.getByText('已修改，理由已告诉对方');
});

test('a text that is emptied is hidden; one that stays is not', async () => {
  const { server } = open();
  put('详细地址', '');
  await screen.findByRole('button', { name: /隐\s*藏/ });
  put('学校性质', '民办');
  await screen.findByRole('button', { name: SAVE_IT });
  put('理由', '地址不属实');
  fireEvent.click(button(SAVE_IT));
  await waitFor(() => expect(server.to(SAVE)[0]?.body).toEqual({ address: '', nature: '民办', reason: '地址不属实' }));
});

test('a refusal keeps the dialog and what was typed', async () => {
  const { server, onClose } = open();
  server.change({ [SAVE]: () => refusal('INVALID_INPUT', '单位简介含有违规内容') });
  put('单位简介', '百年名校，违规');
  put('理由', '更正简介');
  await waitFor(() => expect(button(SAVE_IT)).toHaveProperty('disabled', false));
  fireEvent.click(button(SAVE_IT));
  await screen.findByText('单位简介含有违规内容');
  expect(screen.getByLabelText('单位简介')).toHaveProperty('value', '百年名校，违规');
  expect(onClose).not.toHaveBeenCalled();
});
