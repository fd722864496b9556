import { expect, test } from 'vitest';
import { nameFaults } from './names.ts';

const wordsIn = (source: string, file = 'server/platform/log.ts') =>
  nameFaults(file, source).map(({ message }) => message.split(':')[0]);

test.each([
  ['a function', 'export function atEnd() {}', 'atEnd'],
  ['a type', 'interface Held { id: string }', 'Held'],
  ['a use', 'const one = forgive(two);', 'forgive'],
  ['a placeholder of a template', ['const text = `$', '{gather(all)} items`;'].join(''), 'gather'],
])('npm run check refuses a word that gave way, as %s', (_, source, word) => {
  expect(wordsIn(source)).toEqual([word]);
});

test.each(['server/platform/keep-apart.ts', 'server/domains/site/spiders.api.test.ts', 'contract/posts/post-desk.ts'])(
  'npm run check refuses the file name %s',
  (file) => {
    expect(nameFaults(file, '')).toHaveLength(1);
  },
);

test.each([
  ['a comment', '// Held until the end; calm.\nconst one = 1; /* told of the Kept */'],
  ['a string', `const words = ['veil', "dice", \`houses\`];`],
  ['a part of a longer name', 'const isHeldBack = heldBytes();'],
  ['an address', `const url = 'https://a.test/calm'; // sharing`],
])('a word may stand in %s', (_, source) => {
  expect(wordsIn(source)).toEqual([]);
});
