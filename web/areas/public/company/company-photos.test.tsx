import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { type Answers, serve } from '#web/testing/serve.ts';
import { CompanyPage } from './company-page.tsx';
import { loadCompany } from './load-company.ts';

const photo = (n: number) => `https://school.test/${n}.webp`;

/** The page of a school with as many photographs; the first one is its cover. */
async function open(photographs: number) {
  const photos = Array.from({ length: photographs }, (_, at) => photo(at + 1));
  serve({
    'GET /api/company/queryCompanyDetail': {
      id: '9',
      name: '深圳市第一中学',
      type: 'public-school',
      status: 'approved',
      cityCode: '440300',
      cityName: '深圳',
      facts: {},
      coverUrl: photos[0] ?? null,
      album: photos,
      openPosts: 1,
      announcements: 0,
      experiences: 0,
    } as never,
    'GET /api/company/getHostPostByCompanyId': {
      items: [{ id: '1', title: '数学教师', exam: null, urgent: false, deadline: null }],
    } as never,
    'GET /api/companies/:id/answers': {} as never,
    'GET /api/companies': { items: [] },
    'GET /api/exams': { items: [] },
    'GET /api/posts/mine': {},
  } as Answers);
  renderLoaded(loadCompany, (data) => <CompanyPage data={data} />, '/business/details?id=9');
  await screen.findByRole('heading', { level: 1, name: /深圳市第一中学/ });
}

const linksIn = (part: HTMLElement | null) =>
  part ? [...part.querySelectorAll('a[target=_blank]')].map((link) => link.getAttribute('href')) : null;
const head = () => screen.queryByRole('region', { name: '单位照片' });
const album = () => screen.queryByRole('heading', { name: '单位相册' })?.closest('section') ?? null;
const photos = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => photo(from + at));

test.each([3, 4, 5])('%d photographs stand first and nothing is shown twice', async (n) => {
  await open(n);
  expect(linksIn(head())).toEqual(photos(1, n));
  expect(album()).toBeNull();
  expect(screen.queryByRole('link', { name: /^还有/ })).toBeNull();
  screen.getByRole('img', { name: `深圳市第一中学的照片 ${n}` });
  expect(screen.queryByRole('img', { name: '深圳市第一中学的照片' })).toBeNull();
});

test('of more photographs the others are the album, before the posts', async () => {
  await open(8);
  expect(linksIn(head())).toEqual(photos(1, 5));
  expect(
    within(head() as HTMLElement)
      .getByRole('link', { name: '还有 3 张' })
      .getAttribute('href'),
  ).toBe('/business/details?id=9#album');
  expect([album()?.id, linksIn(album())]).toEqual(['album', photos(6, 8)]);
  const posts = screen.getByRole('region', { name: '在招岗位' });
  expect(album()?.compareDocumentPosition(posts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('of two photographs the first is the cover, and both are the album', async () => {
  await open(2);
  expect(head()).toBeNull();
  screen.getByRole('img', { name: '深圳市第一中学的照片' });
  expect(linksIn(album())).toEqual(photos(1, 2));
});

test.each([0, 1])('with %d photographs there is no album; without one nothing stands in its place', async (n) => {
  await open(n);
  expect([head(), album()]).toEqual([null, null]);
  expect(screen.queryAllByRole('img', { name: /^深圳市第一中学/ })).toHaveLength(n);
});
