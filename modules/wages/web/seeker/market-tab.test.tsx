import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ownJober } from '#contract/seekers/seeker.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import type { SalaryCell } from '../../contract/market.ts';
import { MarketTab } from './market-tab.tsx';

const ASK = 'GET /api/salaries';
const cell = (more: Partial<SalaryCell> = {}): SalaryCell => ({
  cityCode: '',
  cityName: '',
  stage: '',
  tenure: '',
  role: '',
  n: 40,
  hires: 6,
  q1: 700_000,
  median: 900_000,
  q3: 1_200_000,
  ...more,
});
const market = {
  found: cell(),
  byCity: [
    cell({ cityCode: '440300', cityName: '深圳', median: 1_100_000 }),
    cell({ cityCode: '440100', cityName: '广州' }),
  ],
  byTenure: [cell({ tenure: 'establishment' }), cell({ tenure: 'contract', median: 800_000 })],
  byStage: [cell({ stage: 'senior' })],
  byRole: [],
  mine: { title: '高中数学', min: 800_000, max: 1_000_000, above: 42 },
  countedAt: null,
};
/** What was asked for, without the mark of calls in the background. */
const asked = (server: ReturnType<typeof serve>) => server.to(ASK).map(({ query: { bg: _, ...query } }) => query);
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const medians = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

const signedIn = (cityCode: string | null) => signIn.seeker({ jober: sampleOf(ownJober, { name: '林晓', cityCode }) });
beforeEach(() => signedIn('440300'));

test('the market of one’s own city comes first, with the own wish in it', async () => {
  const server = serve({ [ASK]: market });
  renderPage(<MarketTab />);
  await screen.findByText(/我的期望（高中数学）/);
  screen.getAllByText('42%');
  expect(asked(server)[0]).toEqual({ cityCode: '440300' });
  expect(select('城市').selectedOptions[0]?.textContent).toBe('深圳');
  expect(medians()).toEqual(['9,000', '8,000']);
});

test('each choice asks anew with all of them, and an empty one is no choice', async () => {
  const server = serve({ [ASK]: market });
  renderPage(<MarketTab />);
  await screen.findByText(/我的期望（/);
  fireEvent.change(select('学段'), { target: { value: 'senior' } });
  fireEvent.change(select('城市'), { target: { value: '' } });
  await waitFor(() => expect(server.to(ASK)).toHaveLength(3));
  expect(asked(server)).toEqual([{ cityCode: '440300' }, { cityCode: '440300', stage: 'senior' }, { stage: 'senior' }]);
});

test('a city without enough samples stays the chosen one, and can be left for the whole country', async () => {
  const server = serve({
    [ASK]: ({ query }: Sent) => (query.cityCode ? { ...market, found: null, byCity: market.byCity.slice(1) } : market),
  });
  renderPage(<MarketTab />);
  await screen.findByText(/免得看出个别岗位/);
  expect(select('城市').selectedOptions[0]?.textContent).toBe('深圳');
  fireEvent.change(select('城市'), { target: { value: '' } });
  await screen.findByText(/我的期望（/);
  expect(asked(server).at(-1)).toEqual({});
});

test('an answer for an earlier choice does not come over a later one', async () => {
  const slow = later<typeof market>();
  serve({ [ASK]: ({ query }: Sent) => (query.stage === 'senior' ? slow.promise : market) });
  renderPage(<MarketTab />);
  await screen.findByText(/我的期望（/);
  fireEvent.change(select('学段'), { target: { value: 'senior' } });
  fireEvent.change(select('学段'), { target: { value: '' } });
  await act(async () => slow.resolve({ ...market, found: cell({ n: 7_777 }) }));
  expect(screen.queryByText('7,777')).toBeNull();
  expect(screen.queryByText(/没有加载出来/)).toBeNull();
});

test('the comparison turns by tenure, stage, role and city; a group of too few says so', async () => {
  serve({ [ASK]: market });
  const { user } = renderPage(<MarketTab />);
  await screen.findByText(/我的期望（/);
  const group = within(screen.getByRole('group', { name: '比较' }));
  await user.click(group.getByRole('button', { name: '按城市' }));
  expect(screen.getAllByRole('rowheader').map((one) => one.textContent?.slice(0, 2))).toEqual(['深圳', '广州']);
  await user.click(group.getByRole('button', { name: '按岗位' }));
  screen.getByText('少于 5 个样本的不显示，放宽条件再看');
  await user.click(group.getByRole('button', { name: '按编制' }));
  expect(medians()).toHaveLength(2);
});

test('a wish that is not known is asked for; one without a place in the market has none', async () => {
  serve({ [ASK]: { ...market, mine: null } });
  const first = renderPage(<MarketTab />);
  const link = await screen.findByRole('link', { name: '求职意向' });
  expect(link.getAttribute('href')).toContain('intentions');
  first.unmount();
  serve({ [ASK]: { ...market, mine: { ...market.mine, above: null } } });
  renderPage(<MarketTab />);
  await screen.findByText(/我的期望（高中数学）/);
  expect(screen.queryByText(/中点高于约/)).toBeNull();
});

test('a market that did not load is asked for again with the same choices', async () => {
  const server = serve({ [ASK]: market });
  const { user } = renderPage(<MarketTab />);
  await screen.findByText(/我的期望（/);
  server.change({ [ASK]: unreachable });
  fireEvent.change(select('编制'), { target: { value: 'contract' } });
  await screen.findByText('薪酬行情没有加载出来，请稍后再试');
  server.change({ [ASK]: market });
  await user.click(screen.getByRole('button', { name: /重试/ }));
  await screen.findByText(/我的期望（/);
  expect(select('编制').value).toBe('contract');
  expect(asked(server).at(-1)).toEqual({ cityCode: '440300', tenure: 'contract' });
});

test('who named no city sees the whole country', async () => {
  signedIn(null);
  const server = serve({ [ASK]: market });
  renderPage(<MarketTab />);
  await screen.findByText(/我的期望（/);
  expect(asked(server)[0]).toEqual({});
  expect(select('城市').selectedOptions[0]?.textContent).toBe('全国');
});
