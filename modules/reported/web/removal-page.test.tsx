import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { loadRemoval } from './load-removal.ts';
import { RemovalPage } from './removal-page.tsx';

const ASK = 'POST /api/removalRequests';

test('a source asks for a removal; what is refused keeps its words', async () => {
  const server = serve({
    'GET /api/posts/:id': { id: '42', title: '高中语文教师', company: { name: '青田中学' } } as never,
    [ASK]: () =>
      refusal('INVALID_INPUT', '提交的内容有误', [{ path: 'body.contact', message: '请填写联系电话或邮箱' }]),
  });
  const { user } = renderLoaded(loadRemoval, (data) => <RemovalPage data={data} />, '/jobs/removal?id=42');
  const type = async (label: RegExp, text: string) => user.type(await screen.findByLabelText(label), text);
  expect((await screen.findByLabelText(/单位名称/)).getAttribute('value')).toBe('青田中学');
  await type(/联系人/, '王老师');
  await type(/联系电话或邮箱/, '无');
  await type(/移除理由/, '招聘已经取消');
  const send = () => user.click(screen.getByRole('button', { name: '提交' }));
  await send();
  await screen.findByText('请填写联系电话或邮箱');
  server.change({ [ASK]: null });
  await type(/联系电话或邮箱/, '0578-6820000');
  await send();
  await screen.findByText(/已收到，24 小时内核实处理/);
  await waitFor(() =>
    expect(server.to(ASK).at(-1)?.body).toEqual({
      postId: '42',
      organisation: '青田中学',
      name: '王老师',
      contact: '无0578-6820000',
      reason: '招聘已经取消',
    }),
  );
});
