import { beforeAll, expect, test } from 'vitest';
import { useSite } from '#e2e/lib/site.ts';
import { findViolations } from '#lab/shots/axe.ts';
import { openPage } from '#lab/shots/open-page.ts';
import { type Entries, signInEverybody, type Who } from '#lab/shots/people.ts';
import { findPlaces, type Place } from '#lab/shots/places.ts';
import type { State } from '#lab/shots/states.ts';

// axe finds nothing: here on one page of each area, with `npm run shots` on every page in every state.
const site = useSite();
interface Look {
  path: string;
  width: number;
  scheme: 'light' | 'dark';
  state: State;
}
const usual = { scheme: 'light', state: 'data' } as const;
const sampled: readonly Look[] = [
  { ...usual, path: '/jobs', width: 1280 },
  { ...usual, path: '/client/index', width: 1280 },
  { ...usual, path: '/mobile/deliveries', width: 390 },
  { ...usual, path: '/delivery', width: 1280 },
  { ...usual, path: '/admin/reviews', width: 1280 },
  { ...usual, path: '/client/favourites', width: 1280, scheme: 'dark' },
  { ...usual, path: '/admin/audit', width: 390, scheme: 'dark' },
  { ...usual, path: '/admin/users', width: 390, state: 'empty' },
  { ...usual, path: '/resume/preview', width: 1280, state: 'empty' },
  { ...usual, path: '/jobs', width: 390, state: 'failing' },
];
let people: Record<Who, Entries>;
let places: Place[];

beforeAll(async () => {
  [people, places] = await Promise.all([signInEverybody(site.origin), findPlaces(site.origin)]);
}, 90_000);

test.each(sampled)('axe finds nothing on $path $scheme $state', async ({ path, width, scheme, state }) => {
  const place = places.find((place) => place.path === path);
  if (!place) throw new Error(`${path} is no page of the site`);
  const page = await site.person({ viewport: { width, height: 900 }, colorScheme: scheme });
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, people[place.who]);
  await openPage(page, place, state);
  expect(await findViolations(page)).toEqual([]);
});
