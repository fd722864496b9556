import type { Style } from './blocks.ts';
import { columnsDocx, formDocx, onePdf, plainDocx, type Setter, tableDocx, twoPdf } from './setters.ts';

export interface Layout {
  name: string;
  style: Style;
  set: Setter;
  /** Held out while the reader was written. */
  held: boolean;
}

const plain = (word: string) => word;
const spaced = (word: string) => [...word].join(' ');
const bracket = (word: string) => `【${word}】`;
const bar = (word: string) => `▌${word}`;
const upper = (word: string) => word.toUpperCase();
const colon = (word: string) => `${word}：`;
const numbered = (() => {
  const numbers = ['一', '二', '三', '四', '五', '六', '七', '八'];
  let next = 0;
  return (word: string) => `${numbers[next++ % 8]}、${word}`;
})();
const pairs: Record<string, string> = {
  教育背景: 'EDUCATION',
  工作经历: 'EXPERIENCE',
  资格证书: 'CERTIFICATES',
  荣誉奖项: 'AWARDS',
  发表论文: 'PUBLICATIONS',
  自我评价: 'ABOUT ME',
  求职意向: 'OBJECTIVE',
};
const both = (word: string) => `${word} ${pairs[word] ?? ''}`;

const style = (more: Partial<Style>): Style => ({
  date: 'dot',
  joint: '-',
  now: '至今',
  words: 'cn',
  heading: plain,
  entry: 'cells',
  contact: 'labels',
  lists: 'lines',
  chatty: false,
  order: 'cwexthpiz',
  ...more,
});

const all: [name: string, set: Setter, more: Partial<Style>][] = [
  ['one column, facts in a line', onePdf, {}],
  ['one column, Chinese dates, brackets', onePdf, { date: 'cn', joint: '至', heading: bracket }],
  [
    'one column, ISO dates, spaced headings',
    onePdf,
    { date: 'iso', joint: ' 至 ', heading: spaced, entry: 'head-first' },
  ],
  ['narrow left', twoPdf('left', false), { joint: ' - ', entry: 'head-first' }],
  [
    'narrow left, name above',
    twoPdf('left', true),
    { date: 'slash', joint: ' – ', entry: 'date-first', heading: both },
  ],
  [
    'narrow right',
    twoPdf('right', true),
    { date: 'loose', joint: ' ~ ', entry: 'head-first', words: 'alt', heading: bar },
  ],
  ['English headings', onePdf, { date: 'en', joint: ' – ', now: 'Present', words: 'en', contact: 'bare' }],
  [
    'English headings in capitals',
    onePdf,
    { date: 'us', joint: ' - ', now: 'Present', words: 'en', heading: upper, entry: 'pipes' },
  ],
  ['no headings', onePdf, { heading: null, entry: 'pipes', contact: 'bare' }],
  ['no headings, Chinese dates', onePdf, { heading: null, date: 'cn', joint: '—', entry: 'cells' }],
  ['grid of facts, numbered', onePdf, { contact: 'grid', heading: numbered, date: 'loose', joint: '—' }],
  ['labels', onePdf, { entry: 'labels', heading: colon, date: 'cn', joint: '-' }],
  ['years alone', onePdf, { date: 'year', entry: 'pipes', words: 'alt' }],
  ['six digits', onePdf, { date: 'compact', entry: 'cells', heading: bar }],
  ['short years', onePdf, { date: 'short', joint: '—', entry: 'head-first' }],
  ['Word, plain', plainDocx, {}],
  ['Word, commas', plainDocx, { entry: 'commas', date: 'cn', joint: '到', words: 'alt' }],
  ['Word, labels', plainDocx, { entry: 'labels', heading: bracket, contact: 'bare' }],
  ['Word, one table', tableDocx, { contact: 'grid' }],
  [
    'Word, one table, spaced headings',
    tableDocx,
    { heading: spaced, date: 'slash', joint: '--', contact: 'grid', words: 'alt' },
  ],
  ['Word, two cells', columnsDocx, { entry: 'head-first', date: 'dot', joint: '–' }],
  ['Word, two cells, both languages', columnsDocx, { entry: 'date-first', heading: both, date: 'iso', joint: '~' }],
  ['Word, a school form', formDocx, { contact: 'labels', date: 'cn', joint: '至' }],
  ['Word, a school form with labels', formDocx, { entry: 'labels', words: 'alt', date: 'loose', joint: '-' }],
  ['Word, no headings', plainDocx, { heading: null, entry: 'pipes', date: 'slash', joint: '-' }],
  ['Word, English headings', plainDocx, { words: 'en', date: 'en', joint: ' to ', now: 'Now', entry: 'head-first' }],
  ['Word, numbered, days', plainDocx, { heading: numbered, date: 'day', joint: ' 至 ', entry: 'date-first' }],
  [
    'one column, work first',
    onePdf,
    { order: 'wcixehptz', entry: 'head-first', date: 'iso', joint: ' / ', heading: bar },
  ],
  ['narrow right, labels', twoPdf('right', false), { entry: 'labels', date: 'dot', joint: '-', heading: bracket }],
  [
    'commas, bare contact',
    onePdf,
    { entry: 'commas', contact: 'bare', date: 'slash', joint: '至', words: 'alt', heading: colon },
  ],
];

/** Every third one is held out. */
export const layouts: Layout[] = all.map(([name, set, more], index) => ({
  name,
  set,
  style: style({
    ...(index % 4 === 1 || index % 4 === 2 ? { lists: 'one-line' } : {}),
    ...(index % 5 === 2 || index % 5 === 4 ? { chatty: true } : {}),
    ...(index % 7 === 6 ? { contact: 'english' } : {}),
    ...more,
  }),
  held: index % 3 === 2,
}));
