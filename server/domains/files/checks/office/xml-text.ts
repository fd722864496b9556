import { FileFault } from '#packages/office-files/file-fault.ts';
import { decoded } from '#packages/office-files/xml.ts';

/** Encodings in which markup has the bytes of ASCII, so that it is found without decoding the letters. */
const asciiMarkup =
  /^(?:utf-?8|us-ascii|ascii|iso-?8859-\d+|(?:windows|cp)-?\d+|gb2312|gbk|gb18030|big5|shift_jis|euc-(?:kr|jp))$/i;
const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/;
const EBCDIC = Buffer.from('4c6fa794', 'hex');

const unusual = () => new FileFault('用了不常见的文字编码，请用 Office 或 WPS 打开后另存一份再上传');

/** The order of bytes in UTF-16, which is recognised with and without a byte order mark. */
function wideOrder([first, second]: Buffer): 'little' | 'big' | null {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'little';
  return (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c) ? 'big' : null;
}

function textOf(bytes: Buffer): string {
  const order = wideOrder(bytes);
  const even = bytes.subarray(0, bytes.length & ~1);
  if (order === 'little') return even.toString('utf16le');
  if (order === 'big') return Buffer.from(even).swap16().toString('utf16le');
  const text = bytes.toString('utf8');
  const encoding = declared.exec(text.slice(text.startsWith('\ufeff') ? 1 : 0))?.[1];
  if (encoding !== undefined && !asciiMarkup.test(encoding)) throw unusual();
  return text;
}

/** Sections that begin with `<!` or `<?`; the first of them decides where the others may begin. */
const section = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[([\s\S]*?)(?:\]\]>|$)|<\?[\s\S]*?(?:\?>|$)|<!(DOCTYPE|ENTITY)/gi;

/**
 * The text of an XML part without comments and processing instructions, CDATA as escaped text.
 * @throws FileFault for a document type, by which entities are defined, and for an encoding in which one could hide
 */
export function xmlText(bytes: Buffer): string {
  const text = textOf(bytes);
  // UTF-32 has zero bytes in either reading.
  if (text.includes('\0') || bytes.subarray(0, 4).equals(EBCDIC)) throw unusual();
  return text.replace(section, (_, data?: string, definition?: string) => {
    if (definition) throw new FileFault('内含外部实体，请用 Office 或 WPS 打开后另存一份再上传');
    return (data ?? '').replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  });
}

interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** Up to the next tag. */
  text: string;
}

const attribute = /([^\s=/"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** The local part of a qualified name. */
const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** The opening tags with one of these local names, which may be prefixed. */
export function* tagsOf(text: string, names: string): Generator<Tag> {
  const tag = new RegExp(`<(?:[^\\s<>:/!?]+:)?(${names})(?=[\\s/>])((?:"[^"]*"|'[^']*'|[^>"'])*)>([^<]*)`, 'g');
  for (const [, name = '', inside = '', after = ''] of text.matchAll(tag)) {
    const pairs = [...inside.matchAll(attribute)].map(
      ([, key = '', double, single]) => [localName(key), decoded(double ?? single ?? '')] as const,
    );
    yield { name, attributes: new Map(pairs), text: decoded(after) };
  }
}
