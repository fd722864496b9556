import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { chooseFiles, holdUploads, pdf } from '#web/testing/uploads.ts';
import { FairForm } from './fair-form.tsx';

const CREATE = 'POST /api/admin/fairs';
const EDIT = 'PUT /api/admin/fairs/:id';
const fair = sampleOf(api['GET /api/admin/fairs/:id'].returns, {
  moves: ['edit'],
  id: '5',
  type: Object.keys(api[CREATE].body.shape.type.enum)[0],
  kind: 'school',
  title: '春季双选会',
  cityCode: '330100',
  venue: '钱塘会展中心',
  capacity: 300,
  startsAt: '2027-03-01T01:00:00.000Z',
  endsAt: '2027-03-01T08:00:00.000Z',
  signUpFrom: '2027-01-01T01:00:00.000Z',
  signUpUntil: '2027-02-01T01:00:00.000Z',
  halls: [{ name: '1 号馆', width: 30, height: 16, entrance: '东门' }],
});
const put = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => signIn.operator('content'));

test('every fault of a new fair is said in the words of the contract, and nothing is sent', async () => {
  const server = serve({});
  renderConsole(<FairForm fair={null} />);
  put('名称', '双选会');
  put('观众名额', '');
  put('展厅名称', '');
  press(/添加日程/);
  press(/保存草稿/);
  const faults = [
    '名称至少 4 个字',
    '请选择招聘会类型',
    '请填写城市',
    '请填写举办时间',
    '请填写观众名额',
    '请填写场馆',
  ];
  for (const fault of faults) await screen.findByText(fault);
  expect(server.sent).toEqual([]);
  press(/删除这项日程/);
  await waitFor(() => expect(screen.queryByLabelText('事项')).toBeNull());
});

test('an edited fair is sent whole; what is online needs no venue', async () => {
  const server = serve({ [EDIT]: fair });
  const { user } = renderConsole(<FairForm fair={fair} />);
  await user.click(screen.getByLabelText('线上举办'));
  await waitFor(() => expect(screen.queryByLabelText('场馆')).toBeNull());
  put('主办单位', '钱塘区教育局');
  put('展厅宽', '40');
  press(/^保\s*存$/);
  await screen.findByText('已保存');
  expect(server.to(EDIT)[0]).toMatchObject({
    params: { id: '5' },
    body: {
      title: '春季双选会',
      cityCode: '330100',
      online: true,
      organiser: '钱塘区教育局',
      capacity: 300,
      startsAt: fair.startsAt,
      signUpUntil: fair.signUpUntil,
      halls: [{ name: '1 号馆', width: 40, height: 16, entrance: '东门' }],
    },
  });
});

test('a refused edit stays as it was typed, and can be sent again', async () => {
  const server = serve({ [EDIT]: () => refusal('CONFLICT', '招聘会已开始，不能修改') });
  renderConsole(<FairForm fair={fair} />);
  put('名称', '春季教师双选会');
  press(/^保\s*存$/);
  await screen.findByText('招聘会已开始，不能修改');
  expect(screen.getByLabelText<HTMLInputElement>('名称').value).toBe('春季教师双选会');
  server.change({ [EDIT]: fair });
  press(/保\s*存$/);
  await screen.findByText('已保存');
  expect(server.to(EDIT).map(({ body }) => body.title)).toEqual(['春季教师双选会', '春季教师双选会']);
});

test('a cover is uploaded where the fair may be changed, and is sent with it', async () => {
  const sent = holdUploads();
  const server = serve({ [EDIT]: fair });
  const { unmount } = renderConsole(<FairForm fair={{ ...fair, coverUrl: null, moves: [] }} />);
  expect(screen.getByRole('button', { name: '上传封面' })).toHaveProperty('disabled', true);
  unmount();
  renderConsole(<FairForm fair={{ ...fair, coverUrl: null }} />);
  chooseFiles(screen.getByRole('button', { name: '上传封面' }), pdf(10, '封面.png', 'image/png'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await sent[0]?.answer(200, { id: '2', name: '封面.png', url: '/files/2.png' });
  await screen.findByRole('button', { name: '更换封面' });
  press(/^保\s*存$/);
  await screen.findByText('已保存');
  expect(server.to(EDIT)[0]?.body.coverUrl).toBe('/files/2.png');
});
