import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { Contents } from './contents.tsx';

const headings = [
  { id: 'one', text: '申请条件' },
  { id: 'two', text: '办理流程' },
  { id: 'three', text: '常见问题' },
];

/** How far each heading is from the top of the window, by its id. */
let tops: Record<string, number> = {};
function scroll(to: Record<string, number>) {
  tops = to;
  fireEvent.scroll(window);
}
function open(of = headings, inText = of) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    return new DOMRect(0, tops[this.id] ?? 0, 100, 20);
  });
  tops = { one: 10, two: 2_000, three: 4_000 };
  return renderPage(
    <>
      <Contents title="目录" headings={of} />
      {inText.map(({ id, text }) => (
        <h3 key={id} id={id}>
          {text}
        </h3>
      ))}
    </>,
  );
}
const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map((link) => link.textContent);

test('the part that is read is marked, and the mark follows the reader down and up', () => {
  open();
  expect(current()).toEqual(['申请条件']);
  scroll({ one: -2_000, two: 20, three: 2_000 });
  expect(current()).toEqual(['办理流程']);
  scroll({ one: -4_000, two: -2_000, three: -10 });
  expect(current()).toEqual(['常见问题']);
  scroll({ one: 5, two: 2_000, three: 4_000 });
  expect(current()).toEqual(['申请条件']);
});

test('above the first heading the first part is the one that comes', () => {
  open();
  scroll({ one: 900, two: 2_000, three: 4_000 });
  expect(current()).toEqual(['申请条件']);
});

test('a text of one part needs no contents', () => {
  open(headings.slice(0, 1));
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a heading that the text does not have is passed over', () => {
  open(headings, headings.slice(1));
  scroll({ two: 20, three: 2_000 });
  expect(current()).toEqual(['办理流程']);
});

test('each entry leads to its part of the page', () => {
  open();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['#one', '#two', '#three']);
});
