import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { ClashLine } from './invite-form.tsx';

const HELD = 'GET /api/company/interviews';
const held = sampleOf(api[HELD].returns.element, {
  name: '林知夏',
  startsAt: '2026-12-01T02:00:00.000Z',
  minutes: 45,
  slots: null,
  interviewers: [],
});

test('an interview at the chosen time is named, another day’s is not', async () => {
  signIn.recruiter();
  serve({ [HELD]: [held] });
  const { unmount } = renderPage(<ClashLine at="2026-12-01T10:30" />);
  await screen.findByText(/这段时间已有面试：10:00–10:45 林知夏/);
  unmount();
  const server = serve({ [HELD]: [held] });
  renderPage(<ClashLine at="2026-12-01T11:00" />);
  await expect.poll(() => server.to(HELD).length).toBe(1);
  expect(screen.queryByText(/这段时间已有面试/)).toBeNull();
});
