import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { noteDelivery, setFavourite, useIsFavourite } from '#web/features/own-posts/own-posts.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { DeliverButton } from './deliver-button.tsx';

const post = (id: string, more: object = {}) => ({ id, status: 'open', company: { claimed: true }, ...more });

beforeEach(() => {
  for (const id of ['42', '43']) noteDelivery(id, null);
});

test('a visitor is led to sign in, and comes back to deliver', () => {
  renderPage(<DeliverButton post={post('42')} onDeliver={vi.fn()} />);
  const href = screen.getByRole('link', { name: '投递简历' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(href)).toContain('/jobs/details?id=42&deliver=1');
});

test.each([
  [{ status: 'closed' }, '已停止招聘'],
  [{ company: { claimed: false } }, '该单位尚未入驻'],
])('a post that %j cannot be delivered to', (more, text) => {
  renderPage(<DeliverButton post={post('42', more)} onDeliver={vi.fn()} />);
  expect(screen.getByRole('button', { name: text })).toHaveProperty('disabled', true);
});

test('a seeker delivers, sees what was delivered and delivers again after a withdrawal', async () => {
  serve({ 'GET /api/posts/mine': { deliveries: [{ postId: '43', status: 'viewed' }] } });
  signIn.seeker();
  const onDeliver = vi.fn();
  const { user } = renderPage(
    <>
      <DeliverButton post={post('42')} onDeliver={onDeliver} />
      <DeliverButton post={post('43')} onDeliver={onDeliver} />
    </>,
  );
  await screen.findByRole('link', { name: '已投递，看进度' });
  await user.click(screen.getByRole('button', { name: '投递简历' }));
  expect(onDeliver).toHaveBeenCalledOnce();
  noteDelivery('43', 'withdrawn');
  await screen.findByRole('button', { name: '再次投递' });
});

function Star({ id }: { id: string }) {
  const on = useIsFavourite(id);
  return (
    <button type="button" aria-pressed={on} onClick={() => void setFavourite(id, !on)}>
      收藏
    </button>
  );
}

test('a favourite is marked at once, and the mark goes where the server refuses', async () => {
  const server = serve({ 'GET /api/posts/mine': { favourites: [] }, 'PUT /api/posts/:id/favourite': null });
  signIn.seeker({ token: 'another' });
  const { user } = renderPage(<Star id="42" />);
  await user.click(screen.getByRole('button', { name: '收藏', pressed: false }));
  await screen.findByRole('button', { name: '收藏', pressed: true });
  server.change({ 'DELETE /api/posts/:id/favourite': () => refusal('UNAVAILABLE') });
  await user.click(screen.getByRole('button', { name: '收藏', pressed: true }));
  await screen.findByText('服务暂时不可用，请稍后再试');
  await screen.findByRole('button', { name: '收藏', pressed: true });
});
