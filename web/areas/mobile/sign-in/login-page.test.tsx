import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { LoginPage } from './login-page.tsx';

const answer = { at: new Date().toISOString(), cityName: '杭州' };

test.each([
  [0, []],
  [2, [answer]],
])('the last answers are shown %i times, for a phone and a wide window, where there are %j', async (times, recent) => {
  const server = serve({ 'GET /api/answers': { recent }, 'POST /api/jober/scanLogins': unreachable });
  renderPage(<LoginPage />);
  await waitFor(() => expect(server.to('GET /api/answers').length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryAllByRole('list', { name: '学校刚刚的答复' })).toHaveLength(times));
});
