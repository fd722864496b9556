import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { useAction } from './use-action.ts';
import { useBusy } from './use-busy.ts';
import { quietly, useCall } from './use-call.ts';

const SEARCHES = 'GET /api/searches';
const REPORT = 'POST /api/posts/:id/reports';
const FEED = 'GET /api/calendar/feed';

const shows = (text: string) => waitFor(() => expect(screen.getByTestId('state').textContent).toBe(text));
const press = (name: string) => screen.getByRole('button', { name });

function Feed() {
  const { status, data, refetch, replace, change } = useCall(FEED, {}, quietly);
  return (
    <>
      <p data-testid="state">{`${status} ${data?.path ?? ''}`}</p>
      <button type="button" onClick={() => void refetch()}>
        重试
      </button>
      <button type="button" onClick={() => replace({ path: '/own', createdAt: null })}>
        换成
      </button>
      <button type="button" onClick={() => change((feed) => ({ ...feed, path: `${feed.path}!` }))}>
        改动
      </button>
    </>
  );
}

test('a call that failed may be tried again; an answer can be replaced and changed, once there is one', async () => {
  const server = serve({ [FEED]: unreachable });
  const { user } = renderPage(<Feed />);
  await shows('error ');
  await user.click(press('改动'));
  await shows('error ');
  const answer = later<{ path: string | null }>();
  server.change({ [FEED]: () => answer.promise });
  await user.click(press('重试'));
  await shows('pending ');
  await act(async () => answer.resolve({ path: '/feed' }));
  await shows('success /feed');
  await user.click(press('换成'));
  await user.click(press('改动'));
  await shows('success /own!');
  server.change({ [FEED]: unreachable });
  await user.click(press('重试'));
  await shows('error /own!');
});

test('what an action answered stays, though the request before it answers later', async () => {
  const server = serve({ [FEED]: { path: '/feed' } });
  const { user } = renderPage(<Feed />);
  await shows('success /feed');
  const slow = later<{ path: string }>();
  server.change({ [FEED]: () => slow.promise });
  await user.click(press('重试'));
  await user.click(press('换成'));
  await act(async () => slow.resolve({ path: '/before' }));
  await shows('success /own');
});

function Searches({ id }: { id: string | null }) {
  const input = id === null ? null : { params: { id } };
  const first = useCall('GET /api/deliveries/:id', input, quietly);
  const second = useCall('GET /api/deliveries/:id', input, quietly);
  return <p data-testid="state">{`${first.data?.id ?? '-'} ${second.data?.id ?? '-'}`}</p>;
}

test('parts that ask the same share a call; other input asks anew, an overtaken answer is dropped, null asks nothing', async () => {
  const slow = later<{ id: string }>();
  const server = serve({
    'GET /api/deliveries/:id': ({ params }) => (params.id === '1' ? slow.promise : { id: params.id ?? '' }),
  });
  function Chosen() {
    const [id, setId] = useState<string | null>('1');
    return (
      <>
        <Searches id={id} />
        <button type="button" onClick={() => setId('2')}>
          二
        </button>
        <button type="button" onClick={() => setId(null)}>
          无
        </button>
      </>
    );
  }
  const { user } = renderPage(<Chosen />);
  await user.click(press('二'));
  await shows('2 2');
  await act(async () => slow.resolve({ id: '1' }));
  await shows('2 2');
  expect(server.sent).toHaveLength(2);
  await user.click(press('无'));
  await shows('- -');
  await user.click(press('二'));
  await shows('2 2');
  expect(server.sent, 'shown again, it is asked for again').toHaveLength(3);
});

test('a failure that is not quiet is shown', async () => {
  serve({ [SEARCHES]: unreachable });
  function Loud() {
    useCall(SEARCHES, {}, { background: true });
    return null;
  }
  renderPage(<Loud />);
  await screen.findByText('接口请求失败');
});

function Report({ id }: { id: string }) {
  const [said, setSaid] = useState('');
  const { send, isPending, renew } = useAction(REPORT, {
    opened: id,
    done: '已收到',
    onSuccess: () => setSaid('made'),
    onError: (error) => setSaid(error instanceof Error ? error.message : ''),
  });
  return (
    <>
      <p data-testid="state">{isPending ? 'sending' : said}</p>
      <button type="button" onClick={() => void send({ params: { id }, body: { reason: 'fake' } })}>
        举报
      </button>
      <button type="button" onClick={renew}>
        再来一个
      </button>
    </>
  );
}

test('two presses are one write; another try has its key, another entry and another opening have their own', async () => {
  function Opener() {
    const [id, setId] = useState('7');
    return (
      <>
        <Report id={id} />
        <button type="button" onClick={() => setId('8')}>
          换一个
        </button>
      </>
    );
  }
  const answer = later<null>();
  const server = serve({ [REPORT]: () => answer.promise });
  const { user } = renderPage(<Opener />);
  await user.dblClick(press('举报'));
  await shows('sending');
  await act(async () => answer.reject(new TypeError('Failed to fetch')));
  await shows('接口请求失败');
  expect(server.to(REPORT)).toHaveLength(1);
  server.change({ [REPORT]: null });
  await user.click(press('举报'));
  await shows('made');
  await screen.findByText('已收到');
  await user.click(press('再来一个'));
  await user.click(press('举报'));
  await waitFor(() => expect(server.to(REPORT)).toHaveLength(3));
  await user.click(press('换一个'));
  await user.click(press('举报'));
  await waitFor(() => expect(server.to(REPORT)).toHaveLength(4));
  const [first, again, entry, opened] = server.to(REPORT).map(({ headers }) => headers.get('idempotency-key'));
  expect(again).toBe(first);
  expect(new Set([first, entry, opened]).size).toBe(3);
});

test('a refusal is told to the form', async () => {
  serve({ [REPORT]: () => refusal('INVALID_INPUT', '请选择举报原因') });
  const { user } = renderPage(<Report id="7" />);
  await user.click(press('举报'));
  await shows('请选择举报原因');
});

test('work of more than one call is begun once, and can be begun again after it ended or failed', async () => {
  const runs: ReturnType<typeof later<void>>[] = [];
  function Worker() {
    const { busy, run } = useBusy();
    const work = () => {
      const next = later<void>();
      runs.push(next);
      return next.promise;
    };
    return (
      <button type="button" onClick={() => void run(work).catch(() => undefined)}>
        {busy ? 'busy' : 'idle'}
      </button>
    );
  }
  serve({});
  const { user } = renderPage(<Worker />);
  await user.dblClick(press('idle'));
  expect(runs).toHaveLength(1);
  await act(async () => runs[0]?.reject(new Error('lost')));
  await user.click(press('idle'));
  expect(runs).toHaveLength(2);
  await act(async () => runs[1]?.resolve());
  press('idle');
});
