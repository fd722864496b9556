import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { network } from '#web/testing/network.ts';
import { renderConsole, renderPage } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { callKey, useAction, useCall } from './use-call.ts';

const LINK = 'POST /api/team/links';
const TEAM = 'GET /api/team';

function Form({ opened }: { opened?: unknown }) {
  const team = useCall(TEAM, {});
  const { send, isPending, renew } = useAction(LINK, { invalidates: [TEAM], opened });
  const [result, setResult] = useState('');
  const press = (role: 'recruiter' | 'finance') => async () =>
    setResult((await send({ body: { role } })) ? 'made' : 'refused');
  return (
    <>
      <p data-testid="state">{`${team.status} ${isPending ? 'sending' : result}`}</p>
      <button type="button" onClick={press('recruiter')}>
        招聘
      </button>
      <button type="button" onClick={press('finance')}>
        财务
      </button>
      <button type="button" onClick={renew}>
        再来一个
      </button>
    </>
  );
}

/** The form opened for one record, then for another. */
function Opener() {
  const [id, setId] = useState('1');
  return (
    <>
      <Form opened={id} />
      <button type="button" onClick={() => setId('2')}>
        换一个
      </button>
    </>
  );
}
const shows = (text: string) => waitFor(() => expect(screen.getByTestId('state').textContent).toBe(text));
function open() {
  const server = serve({ [TEAM]: {}, [LINK]: { path: '/x' } });
  const page = renderPage(<Opener />);
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const keys = () => server.to(LINK).map(({ headers }) => headers.get('idempotency-key'));
  return { server, press, keys, ...page };
}

test('what an action changes is asked for anew, whether it was done or refused', async () => {
  const { server, press } = open();
  await shows('success ');
  await press('招聘');
  await shows('success made');
  expect(server.to(TEAM)).toHaveLength(2);
  server.change({ [LINK]: () => refusal('FORBIDDEN') });
  server.change({ [LINK]: () => refusal('QUOTA_EXCEEDED') });
  await press('招聘');
  await shows('success refused');
  expect(server.to(TEAM)).toHaveLength(3);
});

test('a double click is one call', async () => {
  const { server, user } = open();
  const answer = later<{ path: string }>();
  server.change({ [LINK]: () => answer.promise });
  await user.dblClick(screen.getByRole('button', { name: '招聘' }));
  await act(async () => answer.resolve({ path: '/x' }));
  await shows('success made');
  expect(server.to(LINK)).toHaveLength(1);
});

test('of two presses at once only the first goes on', async () => {
  const answers: unknown[] = [];
  function Pressed() {
    const { send } = useAction(LINK);
    const press = async () => answers.push(await send({ body: { role: 'finance' } }));
    return (
      <button type="button" onClick={() => void Promise.all([press(), press()])}>
        财务
      </button>
    );
  }
  serve({ [LINK]: { path: '/x' } });
  const { user } = renderPage(<Pressed />);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(answers).toMatchObject([undefined, { path: '/x' }]));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(answers, 'once it is done, it may be sent again').toHaveLength(4));
  expect(answers[3]).toMatchObject({ path: '/x' });
});

test('another try has the key of the first; other content, another opening and another entry have their own', async () => {
  const { server, press, keys } = open();
  server.change({ [LINK]: unreachable });
  await press('招聘');
  await shows('success refused');
  server.change({ [LINK]: { path: '/x' } });
  await press('招聘');
  await shows('success made');
  await press('财务');
  await press('再来一个');
  await press('财务');
  await press('换一个');
  await press('财务');
  await waitFor(() => expect(keys()).toHaveLength(5));
  const [first, again, other, entry, opened] = keys();
  expect(again).toBe(first);
  expect(new Set([first, other, entry, opened]).size).toBe(4);
});

function Two({ id }: { id: string | null }) {
  const one = useCall('GET /api/company/imports/:id', id === null ? null : { params: { id } });
  const same = useCall('GET /api/company/imports/:id', id === null ? null : { params: { id } });
  return <p>{`${one.fetchStatus} ${one.data?.name ?? ''} ${same.data?.name ?? ''}`}</p>;
}

test('two parts that ask the same are one call; with nothing to ask for nothing is asked', async () => {
  const server = serve({
    'GET /api/company/imports/:id': ({ params }) => ({ id: params.id ?? '', name: `表 ${params.id}` }),
  });
  const { unmount } = renderPage(<Two id="4" />);
  await screen.findByText('idle 表 4 表 4');
  expect(server.sent).toHaveLength(1);
  unmount();
  renderPage(<Two id={null} />);
  await screen.findByText('idle');
  expect(server.sent).toHaveLength(1);
});

test('the key of an endpoint alone begins the keys of all its calls', () => {
  const [prefix] = callKey(TEAM);
  expect(callKey('GET /api/company/imports/:id', { params: { id: '4' } })).toEqual([
    'GET /api/company/imports/:id',
    { params: { id: '4' } },
  ]);
  expect(prefix).toBe(TEAM);
});

test('without a network an act of the console is refused at once, and is not sent later', async () => {
  const server = serve({ [TEAM]: {}, [LINK]: unreachable });
  const { user } = renderConsole(<Form />);
  await shows('success ');
  network(false);
  await user.click(screen.getByRole('button', { name: '招聘' }));
  await shows('success refused');
  await screen.findByText('接口请求失败：网络已断开');
  network(true);
  await waitFor(() => expect(screen.queryByText(/连上后自动继续/)).toBeNull());
  expect(server.to(LINK)).toHaveLength(1);
});
