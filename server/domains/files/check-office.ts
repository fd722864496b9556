import { fieldError } from '#server/platform/http/app-error.ts';
import { readEntry, type ZipEntry, ZipFault, zipEntries } from './read-zip.ts';

const MOST_BYTES = 200 * 1_048_576;
/** Plain XML of thousands of equal rows packs about a hundredfold; bombs pack a thousandfold. */
const MOST_RATIO = 250;
const RATIO_FROM = 1_048_576;

const foreignPath = /^\/|(?:^|\/)\.\.(?:\/|$)|\\|^[A-Za-z]:|\p{Cc}/u;
const macro =
  /vbaProject|vbaData|\/macrosheets\/|activeX\d*\.(?:bin|xml)$|\.(?:exe|dll|js|vbs|bat|cmd|ps1|scr|hta|lnk)$/i;
const entity = /<!(?:DOCTYPE|ENTITY)/i;
const remoteTemplate = /attachedTemplate"[^>]*TargetMode="External"|TargetMode="External"[^>]*attachedTemplate"/;
const dangerousTarget = /Target="(?:file:|\\\\|mhtml:|ms-)/i;

const mainParts: Record<string, string> = {
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml':
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml':
    'application/vnd.openxmlformats-officedocument.presentationml.presentation',
};

/** As XML may be written: the two UTF-16 forms as well. */
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
  if (total > MOST_BYTES || isBomb) throw new ZipFault('解压后过大');
  if (entries.some(({ name }) => foreignPath.test(name))) throw new ZipFault('内含异常路径');
  if (entries.some(({ name }) => macro.test(name))) throw new ZipFault('含有宏或程序，请另存为不含宏的文档');
}

function checkXml(name: string, text: string): void {
  if (entity.test(text)) throw new ZipFault('内含外部实体');
  if (name.endsWith('.rels') && (remoteTemplate.test(text) || dangerousTarget.test(text)))
    throw new ZipFault('引用了外部模板');
  if (name === '[Content_Types].xml' && /macroEnabled|vbaProject/i.test(text))
    throw new ZipFault('含有宏或程序，请另存为不含宏的文档');
}

/**
 * The type of an Office document, by the part it names as its main one; undefined for any other archive. Every entry is unpacked once, within
 * what it declares, so that no reader after this one meets more than was counted here.
 * @throws AppError INVALID_INPUT for a bomb, a macro, a foreign path, an entity
 */
export async function checkOffice(bytes: Buffer): Promise<string | undefined> {
  try {
    const entries = zipEntries(bytes);
    checkEntries(entries);
    let type: string | undefined;
    for (const entry of entries) {
      const content = await readEntry(bytes, entry);
      if (!/\.(?:xml|rels|vml)$/i.test(entry.name)) continue;
      const text = xmlText(content);
      checkXml(entry.name, text);
      if (entry.name === '[Content_Types].xml')
        type = Object.entries(mainParts).find(([part]) => text.includes(`"${part}"`))?.[1];
    }
    return type;
  } catch (error) {
    if (error instanceof ZipFault)
      throw fieldError('body', `文档${error.message.startsWith('文') ? '有误：' : ''}${error.message}`);
    throw error;
  }
}
