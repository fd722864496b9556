import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { memberRights } from './member-rights.ts';
import { operatorRights } from './operator-rights.ts';
import { rights } from './rights-table.ts';

const calls: [string, Endpoint][] = Object.entries(api);

test('every call has its lines in the table of rights', () => {
  const known = new Set<string>(rights.map(({ key }) => key));
  expect(calls.filter(([key]) => !known.has(key)).map(([key]) => key)).toEqual([]);
});

test('every call of operators has a line for their roles', () => {
  const known = new Set<string>(operatorRights.map(({ key }) => key));
  const open = calls.filter(([, { access }]) => access === 'operator').filter(([key]) => !known.has(key));
  expect(open.map(([key]) => key)).toEqual([]);
});

test('every call of members has a line for their roles', () => {
  const known = new Set<string>(memberRights.map(({ key }) => key));
  const open = calls.filter(([, { access }]) => access === 'member').filter(([key]) => !known.has(key));
  expect(open.map(([key]) => key)).toEqual([]);
});
