import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { NoticesPage } from './notices-page.tsx';

const UNREAD = 'GET /api/communicate/unread';
const readAt = '2026-11-23T00:00:00.000Z';
const invitation = {
  ...{ id: '7', title: '收到面试邀请', kind: 'delivery.invite', topic: 'interview' as const, readAt },
  ...{ link: '/resume/delivery?id=1', who: '第一中学', post: '数学教师', detail: '' },
};

beforeEach(() => signIn.seeker());

test('notices are told, and nothing is answered here', async () => {
  serve({
    'GET /api/notifications': { items: [invitation] },
    [UNREAD]: { seeker: 0, company: 0, notices: 0, toAnswer: 2 },
  });
  renderPage(<NoticesPage />, '/client/notices');
  await screen.findByText('收到面试邀请');
  expect(screen.queryByRole('button', { name: '确认参加' })).toBeNull();
});
