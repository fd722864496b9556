import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, choose, press, settled } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { HandOver } from './batch-bar.tsx';

const MOVE = 'POST /api/company/posts/holder';
const ids = (n: number) => Array.from({ length: n }, (_, at) => String(at + 1));

async function open(of = ids(2)) {
  const server = serve({
    'GET /api/jober/getEnterpriseRecruiter': { items: [{ id: '3', name: '李四', title: '教务主任' }] } as never,
    [MOVE]: ({ body }: Sent) => ({ moved: body.ids.length }),
  });
  const onDone = vi.fn();
  renderConsole(<HandOver ids={of} disabled={false} onDone={onDone} />);
  press('移交');
  await waitFor(() => expect(document.querySelector('.ant-popover')).not.toBeNull());
  return { server, onDone, box: document.querySelector('.ant-popover') as HTMLElement };
}

beforeEach(() => signIn.recruiter());

test('posts go to a colleague, once for two presses; nobody chosen is nobody', async () => {
  const { server, onDone, box } = await open();
  expect(button('移交', box).disabled).toBe(true);
  await choose('移交给', '李四，教务主任');
  const answer = later<{ moved: number }>();
  server.change({ [MOVE]: () => answer.promise });
  press('移交', box);
  await waitFor(() => expect(server.to(MOVE)).toHaveLength(1));
  press('移交', box);
  await act(async () => answer.resolve({ moved: 2 }));
  await screen.findAllByText('已移交 2 个职位');
  expect(server.to(MOVE).map(({ body }) => body)).toEqual([{ ids: ['1', '2'], memberId: '3' }]);
  expect(onDone).toHaveBeenCalled();
});

test('more than a hundred go in several calls, added up', async () => {
  const { server, box } = await open(ids(230));
  await choose('移交给', '李四，教务主任');
  press('移交', box);
  await screen.findByText('已移交 230 个职位');
  expect(server.to(MOVE).map(({ body }) => body.ids.length)).toEqual([100, 100, 30]);
});

test('posts that are the colleague’s already are said to be', async () => {
  const { server, box } = await open();
  server.change({ [MOVE]: { moved: 0 } });
  await choose('移交给', '李四，教务主任');
  press('移交', box);
  await screen.findByText('所选职位已由该同事负责');
});

test.each([
  ['offline', unreachable, '接口请求失败'],
  ['refused', () => refusal('CONFLICT', '李四已不在单位'), '李四已不在单位'],
])('where it failed the choice stands and nothing is said to be done (%s)', async (_, answer, said) => {
  const { server, onDone, box } = await open();
  server.change({ [MOVE]: answer });
  await choose('移交给', '李四，教务主任');
  press('移交', box);
  await screen.findByText(said);
  await settled();
  expect(onDone).not.toHaveBeenCalled();
  expect(button('移交', box).disabled).toBe(false);
});
