import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#web/paths.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { serve, unreachable } from '#web/testing/serve.ts';
import { fairDetail, fairExhibitor } from '../../contract/fair-views.ts';
import { FairPage } from './fair-page.tsx';
import { loadFair } from './load-fair.ts';

const booth = (id: string, x: number, companyId: string | null, hall = 0) => ({
  id,
  number: id,
  hall,
  x,
  y: 0,
  w: 2,
  h: 2,
  companyId,
  status: companyId ? ('sold' as const) : ('free' as const),
});
const exhibitor = (companyId: string, name: string, at: string | null, subjects: string[] = ['math'], hall = 0) =>
  sampleOf(fairExhibitor, {
    companyId,
    name,
    booth: at ? { id: at, number: at, hall } : null,
    posts: [{ id: `9${companyId}`, title: `${name}的岗位`, subjects: subjects as never }],
  });
const halls = [
  { name: '1 号馆', width: 20, height: 10, entrance: '东门' },
  { name: '2 号馆', width: 20, height: 10, entrance: '西门' },
];
const fair = (more: Some<typeof fairDetail._output> = {}) =>
  sampleOf(fairDetail, {
    id: '5',
    title: '春季教师招聘会',
    status: 'open',
    online: false,
    halls,
    type: 'campus',
    kind: 'school',
    booths: [booth('A01', 0, '1'), booth('A02', 4, '2'), booth('A03', 8, null), booth('B01', 0, '3', 1)],
    ...more,
  });

function visit(more: Some<typeof fairDetail._output> = {}) {
  const server = serve({
    'GET /api/fairs/:id': fair(more),
    'GET /api/fairs/:id/exhibitors': [
      exhibitor('1', '第一中学', 'A01'),
      exhibitor('2', '实验小学', 'A02', ['chinese']),
      exhibitor('3', '云溪学校', 'B01', ['math'], 1),
      exhibitor('4', '没有展位的学校', null),
    ],
    'GET /api/fairs/:id/ticket': null,
    'GET /api/posts/mine': {},
  });
  return { server, ...renderLoaded(loadFair, (data) => <FairPage data={data} />, paths.fair('5')) };
}
const boothNamed = (name: RegExp) => screen.getByRole('button', { name });
const lookOf = (id: string) => document.querySelector(`[data-booth="${id}"]`)?.getAttribute('data-look');
const listed = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);

test('a block of booths that is pressed leaves its schools in the list, until it is pressed again or all are asked for', async () => {
  const { user } = visit({
    booths: [booth('A01', 0, '1'), booth('A02', 2, '2'), booth('A03', 8, null), booth('A04', 12, '4')],
  });
  await screen.findByRole('heading', { name: '展位平面图' });
  const block = boothNamed(/^展位 A01、A02，第一中学，1 个岗位；实验小学，1 个岗位$/);
  await user.click(block);
  expect(block.getAttribute('aria-pressed')).toBe('true');
  expect(listed()).toEqual(['第一中学', '实验小学']);
  screen.getByText('这一片 2 家，2 个岗位');
  await user.click(screen.getByRole('button', { name: '看全部' }));
  expect(listed()).toHaveLength(4);
  await user.click(block);
  await user.click(block);
  expect(listed()).toHaveLength(4);
  // Booths whose schools are not known yet are drawn, and not pressed.
  expect(lookOf('A03')).toBe('free');
  expect(screen.queryByRole('button', { name: /A03/ })).toBeNull();
});

test('a school is one thing to press: it opens to its posts and its page, and its booth is marked on the plan', async () => {
  const { user } = visit();
  await screen.findByRole('heading', { name: '展位平面图' });
  const row = within(document.getElementById('booth-1') as HTMLElement);
  expect(row.queryByRole('button')).toBeNull();
  await user.click(row.getByText('1 个岗位'));
  expect(['A01', 'A02'].map(lookOf)).toEqual(['mine', 'taken']);
  row.getByRole('link', { name: '第一中学的岗位' });
  expect(row.getByRole('link', { name: '单位主页' }).getAttribute('href')).toBe(paths.company('1'));
});

test('the plan is one stop of the keyboard: arrows go to the neighbour, Enter chooses', async () => {
  visit();
  await screen.findByRole('heading', { name: '展位平面图' });
  const first = boothNamed(/第一中学，1 个岗位/);
  expect(
    screen.getAllByRole('button').filter((one) => one.tagName === 'rect' && one.getAttribute('tabindex') === '0'),
  ).toEqual([first]);
  first.focus();
  fireEvent.keyDown(first, { key: 'ArrowRight' });
  const second = boothNamed(/实验小学，1 个岗位/);
  await waitFor(() => expect(document.activeElement).toBe(second));
  fireEvent.keyDown(second, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second, { key: 'Enter' });
  await screen.findByText('这一片 1 家，1 个岗位');
});

test('each hall has its plan', async () => {
  const { user } = visit();
  await screen.findByRole('heading', { name: '展位平面图' });
  expect(screen.queryByRole('button', { name: /云溪学校/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '2 号馆' }));
  boothNamed(/^展位 B01，云溪学校，1 个岗位/);
  expect(screen.queryByRole('button', { name: /第一中学/ })).toBeNull();
});

test('a subject leaves the schools that hire for it, and the plan marks them', async () => {
  const { user, address } = visit();
  const pills = within(await screen.findByRole('navigation', { name: '按学科看参会单位' }));
  await user.click(pills.getByRole('link', { name: /语文/ }));
  await waitFor(() => expect(address()).toContain('subject=chinese'));
  await waitFor(() => expect(['A02', 'A01'].map(lookOf)).toEqual(['fit', 'taken']));
  await waitFor(() => expect(screen.queryByText('第一中学的岗位')).toBeNull());
});

test('where a seeker’s route does not load the page stands without it', async () => {
  signIn.seeker();
  const { server } = visit();
  server.change({ 'GET /api/fairs/:id/route': unreachable });
  await screen.findByRole('heading', { name: '展位平面图' });
  await waitFor(() => expect(server.to('GET /api/fairs/:id/route')).toHaveLength(1));
  expect(screen.queryByTitle('点击关闭')).toBeNull();
});

test('a seeker’s route numbers the booths in its order', async () => {
  signIn.seeker();
  const { server } = visit();
  server.change({
    'GET /api/fairs/:id/route': {
      fair: { id: '5', status: 'open', type: 'campus' },
      stops: [
        { companyId: '2', name: '实验小学', booth: { number: 'A02', hall: '1 号馆' } },
        { companyId: '1', name: '第一中学', booth: { number: 'A01', hall: '1 号馆' } },
      ],
    },
  });
  await screen.findByRole('button', { name: /实验小学，1 个岗位，路线第 1 站/ });
  boothNamed(/第一中学，1 个岗位，路线第 2 站/);
});

test.each([
  ['without a plan', { halls: [], booths: [] }],
  ['with halls and no booth yet', { booths: [] }],
])('a fair %s shows its schools and no empty plan', async (_, more) => {
  visit(more);
  await screen.findAllByText('没有展位的学校');
  expect(screen.queryByRole('heading', { name: '展位平面图' })).toBeNull();
});
