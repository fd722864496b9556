import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownJober } from '#contract/seekers/seeker.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { FavouriteButton } from './favourite-button.tsx';

const KEEP = 'PUT /api/posts/:id/favourite';
const DROP = 'DELETE /api/posts/:id/favourite';
const button = () => screen.getByRole('button', { name: /高中物理教师$/ });
const press = (detail: number) => fireEvent.click(button(), { detail });

test('a double click keeps a post once; a later click gives it up', async () => {
  // Its own seeker: the marks of one seeker are loaded once, also by another test.
  signIn.seeker({ jober: sampleOf(ownJober, { id: '904217' }) });
  const server = serve({ 'GET /api/posts/mine': {}, [KEEP]: null, [DROP]: null });
  renderPage(<FavouriteButton id="904217" title="高中物理教师" />);
  await waitFor(() => expect(server.to('GET /api/posts/mine')).toHaveLength(1));
  press(1);
  press(2);
  await waitFor(() => expect(server.to(KEEP)).toHaveLength(1));
  expect([server.to(DROP), button().getAttribute('aria-pressed')]).toEqual([[], 'true']);
  press(1);
  await waitFor(() => expect(server.to(DROP)).toHaveLength(1));
  expect(button().getAttribute('aria-pressed')).toBe('false');
});

test('a visitor is led to the sign-in', async () => {
  const { address } = renderPage(<FavouriteButton id="904217" title="高中物理教师" />);
  press(1);
  await waitFor(() => expect(address()).toMatch(/^\/client\/login/));
});
