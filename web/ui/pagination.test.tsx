import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Pagination, pageNumbers } from './pagination.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 13, [1, 2, 3, 4, 0, 13]],
  [4, 13, [1, 0, 3, 4, 5, 0, 13]],
  [12, 13, [1, 0, 11, 12, 13]],
  [50, 50, [1, 0, 49, 50]],
])('on page %d of %d stand %j', (page, pages, shown) => expect(pageNumbers(page, pages)).toEqual(shown));

const html = (page: number, pages: number) =>
  renderToStaticMarkup(<Pagination page={page} pages={pages} href={(to) => `/jobs?page=${to}`} />);

test('one page needs no pages', () => expect(html(1, 1)).toBe(''));

test('the ends are no links', () => {
  expect(html(1, 2)).not.toContain('rel="prev"');
  expect(html(2, 2)).not.toContain('rel="next"');
});

test('the page that one is on is said', () => expect(html(2, 3)).toContain('aria-current="page" aria-label="第 2 页"'));
