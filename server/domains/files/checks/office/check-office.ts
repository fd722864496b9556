import { FileFault } from '#packages/office-files/file-fault.ts';
import { readEntry, type ZipEntry, zipEntries } from '#packages/office-files/read-zip.ts';
import { contentTypes, partName } from './content-types.ts';
import { checkRelation, isRemote, pictureFault, type Relation, relationsOf } from './relations.ts';
import { tagsOf, xmlText } from './xml-text.ts';

const CONTAINER = 'd0cf11e0a1b11ae1';
const SECTOR_SHIFT_AT = 30;
const DIRECTORY_AT = 48;
const CLASS_AT = 80;
const CLASS_BYTES = 16;
/** MathType 4 to 7, by the class of the object, never by the name that the document states. */
const MATH_TYPE = '03ce020000000000c000000000000046';

/** A compound file: an OLE object, a VBA project, an old Office document. */
const isContainer = (bytes: Buffer): boolean => bytes.toString('hex', 0, 8) === CONTAINER;

/**
 * Whether a compound file is a MathType equation, common in lesson plans. Other classes may start a program when opened; the
 * equation editor of old Office (class 0002CE02) was exploited.
 */
function isEquation(bytes: Buffer): boolean {
  if (bytes.length < 512 || !isContainer(bytes)) return false;
  const sectorBytes = 2 ** Math.min(bytes.readUInt16LE(SECTOR_SHIFT_AT), 16);
  const root = (bytes.readUInt32LE(DIRECTORY_AT) + 1) * sectorBytes + CLASS_AT;
  return bytes.toString('hex', root, root + CLASS_BYTES) === MATH_TYPE;
}

const office = 'application/vnd.openxmlformats-officedocument';

interface Application {
  /** The type of the file. */
  type: string;
  ending: string;
  program: string;
  main: string;
  /** Main parts of the same application's other formats. */
  others: RegExp;
}

const applications: readonly Application[] = [
  {
    type: `${office}.wordprocessingml.document`,
    ending: 'docx',
    program: 'Word',
    main: `${office}.wordprocessingml.document.main+xml`,
    others: /wordprocessingml\.template|ms-word\./,
  },
  {
    type: `${office}.spreadsheetml.sheet`,
    ending: 'xlsx',
    program: 'Excel',
    main: `${office}.spreadsheetml.sheet.main+xml`,
    others: /spreadsheetml\.template|ms-excel\./,
  },
  {
    type: `${office}.presentationml.presentation`,
    ending: 'pptx',
    program: 'PowerPoint',
    main: `${office}.presentationml.presentation.main+xml`,
    others: /presentationml\.(?:template|slideshow)|ms-powerpoint\./,
  },
];

/**
 * The type of the file whose main part has this content type; undefined if it is no document of Office.
 * @throws FileFault for a related format, naming the one to save it as
 */
function typeOfMainPart(contentType: string): string | undefined {
  const found = applications.find(({ main, others }) => contentType === main || others.test(contentType));
  if (!found || contentType === found.main) return found?.type;
  const saveAs = `请在 ${found.program} 或 WPS 中另存为 ${found.ending} 后再上传`;
  if (/sheet\.binary/.test(contentType)) throw new FileFault(`是 xlsb（二进制工作簿）格式，${saveAs}`);
  if (/macroenabled/.test(contentType)) throw new FileFault(`是含有宏的格式，${saveAs}`);
  throw new FileFault(`是模板或放映格式，${saveAs}`);
}

/** Other formats that are archives too, by an entry that each of them has. */
const foreign: readonly (readonly [entry: RegExp, name: string, advice: string])[] = [
  [/^OFD\.xml$/i, 'OFD', '请用阅读器打开后“打印为 PDF”，再上传 PDF'],
  [/^META-INF\/manifest\.xml$/i, 'OpenDocument（odt、ods）', '请另存为 docx 或 xlsx 后再上传'],
  [/^Index(?:\.zip|\/Document\.iwa)$/i, '苹果 iWork', '请导出为 Word、Excel 或 PDF 后再上传'],
];

/** @throws FileFault for an archive of another known format, naming the one to save it as */
function refuseForeign(names: readonly string[]): void {
  const found = foreign.find(([entry]) => names.some((name) => entry.test(name)));
  if (found) throw new FileFault(`是 ${found[1]} 格式，${found[2]}`);
}

/** Fields and links by which a document exchanges data with, and so starts, another program. */
const exchange = /^\s*["“]?\s*DDE(?:AUTO)?(?![A-Za-z])/i;

/** Fields by which a document loads a text or an object from elsewhere; pictures of pages leave theirs with the picture. */
const loading = /^\s*(?:INCLUDETEXT|LINK|IMPORT|DATABASE)\s[\s\S]*?["“\s](?:https?:|ftp:|\\\\|\/\/)/i;
/** `service|topic!item` outside texts and names of sheets. */
const formulaLink = /(?<!['\w])(?:\w+|'[^']+')\|(?:\w+|'[^']*')!/;

const loadFault = () => new FileFault('内含会读取其他地方的文件的域，请把内容粘贴为普通文字后再上传');
const fault = () => new FileFault('内含会启动其他程序的域（DDE），请删除这个域或改成普通文字后再上传');

interface Field {
  code: string;
  isRead: boolean;
}

/** @throws FileFault for a DDE field or link; the code of a field may be divided among runs and nested fields */
function checkFields(text: string): void {
  const open: Field[] = [];
  for (const { name, attributes, text: code } of tagsOf(text, 'fldChar|instrText|fldSimple|ddeLink|f|definedName')) {
    const field = open.at(-1);
    if (/^(?:f|definedName)$/.test(name) && formulaLink.test(code.replace(/"[^"]*"/g, ''))) throw fault();
    if (name === 'ddeLink' || (name === 'fldSimple' && exchange.test(attributes.get('instr') ?? ''))) throw fault();
    if (name === 'instrText' && field && !field.isRead) field.code += code;
    if (name === 'instrText' && exchange.test(field?.code ?? code)) throw fault();
    if (loading.test(name === 'fldSimple' ? (attributes.get('instr') ?? '') : (field?.code ?? code))) throw loadFault();
    const mark = name === 'fldChar' ? attributes.get('fldCharType') : undefined;
    // The name of a field is not the result of another one, but to hide it.
    if (mark === 'begin' && field && !field.isRead && field.code.trim() === '') throw fault();
    if (mark === 'begin') open.push({ code: '', isRead: false });
    if (mark === 'separate' && field) field.isRead = true;
    if (mark === 'end') open.pop();
  }
}

const MAX_BYTES = 200 * 1_048_576;
/** Parts are unpacked one at a time, so this bounds the memory of a check. */
const MAX_PART_BYTES = 40 * 1_048_576;
/** XML of thousands of equal rows compresses about a hundredfold; bombs compress a thousandfold. */
const MAX_RATIO = 250;
const RATIO_FROM = 1_048_576;
/** A document with a chart holds the chart's workbook. */
const MAX_NESTED = 2;

const foreignPath = /^\/|(?:^|\/)\.\.(?:\/|$)|\\|^[A-Za-z]:|\p{Cc}/u;
const program = /\.(?:exe|dll|js|vbs|bat|cmd|ps1|scr|hta|lnk|docm|xlsm|pptm)$/i;
/** By the name that Office writes, or by the declared type, which it reads. */
const macroName = /(?:^|\/)vba(?:Project|Data)|\/macrosheets\//i;
const macroType = /vbaproject|vbadata|macrosheet/;
const controlName = /\/activeX\d*\.(?:bin|xml)$/i;
const controlType = /ms-office\.activex/;
const embeddedName = /\/embeddings\/[^/]+\.bin$/i;
const xmlName = /\.(?:xml|rels|vml)$/i;
const xmlType = /[/+]xml$|vmldrawing$/;

const macroFault = () => new FileFault('含有宏或程序，请另存为不含宏的 docx、xlsx、pptx 后再上传');
const controlFault = () => new FileFault('含有 ActiveX 控件，请删除控件或换成普通文字后再上传');
const objectFault = () => new FileFault('嵌入了其他程序的对象，请删除或换成图片后再上传');
const chunkFault = () => new FileFault('内含网页或其他格式的片段，请用 Word 打开后另存为 docx（片段会并入正文）再上传');

function checkEntries(entries: readonly ZipEntry[]): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const isBomb = entries.some(({ size, packed }) => size > RATIO_FROM && size > packed * MAX_RATIO);
  if (total > MAX_BYTES || isBomb || entries.some(({ size }) => size > MAX_PART_BYTES))
    throw new FileFault('解压后过大，请删去多余的工作表、空行或图片后再上传');
  if (entries.some(({ name }) => foreignPath.test(name))) throw new FileFault('内含异常路径');
}

type TypeOf = (part: string) => string;

/** What a part is, by its type and its first bytes. */
async function checkContent(name: string, type: string, content: Buffer, depth: number): Promise<void> {
  if (macroType.test(type)) throw macroFault();
  if (controlName.test(name) || controlType.test(type)) throw controlFault();
  if ((embeddedName.test(name) || isContainer(content)) && !isEquation(content)) throw objectFault();
  if (content.toString('latin1', 0, 4) !== 'PK\x03\x04') return;
  if (depth >= MAX_NESTED || (await checkPackage(content, depth + 1)) === undefined) throw objectFault();
}

const plainChunk = /^text\/plain|wordprocessingml\.document\.main\+xml$|wordprocessingml\.document$/;

function checkRelations(relations: readonly Relation[], typeOf: TypeOf): void {
  for (const relation of relations) {
    checkRelation(relation);
    if (relation.type === 'vbaproject') throw macroFault();
    if (relation.type === 'afchunk' && !plainChunk.test(typeOf(relation.part))) throw chunkFault();
  }
}

const startsProgram = /^ppaction:\/\/(?:program|macro)/i;

function checkMarkup(text: string): void {
  checkFields(text);
  for (const { attributes } of tagsOf(text, 'hlinkClick|hlinkHover|hlinkMouseOver'))
    if (startsProgram.test(attributes.get('action') ?? ''))
      throw new FileFault('内含会启动程序的动作按钮，请删除这个动作后再上传');
  for (const { attributes } of tagsOf(text, 'connection'))
    if (/^(?:1|true)$/.test(attributes.get('refreshOnLoad') ?? ''))
      throw new FileFault('打开时会读取外部数据，请在“数据 → 查询和连接”的属性中取消“打开文件时刷新数据”后再上传');
  for (const { attributes } of tagsOf(text, 'imagedata|fill|stroke|image'))
    if (isRemote(attributes.get('src') ?? '')) throw new FileFault(pictureFault);
}

/** The main part is the one that the package's own relationships name; of several, each is judged. */
function typeOfPackage(rootRelations: string, typeOf: TypeOf): string | undefined {
  const mains = relationsOf('_rels/.rels', rootRelations).filter(({ type }) => type === 'officedocument');
  return mains.map(({ part }) => typeOfMainPart(typeOf(part)))[0];
}

async function checkPackage(bytes: Buffer, depth: number): Promise<string | undefined> {
  const entries = zipEntries(bytes);
  checkEntries(entries);
  const textOf = async (part: string) => {
    const entry = entries.find(({ name }) => partName(name) === part);
    return entry && xmlText(await readEntry(bytes, entry));
  };
  const [types, root] = [await textOf('[content_types].xml'), await textOf('_rels/.rels')];
  if (types === undefined || root === undefined) {
    refuseForeign(entries.map(({ name }) => name));
    return undefined;
  }
  const typeOf = contentTypes(types);
  const type = typeOfPackage(root, typeOf);
  if (entries.some(({ name }) => program.test(name) || macroName.test(name))) throw macroFault();
  for (const entry of entries) {
    const content = await readEntry(bytes, entry);
    const contentType = typeOf(partName(entry.name));
    await checkContent(entry.name, contentType, content, depth);
    if (!xmlName.test(entry.name) && !xmlType.test(contentType)) continue;
    const text = xmlText(content);
    if (/\.rels$/i.test(entry.name)) checkRelations(relationsOf(entry.name, text), typeOf);
    else checkMarkup(text);
  }
  return type;
}

/**
 * The type of an Office document, by the content type of its main part; undefined for any other archive. Every entry is unpacked
 * once within its declared size, so no later reader meets more than was counted here. Words and links are not judged: only parts,
 * relationships that load content, and fields that start programs.
 * @throws FileFault for a bomb, a macro, an embedded program, a path outside the archive, an entity, or external content
 */
export const checkOffice = (bytes: Buffer): Promise<string | undefined> => checkPackage(bytes, 0);
