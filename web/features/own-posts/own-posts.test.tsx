import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ownJober } from '#contract/seekers/seeker.ts';
import { emptySession, setSession } from '#web/session/session-store.ts';
import { hear } from '#web/testing/live.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { noteDelivery, setFavourite, useDeliveryStatus, useIsFavourite } from './own-posts.ts';

const MINE = 'GET /api/posts/mine';
const KEEP = 'PUT /api/posts/:id/favourite';
const DROP = 'DELETE /api/posts/:id/favourite';

function Mark({ id }: { id: string }) {
  const isFavourite = useIsFavourite(id);
  const status = useDeliveryStatus(id);
  return <p data-testid={id}>{`${isFavourite ? 'favourite' : 'plain'} ${status ?? 'none'}`}</p>;
}

/** Each test has a seeker of its own: what one seeker owns is asked for once a session. */
let seeker = 910_000;
const enter = () => {
  seeker += 1;
  signIn.seeker({ jober: sampleOf(ownJober, { id: String(seeker) }) });
};
const open = (answers: Answers = {}) => {
  const server = serve({ [MINE]: {}, [KEEP]: null, [DROP]: null, ...answers });
  return {
    server,
    ...renderPage(
      <>
        <Mark id="1" />
        <Mark id="2" />
      </>,
    ),
  };
};
const mark = (id: string) => screen.getByTestId(id).textContent;
const delivered = { favourites: ['1'], deliveries: [{ postId: '2', status: 'viewed' as const }] };

test('however many marks a list has, what is one’s own is asked for once', async () => {
  enter();
  const { server } = open({ [MINE]: delivered });
  await waitFor(() => expect([mark('1'), mark('2')]).toEqual(['favourite none', 'plain viewed']));
  expect(server.to(MINE)).toHaveLength(1);
});

test('a visitor has no marks, and nothing is asked for', () => {
  const { server } = open();
  expect([mark('1'), server.to(MINE)]).toEqual(['plain none', []]);
});

test('the marks of one seeker are gone with the sign-out, and the next one’s are asked for', async () => {
  enter();
  const { server } = open({ [MINE]: delivered });
  await waitFor(() => expect(mark('1')).toBe('favourite none'));
  act(() => setSession(emptySession));
  await waitFor(() => expect([mark('1'), mark('2')]).toEqual(['plain none', 'plain none']));
  server.change({ [MINE]: { favourites: ['2'], deliveries: [] } });
  act(enter);
  await waitFor(() => expect([mark('1'), mark('2')]).toEqual(['plain none', 'favourite none']));
});

test('what was noted before a list asked is gone with the sign-out, and nothing is noted for nobody', async () => {
  enter();
  noteDelivery('1', 'submitted');
  setSession(emptySession);
  noteDelivery('2', 'submitted');
  open();
  expect([mark('1'), mark('2')]).toEqual(['plain none', 'plain none']);
});

test('an answer for the seeker before, which comes after the next one signed in, is not shown', async () => {
  enter();
  const slow = later<typeof delivered>();
  const { server } = open({ [MINE]: () => slow.promise });
  await waitFor(() => expect(server.to(MINE)).toHaveLength(1));
  server.change({ [MINE]: {} });
  act(enter);
  await waitFor(() => expect(server.to(MINE)).toHaveLength(2));
  await act(async () => slow.resolve(delivered));
  expect([mark('1'), mark('2')]).toEqual(['plain none', 'plain none']);
});

test('marks that did not load say nothing, and are asked for again by the next list', async () => {
  enter();
  const { server, unmount } = open({ [MINE]: unreachable });
  await waitFor(() => expect(server.to(MINE)).toHaveLength(1));
  expect(screen.queryByTitle('点击关闭')).toBeNull();
  unmount();
  open({ [MINE]: delivered });
  await waitFor(() => expect(mark('1')).toBe('favourite none'));
});

test('a favourite stands at once, and is taken back with the reason where the server refuses it', async () => {
  enter();
  const { server } = open({ [MINE]: { favourites: [], deliveries: [] } });
  await waitFor(() => expect(server.to(MINE)).toHaveLength(1));
  const answer = later<never>();
  server.change({ [KEEP]: () => answer.promise });
  let done = Promise.resolve(true);
  act(() => {
    done = setFavourite('1', true);
  });
  expect(mark('1')).toBe('favourite none');
  await act(async () => {
    answer.resolve(refusal('CONFLICT', '最多收藏 500 个职位') as never);
    await done;
  });
  expect(mark('1')).toBe('plain none');
  await screen.findByText('最多收藏 500 个职位');
});

test('a favourite that could not be given up is one still', async () => {
  enter();
  open({ [MINE]: delivered, [DROP]: unreachable });
  await waitFor(() => expect(mark('1')).toBe('favourite none'));
  await act(() => setFavourite('1', false));
  expect(mark('1')).toBe('favourite none');
});

test('what a dialog delivered or took back is marked in every list at once', async () => {
  enter();
  open({ [MINE]: delivered });
  await waitFor(() => expect(mark('2')).toBe('plain viewed'));
  act(() => noteDelivery('1', 'submitted'));
  act(() => noteDelivery('2', null));
  expect([mark('1'), mark('2')]).toEqual(['favourite submitted', 'plain none']);
});

test('a school that answers changes the mark without a reload', async () => {
  enter();
  const { server } = open({ [MINE]: delivered });
  await waitFor(() => expect(mark('2')).toBe('plain viewed'));
  server.change({ [MINE]: { favourites: ['1'], deliveries: [{ postId: '2', status: 'interview' }] } });
  hear('delivery', { id: '5' });
  await waitFor(() => expect(mark('2')).toBe('plain interview'));
});
