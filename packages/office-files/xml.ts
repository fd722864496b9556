import iconv from 'iconv-lite';
import { FileFault } from './file-fault.ts';

const declared = /^\s*<\?xml[^>]*?\bencoding\s*=\s*["']([\w.-]{1,40})["']/;

/** The first bytes of UTF-16, with its mark or by the first character. */
const wideStarts: Readonly<Record<number, 'utf-16le' | 'utf-16be'>> = {
  65534: 'utf-16le',
  15360: 'utf-16le',
  65279: 'utf-16be',
  60: 'utf-16be',
};

/** The text of an XML part: by its first bytes, else by the encoding that it declares, else UTF-8. */
export function xmlText(bytes: Buffer): string {
  const wide = bytes.length < 2 ? undefined : wideStarts[bytes.readUInt16BE(0)];
  if (wide) return new TextDecoder(wide).decode(bytes);
  const encoding = declared.exec(bytes.toString('latin1', 0, 200))?.[1] ?? 'utf-8';
  if (/^utf-?8$/i.test(encoding) || !iconv.encodingExists(encoding)) return new TextDecoder().decode(bytes);
  return iconv.decode(bytes, encoding);
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** A text of XML with its references read: `&lt;`, `&#20013;`. */
export const decoded = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name: string) => {
        if (name) return named[name] ?? whole;
        const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      })
    : text;

/** A tag or a text of an XML part. Names are without their prefix, since writers choose prefixes freely. */
export interface XmlToken {
  kind: 'open' | 'close' | 'text';
  /** Of a tag. */
  name: string;
  /** Of a text, decoded. */
  text: string;
  /** Of an opening tag: an attribute, decoded; undefined where it is absent. */
  attribute(name: string): string | undefined;
}

const tag = /<(\/?)(?:[^\s<>/:="']+:)?([^\s<>/:="']+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/y;
const attributes = /(?:[^\s<>/:="']+:)?([^\s<>/:="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** What holds no data, and text that is not decoded. */
const sections: readonly (readonly [start: string, end: string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
];

const none = () => undefined;

function attributeOf(written: string): XmlToken['attribute'] {
  let found: Map<string, string> | undefined;
  return (name) => {
    found ??= new Map([...written.matchAll(attributes)].map(([, key = '', one, other]) => [key, one ?? other ?? '']));
    const value = found.get(name);
    return value === undefined ? undefined : decoded(value);
  };
}

/**
 * The tags and texts of an XML part in their order; an empty tag opens and closes. Knows no entities but the five of XML, so nothing
 * expands.
 * @throws FileFault where it is no XML
 */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  const text = (given: string): XmlToken => ({ kind: 'text', name: '', text: given, attribute: none });
  let at = 0;
  while (at < xml.length) {
    const next = xml.indexOf('<', at);
    if (next !== at) yield text(decoded(xml.slice(at, next < 0 ? undefined : next)));
    if (next < 0) return;
    at = next;
    const section = sections.find(([start]) => xml.startsWith(start, at));
    if (section) {
      const [start, end] = section;
      const close = xml.indexOf(end, at + start.length);
      if (close < 0) throw new FileFault('文件不完整');
      if (end === ']]>') yield text(xml.slice(at + start.length, close));
      at = close + end.length;
      continue;
    }
    tag.lastIndex = at;
    const found = tag.exec(xml);
    if (!found) throw new FileFault(xml.startsWith('<!', at) ? '内含外部实体' : '文件不完整');
    const [whole, closes, name = '', written = '', empty] = found;
    at += whole.length;
    if (!closes) yield { kind: 'open', name, text: '', attribute: attributeOf(written) };
    if (closes || empty) yield { kind: 'close', name, text: '', attribute: none };
  }
}
