import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { DropChange } from '../editor.tsx';

const BATCH = 'POST /api/company/posts/batch';

const open = () => renderConsole(<DropChange id="3" />, '/release?id=3');
async function drop() {
  press('放弃修改', screen.getByRole('alert'));
  await screen.findByText('放弃修改？改过的内容不能恢复');
  press('放弃修改', screen.getByRole('tooltip'));
}

beforeEach(() => signIn.recruiter());

test('changes are dropped after a yes, and the page is left for the list', async () => {
  const server = serve({ [BATCH]: { results: [{ id: '3', ok: true }] } });
  const { address } = open();
  press('放弃修改', screen.getByRole('alert'));
  await screen.findByText('放弃修改？改过的内容不能恢复');
  press('继续修改');
  expect(server.sent).toEqual([]);
  await drop();
  await screen.findByText('已放弃修改，职位保持原样');
  expect(server.to(BATCH).map(({ body }) => body)).toEqual([{ ids: ['3'], move: 'discard' }]);
  expect(address()).toBe('/ment');
});

test('a post that cannot be taken back says why, and stays open', async () => {
  serve({ [BATCH]: { results: [{ id: '3', ok: false, message: '修改已提交审核，请先撤回' }] } });
  const { address } = open();
  await drop();
  await screen.findByText('修改已提交审核，请先撤回');
  expect([address(), screen.queryByText(/已放弃修改/)]).toEqual(['/release?id=3', null]);
});

test('without a network nothing is dropped, and it may be tried again', async () => {
  const server = serve({ [BATCH]: unreachable });
  const { address } = open();
  await drop();
  await screen.findByText('接口请求失败');
  await settled();
  expect(address()).toBe('/release?id=3');
  server.change({ [BATCH]: { results: [{ id: '3', ok: true }] } });
  await drop();
  await waitFor(() => expect(address()).toBe('/ment'));
});
