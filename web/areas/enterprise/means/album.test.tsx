import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { useOwnCompany } from '#web/features/companies/own-company.ts';
import { button, noButton, press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { chooseFiles, holdUploads, pdf } from '#web/testing/uploads.ts';
import { Album } from './company-card.tsx';

const READ = 'GET /api/team/company';
const SAVE = 'PUT /api/team/company/album';
type Company = Parameters<typeof Album>[0]['company'];
const companyOf = (ids: string[], mayEdit = true): Company =>
  sampleOf(api[SAVE].returns, {
    mayEdit,
    album: ids.map((fileId) => ({ fileId, url: `/files/${fileId}.jpg` })),
  } as never);

function Page() {
  const own = useOwnCompany();
  return own.data ? <Album company={own.data} /> : null;
}
/** A school whose album is kept as it is sent. */
function open(ids: string[], mayEdit = true) {
  const server = serve({
    [READ]: companyOf(ids, mayEdit) as never,
    [SAVE]: ({ body }) => companyOf(body.fileIds) as never,
  });
  renderConsole(<Page />);
  return server;
}
const shown = () => screen.queryAllByRole('img').map((one) => /(\d+)\.jpg/.exec(one.getAttribute('src') ?? '')?.[1]);
const sent = (server: ReturnType<typeof serve>) => server.to(SAVE).map(({ body }) => body.fileIds);
const ready = () => waitFor(() => expect(screen.queryAllByRole('img').length).toBeGreaterThan(0));

beforeEach(() => signIn.recruiter('owner'));

test('a picture is moved by one place; the first goes no further forward, the last none back', async () => {
  const server = open(['1', '2', '3']);
  await ready();
  expect([button('第 1 张前移').disabled, button('第 3 张后移').disabled]).toEqual([true, true]);
  press('第 1 张后移');
  await waitFor(() => expect(shown()).toEqual(['2', '1', '3']));
  await waitFor(() => expect(button('第 3 张前移').disabled).toBe(false));
  press('第 3 张前移');
  await waitFor(() => expect(shown()).toEqual(['2', '3', '1']));
  expect(sent(server)).toEqual([
    ['2', '1', '3'],
    ['2', '3', '1'],
  ]);
});

test('while one change is on its way no other can be made of what stands before it', async () => {
  const server = open(['1', '2', '3']);
  await ready();
  const answer = later<never>();
  server.change({ [SAVE]: () => answer.promise });
  press('第 2 张移除');
  await waitFor(() => expect(button('第 1 张移除').disabled).toBe(true));
  press('第 1 张移除');
  answer.resolve(companyOf(['1', '3']) as never);
  await waitFor(() => expect(shown()).toEqual(['1', '3']));
  expect(sent(server)).toEqual([['1', '3']]);
});

test.each([
  ['offline', unreachable, '接口请求失败'],
  ['refused', () => refusal('CONFLICT', '李四刚刚修改了相册'), '李四刚刚修改了相册'],
])('what was not saved stands as before (%s)', async (_, answer, said) => {
  const server = open(['1', '2']);
  await ready();
  server.change({ [SAVE]: answer });
  press('第 1 张移除');
  await screen.findByText(said);
  await waitFor(() => expect(button('第 1 张移除').disabled).toBe(false));
  expect(shown()).toEqual(['1', '2']);
});

test('several photos are added after each other, none in the place of another', async () => {
  const uploads = holdUploads();
  const server = open(['1']);
  await ready();
  const photo = (name: string) => pdf(10, name, 'image/jpeg');
  chooseFiles(button('添加照片'), photo('a.jpg'), photo('b.jpg'));
  await waitFor(() => expect(uploads.length).toBeGreaterThan(0));
  await uploads[0]?.answer(200, { id: '8', name: 'a.jpg', url: '/files/8.jpg' });
  await waitFor(() => expect(shown()).toEqual(['1', '8']));
  await waitFor(() => expect(uploads).toHaveLength(2));
  await uploads[1]?.answer(200, { id: '9', name: 'b.jpg', url: '/files/9.jpg' });
  await waitFor(() => expect(shown()).toEqual(['1', '8', '9']));
  expect(sent(server)).toEqual([
    ['1', '8'],
    ['1', '8', '9'],
  ]);
});

test('who may not change it sees the pictures alone; an empty album is nothing to them', async () => {
  open(['1'], false);
  await ready();
  noButton('第 1 张移除');
  noButton('添加照片');
  open([], false);
  await waitFor(() => expect(screen.getAllByRole('region', { name: '单位相册' })).toHaveLength(1));
});
