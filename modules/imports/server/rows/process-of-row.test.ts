import { expect, test } from 'vitest';
import { type Cells, importFieldNames } from '../table/fields.ts';
import { processNotes, processOf } from './process-of-row.ts';

const cells = (values: Partial<Cells>): Cells => ({
  ...(Object.fromEntries(importFieldNames.map((name) => [name, ''])) as Cells),
  ...values,
});

test('编制说明 and 招聘程序 are read from their columns', () => {
  const row = cells({
    tenureNote: '纳入市属事业编制',
    probation: '一年',
    service: '五年',
    steps: '1.报名→2.笔试→3.面试；体检',
  });
  expect(processOf(row)).toEqual({
    tenureInfo: { natureNote: '纳入市属事业编制', probation: '一年', service: '五年' },
    steps: ['报名', '笔试', '面试', '体检'].map((name) => ({ name, when: '' })),
  });
  expect([processOf(cells({})), processNotes(row)]).toEqual([{}, []]);
});

test('what is cut is said', () => {
  const row = cells({ probation: '一'.repeat(21), steps: Array.from({ length: 13 }, (_, n) => `第${n}步`).join('、') });
  expect(processNotes(row)).toEqual(['试用期超过 20 字，已截去', '招聘程序最多 12 步，后 1 步没有写入']);
});
