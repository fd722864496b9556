import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { listedPost } from '#web/features/posts/listed-post.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, serve, unreachable } from '#web/testing/serve.ts';
import { forgetList, keepList, recallList } from './cached-lists.ts';
import type { MobileListData } from './load-list.ts';
import { useEndless } from './mobile-list-page.tsx';

const POSTS = 'GET /api/posts';
const post = (id: string) => ({ id, title: `职位 ${id}` });
const card = (id: string) => listedPost(sampleOf(api[POSTS].returns.shape.items.element, post(id)));
const dataOf = (ids: string[], cursor: string | null, href = '/mobile/list'): MobileListData =>
  ({
    filters: {},
    href,
    cards: ids.map(card),
    cursor,
    count: { total: 9, totalIsCapped: false },
    understood: sampleOf(api[POSTS].returns, {}).understood,
    now: Date.now(),
  }) as unknown as MobileListData;

/** Simulates the end of the list coming into view. */
let comeNear = () => {};
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
        comeNear = () => notice([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        comeNear = () => {};
      }
    },
  );
  vi.stubGlobal('scrollBy', () => undefined);
});

function List({ data }: { data: MobileListData }) {
  const { cards, hasMore, state, more, end } = useEndless(data);
  return (
    <>
      <p data-testid="read">{cards.map(({ id }) => id).join('')}</p>
      <div ref={end}>{hasMore ? state : 'end'}</div>
      <button type="button" onClick={() => void more()}>
        again
      </button>
    </>
  );
}
const read = () => screen.getByTestId('read').textContent;
const near = () => act(async () => comeNear());

test('the next page comes before the end is seen, without what is there already, until there is none', async () => {
  const server = serve({ [POSTS]: { items: [post('2'), post('3')], nextCursor: 'c2' } });
  renderPage(<List data={dataOf(['1', '2'], 'c1')} />);
  await near();
  await waitFor(() => expect(read()).toBe('123'));
  server.change({ [POSTS]: { items: [post('4')], nextCursor: null } });
  await near();
  await waitFor(() => expect(read()).toBe('1234'));
  expect(server.to(POSTS).map(({ query }) => query.cursor)).toEqual(['c1', 'c2']);
  screen.getByText('end');
});

test('one page is asked for at a time', async () => {
  const slow = later<object>();
  const server = serve({ [POSTS]: () => slow.promise });
  renderPage(<List data={dataOf(['1'], 'c1')} />);
  await near();
  await near();
  expect(server.to(POSTS)).toHaveLength(1);
  await act(async () => slow.resolve({ items: [] }));
});

test('a page that failed is not asked for over and over, only by a press', async () => {
  const server = serve({ [POSTS]: unreachable });
  const { user } = renderPage(<List data={dataOf(['1'], 'c1')} />);
  await near();
  await screen.findByText('failed');
  await near();
  const requested = server.to(POSTS).length;
  server.change({ [POSTS]: { items: [post('2')], nextCursor: null } });
  await user.click(screen.getByText('again'));
  await waitFor(() => expect(read()).toBe('12'));
  expect(server.to(POSTS).length).toBe(requested + 1);
});

test('after a reload the lists of this build are there again, and none that another build stored', async () => {
  const href = '/mobile/list?stored';
  const found = [];
  for (const build of ['', 'another']) {
    const lists = [[href, { list: dataOf(['1'], null, href), place: null }]];
    sessionStorage.setItem('jyrc_mobile_lists', JSON.stringify({ build, lists }));
    // A module of its own, as the page that is loaded again has.
    const again = `./cached-lists.ts?after=${build}`;
    const { recallList: recallAgain } = (await import(again)) as { recallList: typeof recallList };
    found.push(recallAgain(href)?.cards.length);
  }
  expect(found).toEqual([1, undefined]);
});

test('what was read is kept for the way back, some lists long, and not for ever', () => {
  for (const n of [1, 2, 3, 4, 5, 6]) keepList(`/mobile/list?n=${n}`, dataOf([`${n}`], null, `/mobile/list?n=${n}`));
  expect([1, 6].map((n) => recallList(`/mobile/list?n=${n}`)?.cards.length)).toEqual([undefined, 1]);
  forgetList('/mobile/list?n=6');
  expect(recallList('/mobile/list?n=6')).toBeUndefined();
  vi.useFakeTimers();
  vi.setSystemTime(Date.now() + 11 * 60_000);
  expect(recallList('/mobile/list?n=5')).toBeUndefined();
});
