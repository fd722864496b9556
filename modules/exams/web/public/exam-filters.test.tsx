import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { pageAddress } from '#web/entry.server.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { examOverview } from '../../contract/exams.ts';
import { ExamFilterRow } from './exams-page.tsx';
import { loadExams } from './load-exams.ts';

const found = sampleOf(api['GET /api/exams'].returns, { items: [], counts: { open: 3 } });
const overview = sampleOf(examOverview, { organisers: [{ id: '1', name: '澜州市教育局', exams: 2 }] });
const call = vi.fn(async (name: string) => (name === 'GET /api/exams' ? found : overview));
const load = (query: string) => loadExams(call as never, new URL(`http://localhost/exams${query}`));
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('the address says every filter, and links change one of them and keep the others', async () => {
  const data = await load('?audience=graduates&way=written&size=small&sort=competition&organiserId=7');
  expect(call).toHaveBeenCalledWith('GET /api/exams', {
    query: expect.objectContaining({ audience: 'graduates', way: 'written', size: 'small', sort: 'competition' }),
  });
  renderPage(<ExamFilterRow data={data} />);
  for (const chosen of ['招聘对象：应届毕业生', '更多：有笔试', '组织单位：所选单位'])
    screen.getByLabelText(chosen, { selector: 'summary' });
  expect(hrefOf('免笔试')).toBe('/exams?organiserId=7&audience=graduates&way=interview&size=small&sort=competition');
  expect(hrefOf('社会人员')).toContain('audience=anyone&way=written');
});

test('the server renders an address with each of its filters', async () => {
  const names = Object.keys((await load('')).filters);
  expect(names.map((name) => pageAddress(`/exams?${name}=7`))).toEqual(names.map((name) => `/exams?${name}=7`));
});

test('unknown values in the address are no filters', async () => {
  const { filters } = await load('?audience=toString&way=x&size=1&sort=hasOwnProperty&regionCode=x&organiserId=0');
  expect(Object.values(filters).filter(Boolean)).toEqual([]);
});
