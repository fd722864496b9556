import { strToU8, zipSync } from 'fflate';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { extractText } from './extract-lines.ts';
import { readDocument } from './read-lines.ts';
import { readResume } from './read-resume.ts';

const extractLines = async (bytes: Uint8Array) => (await extractText(bytes)).lines;

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

test('radicals that a writer put in the place of signs are read as these', async () => {
  const bytes = pdfIn('UniGB-UCS2-H', iconv.encode('⻓⻛⻢⻰⺠⻘⾼⽂', 'utf16-be').toString('hex'));
  expect(await extractLines(bytes)).toEqual(['长风马龙民青高文']);
});

test.each([
  ['turned', '/Rotate 90', '0 1 -1 0 80 40 Tm'],
  ['turned to the other side', '/Rotate 270', '0 -1 1 0 500 800 Tm'],
  ['upside down', '/Rotate 180', '-1 0 0 -1 500 800 Tm'],
  ['moved', '/MediaBox [-600 0 -5 842]', '1 0 0 1 -560 720 Tm'],
])('a page that is %s is read as it is seen', async (_, key, matrix) => {
  const hex = (text: string) => iconv.encode(text, 'utf16-be').toString('hex');
  const content = `BT /F1 12 Tf 16 TL ${matrix} <${hex('姓名：顾清河')}> Tj T* <${hex('工作经历')}> Tj ET`;
  const plain = Buffer.from(pdfIn('UniGB-UCS2-H', '')).toString('latin1');
  const page = plain
    .replace(/<< \/Length \d+ >>\nstream\n[^\n]*/, `<< /Length ${content.length} >>\nstream\n${content}`)
    .replace('/MediaBox [0 0 595 842]', key.includes('Media') ? key : `/MediaBox [0 0 595 842] ${key}`);
  expect(await extractLines(Buffer.from(page, 'latin1'))).toEqual(['姓名：顾清河', '工作经历']);
});

const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (inside: string) => `<w:p>${inside}</w:p>`;
const inBox = (text: string) => `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;
const drawing = (text: string) => `<w:drawing><wps:txbx>${inBox(text)}</wps:txbx></w:drawing>`;
const picture = (text: string) => `<w:pict><v:textbox>${inBox(text)}</v:textbox></w:pict>`;
const tick = (value: string) =>
  `<w:sdt><w:sdtPr><w14:checkbox><w14:checked w14:val="${value}"/></w14:checkbox></w:sdtPr><w:sdtContent>${run('?')}</w:sdtContent></w:sdt>`;

const read = (body: string, parts: Record<string, string> = {}) =>
  extractLines(
    zipSync({
      'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`),
      ...Object.fromEntries(Object.entries(parts).map(([name, inside]) => [name, strToU8(inside)])),
    }),
  );

describe('a Word document is read whole', () => {
  test.each([
    ['a drawing', `<w:r>${drawing('盒中字')}</w:r>`],
    ['VML', `<w:r>${picture('盒中字')}</w:r>`],
    [
      'both, once',
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing('盒中字')}</mc:Choice><mc:Fallback>${picture('盒中字')}</mc:Fallback></mc:AlternateContent></w:r>`,
    ],
    [
      'the old one where the new one has no text',
      `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing/></mc:Choice><mc:Fallback>${picture('盒中字')}</mc:Fallback></mc:AlternateContent></w:r>`,
    ],
  ])('text boxes: %s', async (_, inside) => {
    expect(await read(paragraph(run('正文') + inside))).toEqual(['正文', '盒中字']);
  });

  test('headers and footers of pages come before the entries, repeated ones once', async () => {
    const header = `<w:hdr>${paragraph(run('王小明'))}</w:hdr>`;
    const parts = {
      'word/header1.xml': header,
      'word/header2.xml': header,
      'word/footer1.xml': `<w:ftr>${paragraph(run('电话 13800000001'))}</w:ftr>`,
    };
    expect(await read(paragraph(run('正文')), parts)).toEqual(['王小明', '电话 13800000001', '正文']);
    const entries = ['工作经历', '2020.08-至今 云栖中学 教师'].map((text) => paragraph(run(text))).join('');
    expect(readResume(await read(entries, parts)).entries.experiences).not.toMatchObject([{ note: expect.anything() }]);
  });

  test('controls: a tick box by its state, content as written, no request for input', async () => {
    const placeholder = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('单击此处输入')}</w:sdtContent></w:sdt>`;
    const filled = `<w:sdt><w:sdtPr/><w:sdtContent>${run('海澄师范大学')}</w:sdtContent></w:sdt>`;
    expect(await read(paragraph(`${run('性别：')}${tick('1')}${run('男 ')}${tick('0')}${run('女')}`))).toEqual([
      '性别：☑男 ☐女',
    ]);
    expect(
      await read(paragraph(filled + placeholder) + filled.replace(run('海澄师范大学'), paragraph(run('块')))),
    ).toEqual(['海澄师范大学', '块']);
    const symbol = '<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>';
    expect(await read(paragraph(`${symbol}${run('男')}`))).toEqual(['☑男']);
  });

  test('changes are read as accepted, hidden text and furigana are not read', async () => {
    const changes = `<w:del><w:r><w:delText>旧</w:delText></w:r></w:del><w:ins>${run('新')}</w:ins><w:moveFrom>${run('移')}</w:moveFrom>`;
    const hidden = '<w:r><w:rPr><w:vanish/></w:rPr><w:t>藏</w:t></w:r>';
    const ruby = `<w:r><w:ruby><w:rt>${run('pīn')}</w:rt><w:rubyBase>${run('拼')}</w:rubyBase></w:ruby></w:r>`;
    expect(await read(paragraph(changes + hidden + ruby))).toEqual(['新拼']);
  });

  test('entities are decoded, an attribute may hold any sign, a document type is refused', async () => {
    const body = paragraph(`<w:r><w:t note="a > b">A &amp; B &#x4E2D;</w:t></w:r>`);
    expect(await read(body)).toEqual(['A & B 中']);
    const bomb = '<!DOCTYPE x [<!ENTITY a "ha">]>';
    await expect(read(body, { 'word/header1.xml': `${bomb}<w:hdr>${paragraph(run('&a;'))}</w:hdr>` })).rejects.toThrow(
      '内含外部实体',
    );
  });

  test('parts in UTF-16, with prefixes of their own, and repeated headers', async () => {
    const part = (inside: string) =>
      new Uint8Array(
        Buffer.from(`\ufeff<?xml version="1.0" encoding="UTF-16"?>${inside.replaceAll('w:', 'ns0:')}`, 'utf16le'),
      );
    const page = `<w:document><w:body>${paragraph(run('顾清河'))}${paragraph(run('语文教师'))}</w:body></w:document>`;
    const zip = zipSync({
      'word/header1.xml': part(`<w:hdr>${paragraph(run('顾清河'))}</w:hdr>`),
      'word/header2.xml': part(`<w:hdr>${paragraph(run('顾清河'))}</w:hdr>`),
      'word/document.xml': part(page),
    });
    expect(await extractLines(zip)).toEqual(['顾清河', '顾清河', '语文教师']);
  });
});

test('a row of a table is a line with each cell in its column, and what is merged downwards in every row', async () => {
  const cell = (text: string, settings = '') =>
    `<w:tc><w:tcPr>${settings}</w:tcPr>${paragraph(text === '' ? '' : run(text))}</w:tc>`;
  const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
  const [begins, goesOn] = ['<w:vMerge w:val="restart"/>', '<w:vMerge/>'];
  const body = `<w:tbl>${row(cell('序号'), cell('单位'), cell('岗位'), cell('人数'), cell('条件', '<w:gridSpan w:val="2"/>'))}${row(
    cell('01'),
    cell('第一中学', begins),
    cell('语文教师'),
    cell('1'),
    cell(''),
    cell('本科', begins),
  )}${row(cell('02'), cell('', goesOn), cell('数学教师'), cell('2'), cell('数学类'), cell('', goesOn))}${row(
    cell('合计', '<w:gridSpan w:val="3"/>'),
    cell('3', begins),
    cell(''),
    cell(''),
  )}${row(cell('注'), cell(''), cell(''), cell('', goesOn), cell(''), cell(''))}</w:tbl>`;
  const bytes = zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) });
  expect((await extractText(bytes, { hasTables: true })).lines).toEqual([
    '序号\t单位\t岗位\t人数\t条件\t',
    '01\t第一中学\t语文教师\t1\t\t本科',
    '02\t第一中学\t数学教师\t2\t数学类\t本科',
    '合计\t\t\t3\t\t',
    '注\t\t\t\t\t',
  ]);
});

test('paragraphs of a cell run on, but for numbers', async () => {
  const cell = (...texts: string[]) => `<w:tc>${texts.map((text) => paragraph(run(text))).join('')}</w:tc>`;
  const body = `<w:tbl><w:tr>${cell('高中', '数学教师')}${cell('0570-1234567', '0570-7654321')}</w:tr></w:tbl>`;
  const bytes = zipSync({ 'word/document.xml': strToU8(`<w:document><w:body>${body}</w:body></w:document>`) });
  expect((await extractText(bytes, { hasTables: true })).lines).toEqual(['高中数学教师\t0570-1234567 0570-7654321']);
});

describe('a PDF whose font has no table of its characters', () => {
  const withoutTable = (hex: string) =>
    Buffer.from(Buffer.from(pdfIn('Identity-H', hex)).toString('latin1').replace('(GB1)', '(Own)'), 'latin1');

  test.each([
    ['signs and figures', '1382137b08ab0014001600190019001300190013'],
    ['a period', '00150013001400140011001300190003272609e4'],
    ['a number alone', '00140016001900190013'],
  ])('is told to be one that cannot be read: %s', async (_, hex) => {
    await expect(readDocument(withoutTable(hex))).rejects.toThrow('文件里的文字读不出来');
  });

  test('a single strange sign in a text is none', async () => {
    const text = Buffer.from('姓名：林知夏，联系电话：一三八，毕业院校：海澄师范大学', 'utf16le')
      .swap16()
      .toString('hex');
    const { lines } = await readDocument(pdfIn('UniGB-UCS2-H', text));
    expect(lines).toEqual(['姓名：林知夏，联系电话：一三八，毕业院校：海澄师范大学']);
  });
});
