import { join } from 'node:path';
import { readRows } from '#server/platform/read-rows.ts';
import type { Means, Saying } from './saying.ts';

/** '{孩子,小孩}{,能}上学' stands for 孩子上学, 孩子能上学, 小孩上学 and 小孩能上学. */
function expand(word: string): string[] {
  const [all, choices] = /\{([^}]*)\}/.exec(word) ?? [];
  if (all === undefined || choices === undefined) return [word];
  return choices.split(',').flatMap((choice) => expand(word.replace(all, choice)));
}

/** The words of a list, braces expanded. */
export const wordsIn = (list: string): string[] => list.split(' ').filter(Boolean).flatMap(expand);

const sides = { '+': 'also', '-': 'except', '~': 'within', '^': 'withinAll' } as const;
const isSide = (sign: string | undefined): sign is keyof typeof sides => sign !== undefined && sign in sides;

function add(means: Means, key: string, value: string): void {
  if (key === 'places' || key === 'words') means[key] = value;
  else if (key === 'texts') Object.assign(means, { words: value, anywhere: true });
  else if (key === 'since') means.since = value as Means['since'];
  else {
    const [sign] = key;
    const part = isSide(sign) ? sides[sign] : 'codes';
    means[part] = { ...means[part], [isSide(sign) ? key.slice(1) : key]: value };
  }
}

/**
 * A row of a file: the words that people type, then `key=value` fields of lists separated by spaces. `subject=…` names codes of a
 * list of which any holds, `+subject=…` codes that must hold too, `-subject=…` codes that must not, `~subject=…` codes to fall back
 * to. `places`, `words`, `since`, `label` and `near` are as in `Saying`; `texts` are words that count in descriptions too.
 */
function readSaying([said = '', ...fields]: string[]): Saying {
  const saying: Saying = { said: wordsIn(said), means: {} };
  for (const field of fields) {
    const [key = '', value = ''] = field.split('=');
    if (key === 'label' || key === 'near') saying[key] = value;
    else add(saying.means, key, value);
  }
  return saying;
}

const files = [
  ...['region', 'nickname', 'tenure', 'requirement', 'benefit'],
  ...['school', 'university', 'role', 'subject'],
];

/** All sayings; the first of two equal words wins. */
export const sayings: readonly Saying[] = [
  ...files.flatMap((name) => readRows(join(import.meta.dirname, `${name}.tsv`)).map(readSaying)),
  ...files
    .flatMap((name) => readRows(join(import.meta.dirname, 'exact', `${name}.tsv`)).map(readSaying))
    .map((saying): Saying => ({ ...saying, isExact: true })),
];

/** Words that a title or text must contain as a whole. */
export const phraseWords: readonly string[] = sayings.flatMap(({ means }) => wordsIn(means.words ?? ''));
