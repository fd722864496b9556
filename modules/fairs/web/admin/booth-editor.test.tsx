import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve, unreachable } from '#web/testing/serve.ts';
import type { OperatorFair } from '../../contract/operator-fairs.ts';
import { BoothEditor } from './booth-editor.tsx';

const SAVE = 'PUT /api/admin/fairs/:id/booths';
const booth = (number: string, x: number, status: 'free' | 'sold' = 'free') => ({
  id: number,
  number,
  hall: 0,
  x,
  y: 1,
  w: 2,
  h: 2,
  status,
});

beforeEach(() => signIn.operator('content'));

function open(more: Some<OperatorFair> = {}) {
  const fair = sampleOf(api['GET /api/admin/fairs/:id'].returns, {
    id: '5',
    status: 'draft',
    moves: ['edit'],
    halls: [{ name: '1 号馆', width: 30, height: 16, entrance: '东门' }],
    booths: [booth('A01', 1), booth('A02', 4, 'sold')],
    ...more,
  });
  const server = serve({ [SAVE]: unreachable });
  return { server, fair, ...renderConsole(<BoothEditor fair={fair} />) };
}
const save = () => fireEvent.click(screen.getByRole('button', { name: /保存展位$/ }));
const settled = () => waitFor(() => expect(document.querySelector('.ant-btn-loading')).toBeNull());
const plain = ({ number, hall, x, y, w, h }: ReturnType<typeof booth>) => ({ number, hall, x, y, w, h });

test('a place is typed digit by digit without losing the field, and the plan goes out whole', async () => {
  const { server, user } = open();
  const x = screen.getByLabelText<HTMLInputElement>('A01 横');
  await user.clear(x);
  await user.type(x, '12');
  expect(document.activeElement).toBe(screen.getByLabelText('A01 横'));
  expect(screen.getByLabelText<HTMLInputElement>('A01 横').value).toBe('12');
  save();
  await screen.findByText('接口请求失败');
  await settled();
  expect(screen.getByLabelText<HTMLInputElement>('A01 横').value).toBe('12');
  server.change({ [SAVE]: {} });
  save();
  await screen.findByText('已保存 2 个展位');
  expect(server.to(SAVE).at(-1)).toMatchObject({
    params: { id: '5' },
    body: { booths: [plain(booth('A01', 12)), plain(booth('A02', 4))] },
  });
});

test('a number that another booth has is not taken; a free booth can be removed, one with a school in it cannot', async () => {
  const { server } = open();
  const number = screen.getByLabelText('展位号 A01');
  fireEvent.change(number, { target: { value: 'A02' } });
  fireEvent.blur(number);
  expect(screen.queryByLabelText('展位号 A02')).toBeNull();
  fireEvent.change(screen.getByLabelText('展位号 A01'), { target: { value: ' B07 ' } });
  fireEvent.blur(screen.getByLabelText('展位号 A01'));
  await screen.findByLabelText('展位号 B07');
  expect(screen.getByLabelText('删除展位 A02')).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByLabelText('删除展位 B07'));
  server.change({ [SAVE]: () => refusal('CONFLICT', '展位 A03 已有单位申请') });
  save();
  await screen.findByText('展位 A03 已有单位申请');
  expect(server.to(SAVE)[0]?.body.booths).toEqual([plain(booth('A02', 4))]);
});

test('a plan that is fixed can neither be changed nor saved', () => {
  open({ moves: [] });
  screen.getByText('展位不能再修改。');
  for (const name of ['按行排满', '保存展位'])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true);
  expect(screen.getByLabelText('删除展位 A01')).toHaveProperty('disabled', true);
});
