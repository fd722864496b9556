import { beforeAll, expect, test } from 'vitest';
import { findViolations } from '../scripts/shots/axe.ts';
import { openPage } from '../scripts/shots/open-page.ts';
import { type Entries, signInEverybody, type Who } from '../scripts/shots/people.ts';
import { findPlaces, type Place } from '../scripts/shots/places.ts';
import { useSite } from './lib/site.ts';

// axe finds nothing: here on a page of each surface, with `npm run shots` on every page in every state.
const site = useSite();
const sampled = [
  { path: '/jobs', width: 1280 },
  { path: '/client/index', width: 1280 },
  { path: '/mobile/deliveries', width: 390 },
  { path: '/delivery', width: 1280 },
  { path: '/admin/reviews', width: 1280 },
];
let people: Record<Who, Entries>;
let places: Place[];

beforeAll(async () => {
  [people, places] = await Promise.all([signInEverybody(site.origin), findPlaces(site.origin)]);
}, 90_000);

test.each(sampled)('axe finds nothing on $path', async ({ path, width }) => {
  const place = places.find((one) => one.path === path);
  if (!place) throw new Error(`${path} is no page of the site`);
  const page = await site.person({ viewport: { width, height: 900 }, colorScheme: 'light' });
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, people[place.who]);
  await openPage(page, place, 'data');
  expect(await findViolations(page)).toEqual([]);
});
