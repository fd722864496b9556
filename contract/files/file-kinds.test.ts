import { expect, test } from 'vitest';
import { acceptOf } from './file-kinds.ts';

test('the dialog of a table offers old workbooks, too: choosing one is answered with what to do', () => {
  expect(acceptOf('postTable').split(',').toSorted()).toEqual(['.csv', '.tsv', '.txt', '.xls', '.xlsx']);
});
