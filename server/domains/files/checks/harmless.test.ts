import { describe, expect, test } from 'vitest';
import { dayMs } from '#contract/months.ts';
import { zipEntries } from '#packages/office-files/read-zip.ts';
import { RandomDocuments } from '../testing/random-documents.ts';
import { checkOffice } from './office/check-office.ts';
import { checkPdf } from './pdf/check-pdf.ts';

/** New seeds each day; the name of a failing test says which. */
const today = Math.floor(Date.now() / dayMs);
const seeds = Array.from({ length: 12 }, (_, at) => today * 100 + at).concat([1, 2, 3]);
const TIMES = 8;

describe.each(seeds)('whatever words and bytes a document holds (seed %i)', (seed) => {
  const random = new RandomDocuments(seed);
  const times = Array.from({ length: TIMES });

  test('a PDF is accepted', () => {
    for (const _ of times) expect(checkPdf(random.pdf())).toEqual({ isEncrypted: false });
  });

  test('a DOCX is accepted', async () => {
    for (const _ of times) expect(await checkOffice(random.docx())).toContain('wordprocessingml.document');
  });

  test('an XLSX is accepted', async () => {
    for (const _ of times) expect(await checkOffice(random.xlsx())).toContain('spreadsheetml.sheet');
  });
});

test('the random documents are whole', () => {
  const random = new RandomDocuments(1);
  expect(zipEntries(random.docx()).length).toBeGreaterThan(6);
  expect(random.pdf().includes('/JavaScript')).toBe(true);
});
