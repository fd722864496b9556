import { FileFault } from '#server/platform/archive/file-fault.ts';
import { readEntry, type ZipEntry, zipEntries } from '#server/platform/archive/read-zip.ts';

const CONTAINER = 'd0cf11e0a1b11ae1';
const SECTOR_SHIFT_AT = 30;
const DIRECTORY_AT = 48;
const CLASS_AT = 80;
const CLASS_BYTES = 16;
/** MathType 4 to 7, by the class of the object, never by the name that the document states. */
const MATH_TYPE = '03ce020000000000c000000000000046';

/**
 * Whether an embedded object is a MathType equation, common in lesson plans. Other classes may start a program when opened; the
 * equation editor of old Office (class 0002CE02) was exploited.
 */
function isEquation(bytes: Buffer): boolean {
  if (bytes.length < 512 || bytes.toString('hex', 0, 8) !== CONTAINER) return false;
  const sectorBytes = 2 ** Math.min(bytes.readUInt16LE(SECTOR_SHIFT_AT), 16);
  const root = (bytes.readUInt32LE(DIRECTORY_AT) + 1) * sectorBytes + CLASS_AT;
  return bytes.toString('hex', root, root + CLASS_BYTES) === MATH_TYPE;
}

const MOST_BYTES = 200 * 1_048_576;
/** Parts are unpacked one at a time, so this bounds the memory of a check. */
const MOST_PART_BYTES = 40 * 1_048_576;
/** XML of thousands of equal rows compresses about a hundredfold; bombs compress a thousandfold. */
const MOST_RATIO = 250;
const RATIO_FROM = 1_048_576;

const foreignPath = /^\/|(?:^|\/)\.\.(?:\/|$)|\\|^[A-Za-z]:|\p{Cc}/u;
const macro =
  /vbaProject|vbaData|\/macrosheets\/|activeX\d*\.(?:bin|xml)$|\.(?:exe|dll|js|vbs|bat|cmd|ps1|scr|hta|lnk|docm|xlsm|pptm)$/i;
const entity = /<!(?:DOCTYPE|ENTITY)/i;
const embedded = /\/embeddings\/[^/]+\.bin$/i;
const relationship = /<(?:\w+:)?Relationship\b[^>]*>/g;
const isExternal = /TargetMode\s*=\s*["']External["']/;
/**
 * External content that an application loads when it opens the document. Hyperlinks need a click; Excel asks before updating a
 * linked workbook.
 */
const loaded: [RegExp, string][] = [
  [/\/attachedTemplate["']/, '引用了外部模板'],
  [/\/image["']/, '引用了网络图片，请把图片粘贴到文档里再上传'],
  [/\/(?:oleObject|frame|subDocument)["']/, '引用了外部文件'],
];
const dangerousTarget = /Target="(?:file:|\\\\|mhtml:|ms-)/i;

const mainParts: Record<string, string> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml':
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml':
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** XML may be encoded in either UTF-16 form as well. */
function xmlText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes.toString('utf16le');
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return Buffer.from(bytes)
      .subarray(0, bytes.length & ~1)
      .swap16()
      .toString('utf16le');
  return bytes.toString('utf8');
}

function checkEntries(entries: readonly ZipEntry[]): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const isBomb = entries.some(({ size, packed }) => size > RATIO_FROM && size > packed * MOST_RATIO);
  if (total > MOST_BYTES || isBomb || entries.some(({ size }) => size > MOST_PART_BYTES))
    throw new FileFault('解压后过大');
  if (entries.some(({ name }) => foreignPath.test(name))) throw new FileFault('内含异常路径');
  if (entries.some(({ name }) => macro.test(name))) throw new FileFault('含有宏或程序，请另存为不含宏的文档');
}

function checkRelations(text: string): void {
  if (dangerousTarget.test(text)) throw new FileFault('引用了外部模板');
  for (const [tag] of text.matchAll(relationship)) {
    const found = isExternal.test(tag) && loaded.find(([type]) => type.test(tag));
    if (found) throw new FileFault(found[1]);
  }
}

function checkXml(name: string, text: string): void {
  if (entity.test(text)) throw new FileFault('内含外部实体');
  if (name.endsWith('.rels')) checkRelations(text);
  if (name === '[Content_Types].xml' && /macroEnabled|vbaProject/i.test(text))
    throw new FileFault('含有宏或程序，请另存为不含宏的文档');
}

/**
 * The type of an Office document, by its declared main part; undefined for any other archive. Every entry is unpacked once within
 * its declared size, so no later reader meets more than was counted here.
 * @throws FileFault for a bomb, a macro, an embedded program, a path outside the archive, an entity, or external content
 */
export async function checkOffice(bytes: Buffer): Promise<string | undefined> {
  const entries = zipEntries(bytes);
  checkEntries(entries);
  let type: string | undefined;
  for (const entry of entries) {
    const content = await readEntry(bytes, entry);
    if (embedded.test(entry.name) && !isEquation(content))
      throw new FileFault('嵌入了其他程序的对象，请删除或换成图片后再上传');
    if (!/\.(?:xml|rels|vml)$/i.test(entry.name)) continue;
    const text = xmlText(content);
    checkXml(entry.name, text);
    if (entry.name === '[Content_Types].xml')
      type = Object.entries(mainParts).find(([part]) => text.includes(`"${part}"`))?.[1];
  }
  return type;
}
