import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getSession, setSession } from '#web/session/session-store.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { serve, unreachable } from '#web/testing/serve.ts';
import { CityMenu } from './city-menu.tsx';

const REGIONS = 'GET /api/site/regions';
const open = () => {
  const details = document.querySelector('details');
  if (!details) throw new Error('no menu');
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

test('the city of the address is shown and kept for next time', async () => {
  setSession({ cityCode: '110100' });
  renderPage(<CityMenu />, '/jobs?cityCode=440300');
  expect(document.querySelector('summary')?.getAttribute('aria-label')).toBe('当前城市：深圳');
  await waitFor(() => expect(getSession().cityCode).toBe('440300'));
});

test.each([
  ['/consultation', '北京'],
  ['/jobs', '全国'],
  ['/jobs?cityCode=44<script>', '全国'],
])('without a city in the address %s shows %s', (path, city) => {
  setSession({ cityCode: '110100' });
  renderPage(<CityMenu />, path);
  expect(document.querySelector('summary')?.getAttribute('aria-label')).toBe(`当前城市：${city}`);
  expect(getSession().cityCode).toBe('110100');
});

test('a city that is not among the great ones is looked up by its province', async () => {
  const server = serve({ [REGIONS]: [{ code: '621200', name: '陇南' }] });
  renderPage(<CityMenu />, '/jobs?cityCode=621200');
  await waitFor(() => expect(document.querySelector('summary')?.getAttribute('aria-label')).toBe('当前城市：陇南'));
  expect(server.to(REGIONS).map(({ query }) => query.parent)).toEqual(['620000']);
});

test('a city is a link to the same page with the other filters, and is chosen for the site', async () => {
  serve({ [REGIONS]: [] });
  setSession({ cityCode: '110100' });
  const { user } = renderPage(<CityMenu />, '/jobs?keyword=物理&page=3');
  open();
  const link = await screen.findByRole('link', { name: '深圳' });
  const href = decodeURIComponent(link.getAttribute('href') ?? '');
  expect(href).toContain('keyword=物理');
  expect(href).toContain('cityCode=440300');
  expect(href).not.toContain('page=');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(getSession().cityCode).toBe('440300');
});

test('the whole country takes the city out of this browser', async () => {
  serve({ [REGIONS]: [] });
  setSession({ cityCode: '110100' });
  const { user } = renderPage(<CityMenu />, '/jobs');
  open();
  const link = await screen.findByRole('link', { name: '全国' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(localStorage.getItem('jyrc_cityCode')).toBeNull();
});

test('every other city is found by its province; a late answer for another province is left', async () => {
  const server = serve({
    [REGIONS]: ({ query }) =>
      query.parent
        ? [{ code: '621200', name: '陇南' }]
        : [
            { code: '620000', name: '甘肃' },
            { code: '630000', name: '青海' },
          ],
  });
  const { user } = renderPage(<CityMenu />, '/jobs');
  open();
  await screen.findByRole('option', { name: '甘肃' });
  await user.selectOptions(screen.getByLabelText('其他城市'), '甘肃');
  expect((await screen.findByRole('link', { name: '陇南' })).getAttribute('href')).toContain('621200');
  server.change({ [REGIONS]: unreachable });
  await user.selectOptions(screen.getByLabelText('其他城市'), '青海');
  await waitFor(() => expect(screen.queryByRole('link', { name: '陇南' })).toBeNull());
});
