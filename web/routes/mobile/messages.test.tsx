import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useTalks } from '#web/features/chat/talks.ts';
import { paths } from '#web/paths.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import MobileMessages from './messages.tsx';

const talk = {
  id: '7',
  side: 'seeker' as const,
  post: { id: '42', title: '高中物理教师', open: true },
  company: { id: '7', name: '深圳中学', shortName: '' },
  person: { joberId: '5', name: '林晓' },
};

function open(at: string) {
  serve({
    'GET /api/communicate/unread': { seeker: 3, company: 0, notices: 0, toAnswer: 1 },
    'GET /api/communicate/conversations': { items: [talk] } as never,
    'GET /api/communicate/conversations/:id': talk as never,
    'GET /api/communicate/conversations/:id/messages': { items: [], hasMore: false },
    'POST /api/communicate/conversations/:id/read': null,
    'POST /api/communicate/conversations/:id/signal': null,
    'GET /api/communicate/phrases': { items: [] },
    'GET /api/notifications': { items: [] },
  });
  return renderPage(<MobileMessages />, at);
}

beforeEach(() => signIn.seeker());
afterEach(() => useTalks.setState({ byId: {} }));

test('a talk opens at an address of its own, from which one comes back', async () => {
  const { user, address } = open(paths.mobileMessages());
  await user.click(await screen.findByRole('button', { name: /深圳中学/ }));
  await screen.findByLabelText('输入消息');
  expect(address()).toBe(paths.mobileMessages('7'));
  await user.click(screen.getByRole('button', { name: '全部会话' }));
  await waitFor(() => expect(address()).toBe(paths.mobileMessages()));
});

test('notices stand at their own address', async () => {
  open(paths.mobileNotices());
  await screen.findByText('还没有通知');
});
