import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inside } from '#web/features/page/fragment-cache.ts';
import { keepMarkup } from './fragment-cache.server.ts';

let drawn = 0;

function Line({ text }: { text: string }) {
  const [mark] = useState('·');
  drawn += 1;
  return (
    <li>
      {mark} {text} & {text.length} 字<b>!</b>
    </li>
  );
}

const lines = (texts: string[]): ReactNode => texts.map((text) => <Line key={text} text={text} />);

function Page({ texts }: { texts: string[] }) {
  const list = inside(
    () => `lines ${JSON.stringify(texts)}`,
    () => lines(texts),
  );
  return (
    <main>
      <ul {...list} />
      <Line text="<after>" />
    </main>
  );
}

test('what is kept is letter by letter what React writes, from the second time on, and never for another key', () => {
  const [one, other] = [<Page key="1" texts={['语文', '<数学>']} />, <Page key="2" texts={['英语']} />];
  const plain = [renderToString(one), renderToString(other)];
  keepMarkup();
  drawn = 0;
  const pages = [one, other, one, one, other].map((page) => renderToString(page));
  expect(pages).toEqual([plain[0], plain[1], plain[0], plain[0], plain[1]]);
  // The first time as usual, the second to be kept; what stands after the list each time.
  expect(drawn).toBe(2 * (2 + 1) + 5);
});
