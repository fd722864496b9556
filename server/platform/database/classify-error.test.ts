import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { classifyError, type ErrorClass } from './classify-error.ts';

const withCode = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each<[string, ErrorClass]>([
  ['08006', 'unavailable'],
  ['53100', 'unavailable'],
  ['53200', 'unavailable'],
  ['53300', 'unavailable'],
  ['57014', 'unavailable'],
  ['57P01', 'unavailable'],
  ['57P03', 'unavailable'],
  ['58030', 'unavailable'],
  ['40001', 'unavailable'],
  ['40P01', 'unavailable'],
  ['55P03', 'unavailable'],
  ['25006', 'unavailable'],
  ['22021', 'rejected'],
  ['22P05', 'rejected'],
  ['22003', 'rejected'],
  ['23505', 'bug'],
  ['42703', 'bug'],
  ['22P02', 'bug'],
  ['ECONNREFUSED', 'unavailable'],
  ['ECONNRESET', 'unavailable'],
  ['EPIPE', 'unavailable'],
  ['XX000', 'bug'],
])('code %s is %s', (code, expected) => {
  expect(classifyError(withCode(code))).toBe(expected);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
])('%s passes by itself', (message) => {
  expect(classifyError(new Error(message))).toBe('unavailable');
});

test('the cause tells, however deep it lies', () => {
  const wrapped = new DrizzleQueryError('select $1', ['ECONNREFUSED 13812340001'], withCode('23505'));
  expect(classifyError(new Error('outer', { cause: new DrizzleQueryError('select 1', [], withCode('57P01')) }))).toBe(
    'unavailable',
  );
  expect(classifyError(wrapped)).toBe('bug');
});

test('what was sent does not make trouble of another kind', () => {
  const params = ['timeout exceeded when trying to connect', 'ECONNREFUSED'];
  expect(classifyError(new DrizzleQueryError('insert', params, withCode('23502')))).toBe('bug');
});

test.each([undefined, null, 'text', 7, {}, new Error('x')])('%j is a bug', (error) => {
  expect(classifyError(error)).toBe('bug');
});
