import { expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { memberRights } from './member-rights.ts';
import { operatorRights } from './operator-rights.ts';
import { rights } from './rights-table.ts';

const calls: [string, Endpoint][] = Object.entries(api);

/** A call without a row, and where it goes. */
const lacking = (key: string, file: string) => `${key} → ${file}, or the proof.ts of its module`;

test('every call has its lines in the table of rights', () => {
  const known = new Set<string>(rights.map(({ key }) => key));
  const open = calls.filter(([key]) => !known.has(key));
  expect(open.map(([key]) => lacking(key, 'the table of its neighbours in server/proof/rights/tables/'))).toEqual([]);
});

test('every call of operators has a line for their roles', () => {
  const known = new Set<string>(operatorRights.map(({ key }) => key));
  const open = calls.filter(([, { access }]) => access === 'operator').filter(([key]) => !known.has(key));
  expect(open.map(([key]) => lacking(key, 'server/proof/rights/operator-rights.ts'))).toEqual([]);
});

test('every call of members has a line for their roles', () => {
  const known = new Set<string>(memberRights.map(({ key }) => key));
  const open = calls.filter(([, { access }]) => access === 'member').filter(([key]) => !known.has(key));
  expect(open.map(([key]) => lacking(key, 'server/proof/rights/member-rights.ts'))).toEqual([]);
});
