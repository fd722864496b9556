import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OpenTo } from '#contract/search/post-search.ts';
import { checkOfAddress } from '#web/features/quick-check/choices.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { later, refusal, serve, unreachable } from '#web/testing/serve.ts';
import { QuickCheck } from './home-page.tsx';
import type { HomeData } from './load-home.ts';

const COUNT = 'GET /api/posts/open-to';
const counted = (total: number): OpenTo => ({ total, establishment: Math.floor(total / 2), quota: 1 });

function open(query = '', { openTo = counted(40), cityCode = '440300' as string | undefined } = {}) {
  history.replaceState({ key: 'own' }, '', `/${query}`);
  const check = checkOfAddress(new URLSearchParams(query), cityCode);
  return renderPage(<QuickCheck data={{ check, openTo, cityCode } as HomeData} />);
}
const row = (name: string) => within(screen.getByRole('group', { name }));
const chosen = () =>
  ['学历', '专业', '教资', '城市'].map(
    (name) =>
      row(name)
        .getAllByRole('link')
        .find((one) => one.getAttribute('aria-current') === 'true')?.textContent,
  );
const choose = (name: string, label: string) => fireEvent.click(row(name).getByRole('link', { name: label }));
const result = () => document.querySelector('[aria-live]')?.textContent;

afterEach(() => history.replaceState(null, '', '/'));

test('every choice counts again with all four, and stands in the address without another page', async () => {
  const server = serve({ [COUNT]: ({ query }) => counted(query.applicant?.startsWith('master') ? 1_234 : 60) });
  const before = history.length;
  open();
  expect(chosen()).toEqual(['本科', '中文', '小学', '深圳']);
  expect(result()).toBe('符合学历、专业和教资，不要求经验的 40 个，其中编制 20 个');
  choose('学历', '硕士');
  await waitFor(() => expect(result()).toBe('符合学历、专业和教资，不要求经验的 1,234 个，其中编制 617 个'));
  choose('城市', '不限');
  await waitFor(() => expect(server.to(COUNT)).toHaveLength(2));
  expect(server.to(COUNT).map(({ query }) => [query.applicant, query.cityCode])).toEqual([
    ['master-chinese-primary-0', '440300'],
    ['master-chinese-primary-0', undefined],
  ]);
  expect(chosen()).toEqual(['硕士', '中文', '小学', '不限']);
  expect(location.search).toContain('applicant=master-chinese-primary-0');
  expect([history.length, history.state]).toEqual([before, { key: 'own' }]);
  screen.getByRole('link', { name: '看这 1,234 个' });
});

test('the newest choice wins, whichever answer comes last', async () => {
  const slow = later<OpenTo>();
  serve({ [COUNT]: ({ query }) => (query.applicant?.startsWith('doctor') ? slow.promise : counted(8)) });
  open();
  choose('学历', '博士');
  choose('学历', '大专');
  await waitFor(() => expect(result()).toContain('符合学历、专业和教资，不要求经验的 8 个'));
  await act(async () => slow.resolve(counted(999)));
  expect(result()).toContain('符合学历、专业和教资，不要求经验的 8 个');
});

test.each([
  ['is not reached', unreachable],
  ['refuses', () => refusal('TOO_MANY_REQUESTS')],
])('where the server %s it says so here and nowhere else, and the next choice tries again', async (_, answer) => {
  const server = serve({ [COUNT]: answer });
  open();
  choose('学历', '硕士');
  expect((await screen.findByRole('alert')).textContent).toBe('没有算出来，请再点一次');
  expect(screen.queryByTitle('点击关闭')).toBeNull();
  server.change({ [COUNT]: counted(5) });
  choose('学历', '硕士');
  await waitFor(() => expect(result()).toContain('符合学历、专业和教资，不要求经验的 5 个'));
});

test('a choice behind 其他 closes its list and stands among the first ones', async () => {
  serve({ [COUNT]: counted(3) });
  open();
  const details = row('专业').getByText('其他').closest('details') as HTMLDetailsElement;
  details.open = true;
  choose('专业', '物理');
  expect(details.open).toBe(false);
  await waitFor(() => expect(result()).toContain('符合学历、专业和教资，不要求经验的 3 个'));
  expect(chosen()[1]).toBe('物理');
});

test('a link opened in a new tab leaves the check as it was', () => {
  const server = serve({ [COUNT]: counted(3) });
  open();
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])
    fireEvent.click(row('学历').getByRole('link', { name: '硕士' }), how);
  expect(server.to(COUNT)).toEqual([]);
  expect(chosen()[0]).toBe('本科');
});

test('an address brings its check back; a code it does not know is the usual one', () => {
  serve({});
  open('?applicant=doctor-physics-senior&checkCity=any');
  expect(chosen()).toEqual(['博士', '物理', '高中', '不限']);
});

test.each(['?applicant=doctor-magic-senior', '?applicant=', '?checkCity=999999'])(
  '“%s” is the usual check',
  (query) => {
    serve({});
    open(query);
    expect(chosen()).toEqual(['本科', '中文', '小学', '深圳']);
  },
);

test('without a post the way leads to similar ones', () => {
  serve({});
  open('', { openTo: { total: 0, establishment: 0, quota: 0 } });
  screen.getByRole('link', { name: '看看相近的' });
});

test('the result is shared with its address; where the clipboard is closed the person is told how', async () => {
  serve({});
  const { user } = open('?applicant=master-math-senior');
  await user.click(screen.getByRole('button', { name: '发给朋友' }));
  fireEvent.click(await screen.findByRole('button', { name: '复制链接' }));
  await screen.findByText('链接已复制');
  expect(await navigator.clipboard.readText()).toContain('applicant=master-math-senior');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('closed'));
  fireEvent.click(screen.getByRole('button', { name: '复制链接' }));
  await screen.findByText('复制没有成功，请长按或选中链接复制');
});
