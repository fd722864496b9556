import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { setNavigator } from '#web/api/navigator.ts';
import { paths } from '#web/paths.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { later, serve, unreachable } from '#web/testing/serve.ts';
import type { JobFilters } from './job-filters.ts';
import { SalaryRange } from './salary-range.tsx';
import { SaveSearch } from './save-search.tsx';
import { SearchBox } from './search-box.tsx';
import { nextActive, suggestionHref } from './use-combobox.ts';

const SUGGEST = 'GET /api/posts/suggest';
const suggestions = [
  { kind: 'subject' as const, text: '高中物理', count: 120 },
  { kind: 'company' as const, text: '深圳中学', id: '9', count: 0 },
];
const field = () => screen.getByRole('combobox', { name: '搜索' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const options = () => screen.queryAllByRole('option').filter((one) => one.id);

test('what is typed is asked for once it rests, and the arrow keys walk through what is suggested', async () => {
  const server = serve({ [SUGGEST]: suggestions });
  const { user, address } = renderPage(<SearchBox />);
  await user.click(field());
  type('高');
  type('高中');
  await waitFor(() => expect(options()).toHaveLength(2));
  expect(server.to(SUGGEST).map(({ query }) => query.keyword)).toEqual(['高中']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/business/details?id=9');
});

test('what is typed before the effects of the page have run is kept', async () => {
  serve({ [SUGGEST]: [] });
  function TypesAtOnce() {
    useLayoutEffect(() => void type('政治'), []);
    return <SearchBox keyword="地理" />;
  }
  renderPage(<TypesAtOnce />);
  expect(field()).toMatchObject({ value: '政治' });
});

test('Escape closes the list and keeps what was typed; Enter without a choice leaves the form to be sent', async () => {
  serve({ [SUGGEST]: suggestions });
  const { user, address } = renderPage(<SearchBox />);
  await user.click(field());
  type('高中');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.keyboard('{Escape}');
  expect([options(), field()]).toMatchObject([[], { value: '高中' }]);
  expect(address()).toBe('/');
});

test('a picked word is searched, and stands in the field', async () => {
  serve({ [SUGGEST]: suggestions });
  const { user, address } = renderPage(<SearchBox />);
  await user.click(field());
  type('高中');
  await waitFor(() => expect(options()).toHaveLength(2));
  const [first] = options();
  if (first) await user.click(first);
  expect(decodeURIComponent(address())).toBe('/jobs?keyword=高中物理');
});

test('an answer for what was typed before does not come over what was typed since', async () => {
  const slow = later<typeof suggestions>();
  const server = serve({ [SUGGEST]: ({ query }) => (query.keyword === '高' ? slow.promise : suggestions.slice(1)) });
  const { user } = renderPage(<SearchBox />);
  await user.click(field());
  type('高');
  await waitFor(() => expect(server.to(SUGGEST)).toHaveLength(1));
  type('深圳');
  await waitFor(() => expect(options()).toHaveLength(1));
  await act(async () => slow.resolve(suggestions));
  expect(options()).toHaveLength(1);
});

test('without an answer there is simply no list; companies are searched without one', async () => {
  const server = serve({ [SUGGEST]: unreachable });
  const { user, container } = renderPage(<SearchBox keep={{ cityCode: '440300' }} />);
  await user.click(field());
  type('高中');
  await waitFor(() => expect(server.to(SUGGEST)).toHaveLength(1));
  expect([options(), screen.queryByText('接口请求失败')]).toEqual([[], null]);
  await user.selectOptions(screen.getByRole('combobox', { name: '搜索范围' }), '单位');
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/business');
  type('深圳');
  expect(server.to(SUGGEST)).toHaveLength(1);
});

test('clearing empties the field and leaves the cursor in it', async () => {
  const { user } = renderPage(<SearchBox keyword="物理" />);
  await user.click(screen.getByRole('button', { name: '清空' }));
  expect(field()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field());
});

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, -1],
  ['ArrowUp', -1, 3, 2],
  ['ArrowUp', 0, 3, -1],
  ['Tab', 0, 3, null],
] as const)('%s from %i of %i leads to %j', (key, active, count, to) =>
  expect(nextActive(key, active, count)).toBe(to),
);

test.each([
  [{ kind: 'company', id: '9', text: '深圳中学' }, '/business/details?id=9'],
  [{ kind: 'post', id: '42', text: '物理' }, '/jobs/details?id=42'],
  [{ kind: 'city', text: '深圳' }, '/jobs?keyword=深圳'],
  [{ kind: 'word', text: '编制' }, '/jobs?keyword=编制'],
] as const)('the suggestion %j leads to %s', (item, href) =>
  expect(decodeURIComponent(suggestionHref({ count: 0, ...item }, paths))).toBe(href),
);

test('a salary of one’s own is taken in yuan, the lower first', async () => {
  const chosen: JobFilters[] = [];
  const { user } = renderPage(
    <SalaryRange filters={{ stage: 'senior' }} onChoose={(filters) => chosen.push(filters)} />,
    '/jobs',
  );
  const [least, most] = [screen.getByLabelText('最低薪资（元/月）'), screen.getByLabelText('最高薪资（元/月）')];
  await user.type(least, '9000');
  await user.type(most, '7000');
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(screen.getByRole('alert').textContent).toBe('最低薪资不能高于最高薪资');
  await user.clear(most);
  await user.type(most, '13500');
  await user.click(screen.getByRole('button', { name: '确定' }));
  expect(chosen).toEqual([{ stage: 'senior', salaryMin: '900000', salaryMax: '1350000' }]);
});

const SAVED = 'GET /api/searches';
const SAVE = 'POST /api/searches';
const filters = { keyword: '物理', sort: 'newest' };

test('a visitor who wants to keep a search signs in and comes back to it', async () => {
  const led: string[] = [];
  const { user } = renderPage(<SaveSearch filters={filters} />);
  setNavigator((path) => void led.push(path));
  await user.click(screen.getByRole('button', { name: '订阅这个搜索' }));
  expect(decodeURIComponent(decodeURIComponent(led[0] ?? ''))).toContain('/jobs?keyword=物理');
});

test('a search is kept once, whatever its order; another one can be kept anew', async () => {
  signIn.seeker();
  const server = serve({ [SAVED]: [], [SAVE]: { name: '物理' } });
  const { user } = renderPage(<SaveSearch filters={filters} />);
  await user.click(screen.getByRole('button', { name: '订阅这个搜索' }));
  await screen.findByText('已订阅“物理”，有新职位每天提醒一次');
  expect(server.to(SAVE)[0]?.body).toEqual({ filters: { keyword: '物理' } });
  expect(screen.getByRole('link', { name: '已订阅，去管理' }).getAttribute('href')).toContain('tab=searches');
});

test('a search that was kept before is shown as kept; one that is refused can be tried again', async () => {
  signIn.seeker();
  const server = serve({ [SAVED]: [{ query: 'keyword=%E7%89%A9%E7%90%86' }] });
  const first = renderPage(<SaveSearch filters={filters} />);
  await screen.findByRole('link', { name: '已订阅，去管理' });
  first.unmount();
  server.change({ [SAVED]: [], [SAVE]: unreachable });
  const { user } = renderPage(<SaveSearch filters={filters} />);
  await user.click(screen.getByRole('button', { name: '订阅这个搜索' }));
  await screen.findByText('接口请求失败');
  expect(screen.getByRole('button', { name: '订阅这个搜索' })).toHaveProperty('disabled', false);
});

test('Enter, arrows and Escape that belong to the choice of a character leave the list and the words alone', async () => {
  serve({ [SUGGEST]: suggestions });
  const { user, address } = renderPage(<SearchBox />);
  await user.click(field());
  type('gaozhong');
  await waitFor(() => expect(options()).toHaveLength(2));
  for (const key of ['ArrowDown', 'Enter', 'Escape'])
    fireEvent.keyDown(field(), { key, isComposing: true, keyCode: 229 });
  expect(field().getAttribute('aria-activedescendant')).toBeNull();
  expect([options().length, address(), field()]).toMatchObject([2, '/', { value: 'gaozhong' }]);
});

test('the list closes when the field is left, and the same words ask again when it is entered', async () => {
  serve({ [SUGGEST]: suggestions });
  const { user } = renderPage(
    <>
      <SearchBox />
      <button type="button">elsewhere</button>
    </>,
  );
  await user.click(field());
  type('高中');
  await waitFor(() => expect(options()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  await waitFor(() => expect(options()).toEqual([]));
  expect(field()).toHaveProperty('value', '高中');
});
