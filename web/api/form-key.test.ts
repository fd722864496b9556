import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { formKey } from './form-key.ts';

test('the same content has one key while the form is open, other content another, and a renewed form new ones', () => {
  const key = formKey();
  const first = key.of({ name: '一', ids: [1] });
  expect(key.of({ name: '二', ids: [1] })).not.toBe(first);
  expect(key.of({ name: '一', ids: [1] })).toBe(first);
  key.renew();
  expect(key.of({ name: '一', ids: [1] })).not.toBe(first);
});

const sources = globSync('{web,modules/*/web}/**/*.{ts,tsx}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('.test.'))
  .map((path) => ({ path: path.replace(/^web\//, ''), text: readFileSync(path, 'utf8') }));

/** Calls that only name a new object, which may then be sent repeatedly under that name. */
const namesNewThings = [
  'api/form-key.ts',
  'api/idempotency-key.ts',
  'features/chat/outbox.ts',
  'features/resume/editing/new-key.ts',
  'features/resume/editing/use-resume.ts',
  'modules/exams/web/enterprise/door/use-door.ts',
  'modules/exams/web/judge/judge-store.ts',
];

test('keys of writes belong to forms: nothing else makes one, least of all for each click', () => {
  const makers = sources.filter(({ text }) => /idempotencyKey\(|randomUUID|getRandomValues/.test(text));
  expect(makers.map(({ path }) => path).sort()).toEqual(namesNewThings);
});

/** A page that finds no resume creates the first: there is no form. */
const withoutForm = ['features/resume/load-resume.ts'];

test('every call that takes a key is given one', () => {
  const keyed = Object.entries(api).flatMap(([key, endpoint]) => ('idempotent' in endpoint ? [key] : []));
  const without = sources
    .filter(({ path }) => !withoutForm.includes(path))
    .flatMap(({ path, text }) =>
      keyed
        .flatMap((key) => text.split(new RegExp(`call\\(\\s*'${key}',`)).slice(1))
        .filter((rest) => !/^[^;]*?(?:idempotencyKey|options\b)/.test(rest))
        .map((rest) => `${path}: ${rest.slice(0, 80)}`),
    );
  expect(without).toEqual([]);
});
