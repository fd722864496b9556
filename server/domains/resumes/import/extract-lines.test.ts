import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { extractLines } from './extract-lines.ts';

/** A PDF of one line whose font is named and not embedded, as report tools and office systems write it. */
function pdfIn(encoding: string, hex: string): Uint8Array {
  const content = `BT /F1 12 Tf 72 720 Td <${hex}> Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /SimSun /Encoding /${encoding} /DescendantFonts [6 0 R] >>`,
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /SimSun /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 7 0 R /DW 1000 >>',
    '<< /Type /FontDescriptor /FontName /SimSun /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 859 /Descent -141 /CapHeight 700 /StemV 80 >>',
  ];
  let text = '%PDF-1.5\n';
  const offsets = objects.map((object, index) => {
    const at = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const xref = text.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

describe('a Chinese PDF without embedded fonts', () => {
  const words = '顾清河 语文教师 2019年';
  test.each([
    ['UniGB-UCS2-H', 'utf16-be'],
    ['UniGB-UTF16-H', 'utf16-be'],
    ['GBK-EUC-H', 'gbk'],
    ['GB-EUC-H', 'gb2312'],
  ])('%s', async (cmap, encoding) => {
    const bytes = pdfIn(cmap, iconv.encode(words, encoding).toString('hex'));
    expect((await extractLines(bytes)).map((line) => line.replace(/\s/g, ''))).toEqual([words.replaceAll(' ', '')]);
  });
});
