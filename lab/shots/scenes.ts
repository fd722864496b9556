import type { Page } from 'playwright-core';
import type { Place } from './places.ts';
import { showKit } from './show-kit.ts';

const keyword = encodeURIComponent('高中数学');

/** Number of a candidate who stands in a draw, as the page shows it. */
async function lookUpSeat(page: Page): Promise<void> {
  const [number = ''] = (await page.locator('main').innerText()).match(/\b1\d{5}\b/) ?? [];
  await page.getByLabel('报名号').fill(number);
  await page.getByRole('button', { name: /^查/ }).click();
}

/** Loads the list of the first place and checks its first ticket. */
async function admitOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: '载入名单' }).first().click();
  await page.getByText('没有网络也能核验').waitFor();
  await page.getByLabel('准考证号').fill('2600101');
  await page
    .getByLabel('核验')
    .getByRole('button', { name: /^核\s?验$/ })
    .click();
}

/** Marks of all parts but the last. */
async function fillMarks(page: Page): Promise<void> {
  for (const [at, mark] of ['21.5', '34', '12'].entries()) await page.locator(`#mark-${at}`).fill(mark);
}

/**
 * Pages in use: a search instead of an empty list, a post as a seeker with a resume sees it, a form that is half filled.
 * `ofPosts` are posts alike, as somebody compares them.
 */
export function scenesOf(places: readonly Place[], ofPosts: readonly string[]): Place[] {
  const scene = (name: string, from: string, more: Partial<Place>): Place[] =>
    places.filter((place) => place.name === from).map((place) => ({ ...place, ...more, name }));
  return [
    // Any page with the product's styles: the components stand in place of its content.
    ...scene('kit', 'privacyPolicy', { act: showKit, specimen: true }),
    ...scene('jobs-search', 'jobs', { path: `/jobs?keyword=${keyword}`, who: 'seeker' }),
    ...scene('jobs-own', 'jobs-details', { who: 'seeker' }),
    ...scene('jobs-three', 'jobs-compare', { path: `/jobs/compare?ids=${ofPosts.join(',')}`, who: 'seeker' }),
    ...scene('mobile-search', 'mobile-list', { path: `/mobile/list?keyword=${keyword}`, who: 'seeker' }),
    ...scene('mobile-own', 'mobile-details', { who: 'seeker' }),
    ...scene('exams-seat', 'exams-draw', { act: lookUpSeat }),
    ...scene('exam-admitted', 'exam-door', { act: admitOne }),
    ...scene('judge-marks', 'judge-sheet', { act: fillMarks }),
  ];
}
