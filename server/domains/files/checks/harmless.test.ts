import { describe, expect, test } from 'vitest';
import { dayMs } from '#contract/months.ts';
import { zipEntries } from '#packages/office-files/read-zip.ts';
import { hostileDocuments } from '../testing/hostile-documents.ts';
import { office } from '../testing/hostile-files.ts';
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

test.each(hostileDocuments.map(({ about, bytes }) => [about, bytes] as const))('%s is refused', async (_, bytes) => {
  const check = async () => (bytes.toString('latin1', 0, 2) === 'PK' ? checkOffice(bytes) : checkPdf(bytes));
  await expect(check()).rejects.toThrow(/\p{Script=Han}/u);
});

test.each([
  ['a formula with a text that looks so', `<f>IF(A1="cmd|'/c calc'!A0",'a|b'!A1,B|1)</f>`],
  [
    'a picture that was copied from a page',
    '<v:imagedata r:id="r1" o:href="http://example.com/x.png" src="media/x.png"/>',
  ],
  [
    'a field that a page left',
    '<w:instrText>INCLUDEPICTURE "http://example.com/x.png" \\* MERGEFORMATINET</w:instrText>',
  ],
  ['a connection that is read when its owner asks for it', '<connection id="1" name="a" refreshOnLoad="0"/>'],
  ['a field with a file of the own machine', '<w:instrText>LINK Excel.Sheet.12 "C:\\\\x.xlsx" \\a</w:instrText>'],
])('%s is accepted', async (_, inside) => {
  expect(await checkOffice(office({ 'word/x.xml': `<x>${inside}</x>` }))).toContain('wordprocessingml.document');
});

test('the random documents are whole', () => {
  const random = new RandomDocuments(1);
  expect(zipEntries(random.docx()).length).toBeGreaterThan(6);
  expect(random.pdf().includes('/JavaScript')).toBe(true);
});
