import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { LoginPage } from './login-page.tsx';

const heading = '学校刚刚答复了这些投递';
const answer = { at: new Date().toISOString(), cityName: '杭州' };

test.each([
  [0, []],
  [1, [answer]],
])('the heading of the last answers stands %i times where there are %j', async (times, recent) => {
  const server = serve({ 'GET /api/answers': { recent }, 'POST /api/jober/scanLogins': unreachable });
  renderPage(<LoginPage />);
  await waitFor(() => expect(server.to('GET /api/answers').length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.queryAllByText(heading)).toHaveLength(times));
});
