import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadJobs } from '#web/features/search/load-jobs.ts';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { JobsPage } from './jobs-page.tsx';

const POSTS = 'GET /api/posts';
const FACETS = 'GET /api/posts/facets';
const facets = {
  stage: { senior: 9, primary: 4 },
  tenure: { establishment: 7, contract: 3 },
  subject: { math: 5, chinese: 4 },
  education: { bachelor: 6, master: 3 },
  city: { 440300: 8, 440100: 5 },
  county: {},
};

/** A search that finds one post for each filter that is set, named after the query. */
function searching() {
  const found = ({ query: { keyword, stage, subject, page } }: Sent) => {
    const title =
      [keyword, stage, subject, page === '1' ? '' : page && `第${page}页`].filter(Boolean).join(' ') || '全部';
    return { items: [{ id: '1', title }], total: 45 };
  };
  return serve({
    [POSTS]: found,
    [FACETS]: facets,
    'GET /api/posts/around': {},
    'GET /api/site/regions': ({ query }) => (query.parent === '440300' ? [{ code: '440305', name: '南山区' }] : []),
    'POST /api/queries': null,
    'GET /api/exams': {},
    'GET /api/fairs': {},
  });
}

/** Each with words of its own: in a browser the counts of the same search are asked for once. */
const open = (query = '') => renderLoaded(loadJobs, (data) => <JobsPage data={data} />, `/jobs${query}`);
const panel = async () => within(await screen.findByRole('region', { name: '筛选条件' }));
/** The pill of a filter, whatever is chosen in it. */
const pill = async (name: string) =>
  (await panel()).getByLabelText(new RegExp(`^${name}(?:：|$)`), { selector: 'summary' });
/** An option of a pill, which is opened for it. */
async function option(user: { click(element: Element): Promise<void> }, name: string, label: RegExp | string) {
  const summary = await pill(name);
  if (!(summary.parentElement as HTMLDetailsElement).open) await user.click(summary);
  return within(summary.parentElement as HTMLElement).findByRole('link', { name: label });
}
const shows = (title: string) => screen.findByRole('link', { name: title });
const chips = () =>
  screen.queryAllByRole('link', { name: /^去掉条件：/ }).map((chip) => chip.getAttribute('aria-label')?.slice(5));
/** What the pills say is chosen. */
const chosen = () =>
  [...document.querySelectorAll('.filter-list.filter-on')].map((one) => one.getAttribute('aria-label')?.split('：')[1]);

test('an option of a pill is searched, stands in the address and in the pill, and 不限 takes it away again', async () => {
  const server = searching();
  const { user, address } = open('?keyword=物理');
  await shows('物理');
  await user.click(await option(user, '学段', /^普通高中/));
  await shows('物理 senior');
  expect(decodeURIComponent(address())).toBe('/jobs?keyword=物理&stage=senior');
  expect((await option(user, '学段', /^普通高中/)).getAttribute('aria-current')).toBe('true');
  expect(chosen()).toEqual(['普通高中']);
  expect(server.to(POSTS).at(-1)?.query).toMatchObject({ keyword: '物理', stage: 'senior', page: '1' });
  await user.click(await option(user, '学段', '不限'));
  await shows('物理');
  expect(chosen()).toEqual([]);
  expect(decodeURIComponent(address())).toBe('/jobs?keyword=物理');
});

test('the back button brings the search before back, with its list and its pills', async () => {
  searching();
  const { user, router, address } = open('?keyword=化学');
  await shows('化学');
  await user.click(await option(user, '学段', /^普通高中/));
  await shows('化学 senior');
  await user.click(await option(user, '学段', /^小学/));
  await shows('化学 primary');
  expect(chosen()).toEqual(['小学']);
  await act(async () => router.navigate(-1));
  await shows('化学 senior');
  expect([decodeURIComponent(address()), chosen()]).toEqual(['/jobs?keyword=化学&stage=senior', ['普通高中']]);
});

test('the words stand as chips with what is behind 更多; 清空筛选 takes the filters away and leaves the words', async () => {
  searching().change({
    [POSTS]: ({ query }: Sent) => ({
      items: [{ id: '1', title: ['生物', query.stage].filter(Boolean).join(' ') }],
      total: 45,
      understood: { parts: ['生物'] },
    }),
  });
  const { user, address } = open('?keyword=生物&stage=senior&benefit=canteen&salaryMin=800000');
  await shows('生物 senior');
  expect(chips()).toEqual(['生物', '食堂']);
  expect(chosen()).toEqual(['普通高中', '8K 起', '更多 1']);
  await user.click(screen.getByRole('link', { name: '清空筛选' }));
  await shows('生物');
  expect([decodeURIComponent(address()), chips()]).toEqual(['/jobs?keyword=生物', ['生物']]);
});

test('the counts of a menu are asked for when it is first opened, once for all menus; choosing closes it and searches', async () => {
  const server = searching();
  const { user, address } = open('?keyword=历史');
  await shows('历史');
  const before = server.to(FACETS).length;
  await user.click(await pill('学历'));
  await waitFor(() => expect(server.to(FACETS)).toHaveLength(before + 1));
  await user.click(await option(user, '学科', /^数学/));
  expect(server.to(FACETS).filter(({ query }) => !query.subject)).toHaveLength(before + 1);
  await shows('历史 math');
  expect(decodeURIComponent(address())).toBe('/jobs?keyword=历史&subject=math');
  expect(chosen()).toEqual(['数学']);
});

test('where the counts of a menu do not come its options stand without numbers, and nothing is said', async () => {
  const server = searching();
  server.change({ [FACETS]: unreachable });
  const { user } = open('?keyword=地理');
  await shows('地理');
  await user.click(await option(user, '学科', /^数学$/));
  await shows('地理 math');
  expect(screen.queryByTitle('点击关闭')).toBeNull();
});

test('the arrow keys walk through an open menu, and Escape closes it and returns to its button', async () => {
  searching();
  const { user } = open('?keyword=政治');
  await shows('政治');
  const summary = await pill('学科');
  await user.click(summary);
  const links = await within(summary.parentElement as HTMLElement).findAllByRole('link');
  await waitFor(() => expect(links.length).toBeGreaterThan(1));
  summary.focus();
  await user.keyboard('{ArrowDown}');
  const first = document.activeElement;
  await user.keyboard('{ArrowDown}{ArrowUp}');
  expect(first?.tagName).toBe('A');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{Escape}');
  expect([summary.closest('details')?.open, document.activeElement]).toEqual([false, summary]);
});

test('the rarer filters stand behind 更多, which says how many are chosen', async () => {
  searching();
  const { user } = open('?keyword=书法&benefit=canteen');
  await shows('书法');
  expect(chosen()).toEqual(['更多 1']);
  await user.click(await pill('更多'));
  // A role has the same name.
  await screen.findByRole('link', { name: '食堂', current: true });
});

test('a salary of one’s own is searched from its menu; the lower above the upper is refused where it was typed', async () => {
  const server = searching();
  const { user, address } = open('?keyword=音乐');
  await shows('音乐');
  await user.click(await pill('月薪'));
  const least = await screen.findByLabelText('最低薪资（元/月）');
  const send = () => user.click(screen.getByRole('button', { name: '确定' }));
  fireEvent.change(least, { target: { value: '12000' } });
  fireEvent.change(screen.getByLabelText('最高薪资（元/月）'), { target: { value: '9000' } });
  await send();
  screen.getByText('最低薪资不能高于最高薪资');
  expect(least).toHaveProperty('value', '12000');
  fireEvent.change(screen.getByLabelText('最高薪资（元/月）'), { target: { value: '' } });
  await send();
  await waitFor(() => expect(address()).toContain('salaryMin=1200000'));
  await waitFor(() => expect(server.to(POSTS).at(-1)?.query.salaryMin).toBe('1200000'));
  await waitFor(() => expect(chosen()).toEqual(['12K 起']));
});

test('a place is added to a place, and pressing it again takes only itself away', async () => {
  searching();
  const { user, address } = open('?keyword=体育&cityCode=440300');
  await shows('体育');
  await user.click(await option(user, '城市', /^广州/));
  await waitFor(() => expect(address()).toContain('alsoCity=440100'));
  await user.click(await option(user, '城市', /^深圳/));
  await waitFor(() => expect(decodeURIComponent(address())).toBe('/jobs?keyword=体育&cityCode=440100'));
});

test('pages are turned without asking the counts again; a filter begins at the first page', async () => {
  const server = searching();
  const { user, address } = open('?keyword=美术');
  await shows('美术');
  const counted = server.to(FACETS).length;
  await user.click(screen.getByRole('link', { name: /^(第 ?)?2( ?页)?$/ }));
  await shows('美术 第2页');
  expect(server.to(FACETS)).toHaveLength(counted);
  await user.click(await option(user, '学段', /^普通高中/));
  await shows('美术 senior');
  expect(address()).not.toContain('page=');
});

test('while the next list is on its way the old one is not pressed for it; the newest press wins', async () => {
  const server = searching();
  const { user, address } = open('?keyword=科学');
  await shows('科学');
  const slow = later<{ items: { id: string; title: string }[] }>();
  server.change({
    [POSTS]: ({ query }) => (query.stage === 'senior' ? slow.promise : { items: [{ id: '2', title: '小学的' }] }),
  });
  await user.click(await option(user, '学段', /^普通高中/));
  expect(screen.getByRole('region', { name: '职位列表' }).getAttribute('aria-busy')).toBe('true');
  await user.click(await option(user, '学段', /^小学/));
  await shows('小学的');
  await act(async () => slow.resolve({ items: [{ id: '3', title: '高中的' }] }));
  await shows('小学的');
  expect(address()).toContain('stage=primary');
  expect(screen.queryByText('高中的')).toBeNull();
});

test('nothing found offers wider searches with their numbers, and a deep page the first one', async () => {
  const server = searching();
  const around = { widenings: [{ label: '不限编制', query: '?keyword=俄语', total: 12 }] };
  server.change({
    [POSTS]: ({ query }) =>
      query.tenure ? { items: [], total: 0 } : { items: [{ id: '1', title: '俄语教师' }], total: 12 },
    'GET /api/posts/around': around,
  });
  const { user, address } = open('?keyword=俄语&tenure=establishment');
  await user.click(await screen.findByRole('link', { name: '不限编制，有 12 个' }));
  await shows('俄语教师');
  expect(decodeURIComponent(address())).toBe('/jobs?keyword=俄语');
});

test.each([
  ['is not reached', unreachable, '网络不通，请检查网络后重试'],
  ['has no answer now', () => refusal('UNAVAILABLE', '搜索暂时不可用'), '搜索暂时不可用'],
])('a list that %s says why and is asked for again by one press', async (_, answer, said) => {
  const server = searching();
  server.change({ [POSTS]: answer });
  const { user } = open('?keyword=日语');
  const again = await screen.findByRole('button', { name: /重试|重新/ });
  expect(document.querySelector('[data-failed]')?.textContent).toContain(said);
  server.change({ [POSTS]: { items: [{ id: '1', title: '日语教师' }], total: 1 } });
  await user.click(again);
  await shows('日语教师');
});

test('counts of a sample are said to be about right', async () => {
  searching().change({ [FACETS]: { ...facets, estimated: true } as never });
  const { user } = open('?keyword=估计');
  expect((await option(user, '学段', /高中/)).textContent).toMatch(/约 9$/);
});

test('while another list loads its number is not the old one, and nothing found is no number', async () => {
  const server = searching();
  const { user } = open('?keyword=劳动');
  await shows('劳动');
  const sorts = () => screen.queryByLabelText(/^排序：/);
  const said = () => document.querySelector('header.head p')?.textContent;
  expect(said()).toBe('全国有 45 个职位');
  const answer = later<object>();
  server.change({ [POSTS]: (() => answer.promise) as never });
  await user.click(await option(user, '学段', /^普通高中/));
  await waitFor(() => expect(said()).toBe('正在查找'));
  await act(async () => answer.resolve({ items: [], total: 0 }));
  // What is not there has no order; whoever waits for it is told of it.
  await waitFor(() => expect(sorts()).toBeNull());
  const empty = (await screen.findByText('换个关键词，或者少选几个条件')).parentElement as HTMLElement;
  await within(empty).findByRole('button', { name: '订阅这个搜索' });
  expect(screen.getAllByRole('button', { name: '订阅这个搜索' })).toHaveLength(1);
});

test('a visitor is asked the four questions only when their menu is opened', async () => {
  searching();
  const { user } = open('?keyword=音乐');
  await shows('音乐');
  expect(screen.queryByRole('group', { name: '学历' })).toBeNull();
  const [button] = screen.getAllByText('我能报哪些');
  await user.click(button as HTMLElement);
  const [degree] = await screen.findAllByRole('group', { name: '学历' });
  expect(degree).toBeTruthy();
});
