import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { ShownResume } from './connect-page.tsx';

const RESUME = 'GET /api/communicate/conversations/:id/resume';
const resumeOf = (name: string) => sampleOf(api[RESUME].returns, { content: { intro: name } });

const closed = vi.fn();

/** The resume of a message, and the way to that of message 5. */
function Page({ number }: { number: number | null }) {
  const [shown, setShown] = useState(number);
  return (
    <>
      <ShownResume id="7" number={shown} onClose={closed} />
      <button type="button" onClick={() => setShown(5)}>
        next
      </button>
    </>
  );
}

beforeEach(() => {
  closed.mockClear();
  signIn.recruiter();
});

test('the resume of that message is asked for, and the drawer closes', async () => {
  const server = serve({ [RESUME]: resumeOf('热爱物理教学') });
  renderConsole(<Page number={4} />);
  await screen.findByText('热爱物理教学');
  expect(server.to(RESUME).map(({ params, query }) => [params.id, query.number])).toEqual([['7', '4']]);
  press('关闭');
  expect(closed).toHaveBeenCalled();
});

test('a resume that did not come says so within the drawer, and no more', async () => {
  serve({ [RESUME]: unreachable });
  renderConsole(<Page number={4} />);
  await screen.findByText('简历没有加载出来');
  expect(screen.queryByText('接口请求失败')).toBeNull();
});

test('before one is opened nothing is asked for', () => {
  const server = serve({});
  renderConsole(<Page number={null} />);
  expect(server.to(RESUME)).toEqual([]);
});

test('an answer for the resume before does not come over that of the next', async () => {
  const slow = later<ReturnType<typeof resumeOf>>();
  serve({ [RESUME]: ({ query }: Sent) => (query.number === '4' ? slow.promise : resumeOf('带过三届毕业班')) });
  renderConsole(<Page number={4} />);
  act(() => screen.getByRole('button', { name: 'next' }).click());
  await screen.findByText('带过三届毕业班');
  await act(async () => slow.resolve(resumeOf('热爱物理教学')));
  expect(screen.queryByText('热爱物理教学')).toBeNull();
});
