import { normalise, simplified } from '#server/domains/search/public.ts';
import { rowsIn } from './patterns.ts';
import { refusedBehind } from './refusals.ts';
import { wishesApart } from './wishes.ts';
import { numberOf } from './years-of-work.ts';

const rows = rowsIn('ways.tsv', { refusedBehind });
const waysOf = (kind: string): [RegExp, string][] =>
  rows.flatMap(([name, pattern, way = '']) =>
    name === kind
      ? [[new RegExp(pattern.replaceAll('\\h', '\\p{Script=Han}'), 'gu'), way.replaceAll('_', ' ').replace('∅', '')]]
      : [],
  );
/** A sentence brought into clauses of which each says one thing, and ways of writing that mean the same; each once, in this order. */
const [clauses, ways] = [waysOf('before'), waysOf('way')];

/** '年薪二十到三十万' in figures. */
const payInFigures = (text: string): string =>
  text.replace(/[一二两三四五六七八九十]+(?=万|[-~至到][一二两三四五六七八九十]+万)/gu, (typed) =>
    text.includes('年薪') ? String(numberOf(typed)) : typed,
  );

const inOneWay = (text: string, ways: readonly [RegExp, string][]): string =>
  ways.reduce((plain, [pattern, way]) => plain.replace(pattern, way), text);

/** A keyword in simplified characters, as it is read. */
export const plainWriting = (keyword: string): string =>
  inOneWay(payInFigures(wishesApart(inOneWay(simplified(normalise(keyword)), clauses))), ways);
