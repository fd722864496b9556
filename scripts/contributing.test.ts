import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { edited, root } from './recipes/copy.ts';
import { recipes } from './recipes/recipes.ts';

// CONTRIBUTING.md and its lists as data say the same. `npm run recipes` carries the lists out on a copy, and leaves out each line.

const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const sections = page.split('\n## ').slice(1);
const sectionOf = (title: string) => sections.find((section) => section.startsWith(title)) ?? '';
const filesIn = (text: string) => [...text.matchAll(/`([a-z]+\/[^`\s*]+)`/g)].map(([, path = '']) => path);

test('every file and folder that CONTRIBUTING.md names exists', () => {
  const named = filesIn(page);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every list is tried', () => {
  const listed = sections.filter((section) => /^1\. /m.test(section)).map((section) => section.split('\n', 1)[0]);
  expect(recipes.map(({ title }) => title).sort()).toEqual(listed.sort());
});

describe.each(recipes)('$title', ({ title, lines }) => {
  test.each(lines)('names $names, and its edits find their place', ({ names, edits }) => {
    expect(sectionOf(title)).toContain(names);
    for (const edit of edits) {
      if ('run' in edit) continue;
      const before = 'write' in edit ? '' : readFileSync(join(root, edit.file), 'utf8');
      expect(edited(before, edit)).not.toBe(before);
    }
  });

  test('every numbered line of the list is carried out', () => {
    const numbered = sectionOf(title)
      .split('\n')
      .filter((line) => /^[0-9]+\. /.test(line));
    const silent = numbered.filter((line) => !lines.some(({ names }) => line.includes(names)));
    expect(silent).toEqual([]);
  });
});
