import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { signIn } from '#web/testing/people.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import type { Some } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { PaletteBox } from './palette-box.tsx';

const FIND = 'GET /api/company/palette';
const TALKS = 'GET /api/communicate/company/conversations';
const MOVE = 'POST /api/company/updateResumeBoxStatus';
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
    [MOVE]: {},
  });
  const page = renderConsole(<PaletteBox />, '/workbench');
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

test('an act is done to the person that was found', async () => {
  const { user, server } = await openWith('shen');
  await screen.findByRole('option', { name: /沈清和/, selected: true });
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(server.to(MOVE).map(({ body }) => body)).toEqual([{ id: '7', status: 'shortlisted' }]));
});

test('> leaves the commands only, by pinyin too, and nothing is searched', async () => {
  const { user, server, address } = await openWith('>msap');
  await screen.findByRole('option', { name: '面试安排', selected: true });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(address()).toBe('/delivery?interviews=1');
  expect(server.to(FIND)).toEqual([]);
});
