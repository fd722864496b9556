import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { type JobData, loadJob } from '#web/features/posts/detail/load-job.ts';
import { testPostPage } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { type Answers, serve } from '#web/testing/serve.ts';
import { MobileShell } from '../shell/mobile-shell.tsx';
import { DetailsPage } from './details-page.tsx';

const draw = (data: JobData) => (
  <MobileShell>
    <DetailsPage data={data} />
  </MobileShell>
);
testPostPage({ draw, path: '/mobile/details', login: '/mobile/login' });

test('on a phone a post is shared by the phone itself; where it cannot, or fails, by a code and an address', async () => {
  const answers: Answers = {
    'GET /api/posts/:id': { id: '700', title: '高中物理教师', status: 'open', exam: null } as never,
    'GET /api/posts/:id/similar': {},
    'GET /api/companies/:id/experiences': {},
    'POST /api/posts/:id/views': null,
  };
  serve(answers);
  const share = vi.fn((_: ShareData) => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const { user } = renderLoaded(loadJob, draw, '/mobile/details?id=700');
  const press = async () => user.click(await screen.findByRole('button', { name: '分享' }));
  await press();
  expect(share.mock.calls[0]?.[0].url).toContain('/jobs/details?id=700');
  share.mockRejectedValueOnce(new DOMException('the person said no', 'AbortError'));
  await press();
  expect(screen.queryByRole('dialog')).toBeNull();
  share.mockRejectedValueOnce(new DOMException('not allowed', 'NotAllowedError'));
  await press();
  await screen.findByRole('dialog');
  Reflect.deleteProperty(navigator, 'share');
});

test('to keep, to talk and to deliver are three acts of one bar; the school stands in the head', async () => {
  serve({
    'GET /api/posts/:id': {
      id: '701',
      title: '高中物理教师',
      status: 'open',
      exam: null,
      company: { id: '9', name: '深圳中学', claimed: true },
    } as never,
    'GET /api/posts/:id/similar': {},
    'GET /api/companies/:id/experiences': {},
    'POST /api/posts/:id/views': null,
  });
  renderLoaded(loadJob, draw, '/mobile/details?id=701');
  const keep = await screen.findByRole('button', { name: '收藏：高中物理教师' });
  expect([...(keep.parentElement?.children ?? [])].map((one) => one.textContent)).toEqual([
    '收藏',
    '立即沟通',
    '投递简历',
  ]);
  const school = screen.getByRole('region', { name: '招聘单位' });
  const check = screen.getByRole('heading', { name: '资格自检' });
  expect(school.compareDocumentPosition(check)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
