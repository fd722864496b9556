import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { sectionsOf, tabsOf } from '#web/features/page/sections.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import type { Some } from '#web/testing/sample-of.ts';
import { later, serve, unreachable } from '#web/testing/serve.ts';
import { SchoolSearch } from '../shell/top-bar.tsx';
import { sectionWords } from './school-palette.tsx';

const FIND = 'GET /api/company/palette';
const TALKS = 'GET /api/communicate/company/conversations';
const people: Some<BoxRow>[] = [
  {
    id: '7',
    status: 'viewed',
    closed: false,
    anonymised: false,
    moves: ['shortlist', 'reject'],
    person: { name: '沈清和' },
  },
];

beforeEach(() => {
  signIn.recruiter();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = vi.fn();
});

async function openWith(text: string) {
  const server = serve({
    [FIND]: ({ query }) => ({ people: 'shen沈'.includes(query.keyword ?? '') ? people : [], posts: [] }),
    [TALKS]: { items: [] },
  });
  const page = renderConsole(<SchoolSearch />, '/workbench');
  await page.user.keyboard('{Control>}k{/Control}');
  await page.user.type(await screen.findByRole('combobox'), text);
  return { ...page, server };
}

test('Ctrl K finds a person, Enter opens the delivery, and it is among the latest the next time', async () => {
  const { user, address } = await openWith('沈');
  await screen.findByRole('option', { name: /沈\s?清和/, selected: true });
  await user.keyboard('{Enter}');
  expect(address()).toBe('/delivery?tab=all&id=7');
  expect(screen.queryByRole('combobox')).toBeNull();
  await openWith(' ');
  await screen.findByRole('group', { name: '最近打开' });
  await screen.findByRole('option', { name: /沈清和/ });
});

test('> leaves the commands only, by pinyin too, and nothing is searched', async () => {
  const { user, server, address } = await openWith('>msap');
  await screen.findByRole('option', { name: '面试安排', selected: true });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/delivery?interviews=1');
  expect(server.to(FIND)).toEqual([]);
});

test('tabs of a section are commands by their titles and pinyin, but not before something is typed', async () => {
  const { user } = await openWith('>cygl');
  await screen.findByRole('option', { name: /去成员管理/ });
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), '>');
  await screen.findByRole('option', { name: /去单位/ });
  expect(screen.queryByRole('option', { name: /去成员管理/ })).toBeNull();
});

test('every section and tab has pinyin', async () => {
  const pages = sectionsOf('enterprise').flatMap((section) => [section, ...tabsOf(section).slice(1)]);
  expect(pages.filter(({ path, pinyin }) => !(pinyin ?? sectionWords[path])).map(({ path }) => path)).toEqual([]);
});

test('Enter before the answer opens nobody of what was typed before', async () => {
  const { user, server, address } = await openWith('沈');
  await screen.findByRole('option', { name: /沈\s?清和/, selected: true });
  const answer = later<{ people: Some<BoxRow>[] }>();
  server.change({ [FIND]: () => answer.promise });
  await user.clear(screen.getByRole('combobox'));
  await user.type(screen.getByRole('combobox'), '林{Enter}');
  expect(address()).toBe('/workbench');
  await waitFor(() => expect(server.to(FIND).at(-1)?.query.keyword).toBe('林'));
  await user.keyboard('{Enter}');
  expect(address()).toBe('/workbench');
  await act(async () => answer.resolve({ people: [{ ...people[0], id: '8', person: { name: '林晓' } }] }));
  await screen.findByRole('option', { name: /林\s?晓/, selected: true });
  await user.keyboard('{Enter}');
  expect(address()).toBe('/delivery?tab=all&id=8');
});

test('Enter and arrows that belong to the choice of a character do nothing', async () => {
  const { address } = await openWith('沈');
  const option = await screen.findByRole('option', { name: /沈\s?清和/, selected: true });
  const field = screen.getByRole('combobox');
  for (const key of ['ArrowDown', 'Enter']) fireEvent.keyDown(field, { key, isComposing: true });
  expect(option.getAttribute('aria-selected')).toBe('true');
  expect(address()).toBe('/workbench');
});

test('a search that failed says so; Escape leaves without a trace', async () => {
  const { user, server, address } = await openWith(' ');
  server.change({ [FIND]: unreachable, [TALKS]: unreachable });
  await user.type(screen.getByRole('combobox'), '王老师甲乙丙');
  await screen.findByText('没有查到，请稍后再试');
  expect(screen.queryByText(/^共 0 条/)).toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(address()).toBe('/workbench');
});

test('arrows go round, and a click opens what it points at', async () => {
  const { user, address } = await openWith('>');
  const options = await screen.findAllByRole('option');
  await user.keyboard('{ArrowUp}');
  expect(options.at(-1)?.getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{ArrowDown}');
  expect(options[0]?.getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('option', { name: '面试安排' }));
  expect(address()).toBe('/delivery?interviews=1');
});
