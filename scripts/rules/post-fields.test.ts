import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { postDraftForm, postFieldTitle } from '#contract/posts/post-fields.ts';
import { checkPost } from '#contract/posts/post-text-check.ts';

// A field of a post's form that is forgotten in one of these places is told by no type: nobody can fill it in, or nobody reads it.

const root = join(import.meta.dirname, '..', '..');
const sourceOf = (...patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');

const shared = 'web/features/posts/**/*.ts*';
const places = {
  'input of the form': sourceOf('web/areas/enterprise/release/**/*.tsx'),
  'page of the post': sourceOf('web/areas/public/job/*.tsx', shared, 'contract/posts/post-facts.ts'),
};

/** Fields that readers get under another name. */
const readAs: Readonly<Record<string, string>> = {
  regionCode: 'regionName',
  memberId: 'recruiter',
  applyBy: 'applyWay',
};

const fields = postDraftForm.keyof().options;

describe.each(Object.entries(places))('%s', (name, source) => {
  test.each(fields)('has %s', (field) => {
    const word = name.startsWith('input') ? field : `(?:${field}|${readAs[field] ?? field})`;
    expect(new RegExp(`\\b${word}\\b`).test(source)).toBe(true);
  });
});

test.each(fields)('%s has a Chinese title, by which errors and notes name it', (field) => {
  expect(postFieldTitle(field)).toMatch(/\p{Script=Han}/u);
});

/** A place, not a description: no condition on people stands there. */
const unchecked = ['address'];
const texts = fields.filter((field) => postDraftForm.safeParse({ [field]: '限女性' }).data?.[field] === '限女性');

test('there are texts that people write freely', () => expect(texts).toContain('salaryNote'));

test.each(texts.filter((field) => !unchecked.includes(field)))('what people write in %s is looked through', (field) => {
  expect(checkPost({ [field]: '限女性' })).toMatchObject([{ field }]);
});
