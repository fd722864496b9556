import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { chance } from '#server/platform/testing/chance.ts';

/** Words that mean something to a PDF or an Office file, and nothing on a page. */
const words = [
  '/JS',
  '/JavaScript',
  '/Launch',
  '/EmbeddedFile',
  '/EmbeddedFiles',
  '/EF',
  '/AF',
  '/RichMedia',
  '/XFA',
  '/Encrypt',
  '/ObjStm',
  'JavaScript',
  'TypeScript',
  'SubmitForm',
  'macroEnabled',
  'vbaProject',
  'vbaProject.bin',
  'activeX',
  'DDEAUTO',
  'DDE',
  'attachedTemplate',
  'TargetMode="External"',
  'file:///C:/表.xlsx',
  '\\\\server\\share',
  "=cmd|'/c calc'!A0",
  '<script>',
  'javascript:void(0)',
  'mhtml:',
  '<!DOCTYPE html>',
  '<!ENTITY',
  '<!--',
  ']]>',
  'endstream',
  'trailer',
  '语文教师',
  '2027届',
  '姓名：张三',
];

export class RandomDocuments {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = chance(seed);
  }

  #below = (count: number) => Math.floor(this.#next() * count);

  sentence(): string {
    return Array.from({ length: 3 + this.#below(8) }, () => words[this.#below(words.length)]).join(' ');
  }

  /** Random bytes in which such words occur, as they do in pictures of some megabytes. */
  bytes(length: number): Buffer {
    const bytes = Buffer.from(Array.from({ length }, () => this.#below(256)));
    for (let n = 0; n < 20; n += 1) bytes.write(words[this.#below(12)] ?? '', this.#below(length - 20), 'latin1');
    return bytes;
  }

  /** A PDF with pictures of random bytes, and with these words in streams, strings, names of fonts, headings and styles. */
  pdf(): Buffer {
    const objects: Buffer[] = [];
    const add = (body: string) => objects.push(Buffer.from(`${objects.length + 1} 0 obj${body}endobj\n`, 'latin1'));
    const stream = (dictionary: string, content: Buffer) =>
      objects.push(
        Buffer.concat([
          Buffer.from(`${objects.length + 1} 0 obj<<${dictionary}/Length ${content.length}>>stream\r\n`),
          content,
          Buffer.from('\nendstream endobj\n'),
        ]),
      );
    const literal = () => `(${this.sentence().replace(/[\\()]/g, (sign) => `\\${sign}`)})`;
    const hex = () => `<${Buffer.from(this.sentence(), 'utf16le').toString('hex')}>`;
    const begins = ['[3 0 R/FitH 800]', '<</S/GoTo/D[3 0 R/Fit]>>', '13 0 R', '<</S/Named/N/FirstPage/Next 13 0 R>>'];
    const begun = `/OpenAction ${begins[this.#below(begins.length)]}/AA<</WC 13 0 R>>`;
    add(`<</Type/Catalog/Pages 2 0 R${begun}/Dests<</JavaScript[3 0 R/XYZ 0 0 0]/Launch[3 0 R/Fit]/AF[3 0 R/Fit]>>>>`);
    add('<</Type/Pages/Kids[3 0 R]/Count 1>>');
    add(
      `<</Type/Page/Parent 2 0 R/Annots[11 0 R]/AA<</O 13 0 R>>/Contents 4 0 R/Resources<</Font<</EF 5 0 R/JS 5 0 R>>/XObject<</AF 6 0 R>>>>>>`,
    );
    stream('', Buffer.from(`BT ${literal()} Tj ${hex()} Tj [${literal()} -20 ${literal()}] TJ ET`, 'latin1'));
    add('<</Type/Font/Subtype/Type3/CharProcs<</AF 4 0 R/EF 4 0 R/JS 4 0 R>>/Encoding<</Differences[0/AF/EF/JS]>>>>');
    stream('/Type/XObject/Subtype/Image/Width 9/Height 9', this.bytes(20_000));
    stream('/Type/XObject/Subtype/Image/Filter/FlateDecode', deflateSync(this.bytes(5_000)));
    add(`<</Title${literal()}/Subject${hex()}/Keywords${literal()}>>`);
    add('<</Type/StructElem/S/JavaScript/P 1 0 R/K[0]>>');
    add('<</RoleMap<</JavaScript/P/Launch/H1/EmbeddedFiles/P>>>>');
    add(`<</Type/Annot/Subtype/Link/A<</S/URI/URI(javascript:void\\(0\\))>>/Contents${literal()}>>`);
    add('<</Type/Annot/Subtype/Link/A 14 0 R>>');
    add('<</Type/Action/S/GoTo/D[3 0 R/XYZ 0 792 0]>>');
    add('<</Type/Action/S/URI/URI(https://www.example.edu.cn)>>');
    const packed = deflateSync(
      Buffer.from(`20 0 21 ${20} <</Title${literal()}>>                  ${literal()}`, 'latin1'),
    );
    stream('/Type/ObjStm/N 1/First 9/Filter/FlateDecode', packed);
    return Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      ...objects,
      Buffer.from('trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
    ]);
  }

  #escaped = () => this.sentence().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

  #package(main: string, type: string, parts: Record<string, string>): Buffer {
    const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const relation = (name: string, target: string) =>
      `<Relationship Id="r${name}" Type="${office}/${name}" Target="${target}" TargetMode="External"/>`;
    const folder = main.split('/')[0];
    const entries = {
      '[Content_Types].xml': `<Types><Default Extension="bin" ContentType="application/vnd.ms-excel.sheet.binary.macroEnabled.main"/><Override PartName="/${main}" ContentType="${type}"/></Types>`,
      '_rels/.rels': `<Relationships><Relationship Type="${office}/officeDocument" Target="${main}"/></Relationships>`,
      [`${folder}/_rels/x.xml.rels`]: `<Relationships>${relation('hyperlink', 'javascript:void(0)')}${relation('hyperlink', `https://x.cn/${this.#escaped()}`)}${relation('externalLinkPath', 'file:///D:\\表.xlsx')}${relation('attachedTemplate', 'C:\\简历.dotx')}</Relationships>`,
      'docProps/core.xml': `<c><title>${this.#escaped()}</title><!-- ${this.sentence().replaceAll('--', '')} --></c>`,
      'customXml/item1.xml': `<x><![CDATA[${this.sentence().replaceAll(']]>', '')}]]></x>`,
      ...parts,
    };
    const pictures = { [`${folder}/media/image1.png`]: this.bytes(8_000), [`${folder}/settings.bin`]: this.bytes(900) };
    return Buffer.from(
      zipSync({
        ...Object.fromEntries(Object.entries(entries).map(([name, part]) => [name, strToU8(part)])),
        ...pictures,
      }),
    );
  }

  docx(): Buffer {
    const field = `<w:fldChar w:fldCharType="begin"/><w:instrText>HYPERLINK "${this.#escaped()}"</w:instrText><w:fldChar w:fldCharType="separate"/>`;
    return this.#package(
      'word/document.xml',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      {
        'word/document.xml': `<w:document>${field}<w:t>${this.#escaped()}</w:t><w:fldChar w:fldCharType="end"/></w:document>`,
      },
    );
  }

  xlsx(): Buffer {
    return this.#package(
      'xl/workbook.xml',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
      {
        'xl/workbook.xml': `<workbook><sheets><sheet name="${this.#escaped()}"/></sheets></workbook>`,
        'xl/sharedStrings.xml': `<sst><si><t>${this.#escaped()}</t></si></sst>`,
      },
    );
  }
}
