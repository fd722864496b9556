export interface XmlNode {
  /** Without its prefix. */
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
  /** The text of a node without children. */
  text: string;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi,
    (whole, hex?: string, dec?: string, name?: string) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(dec);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );

const bare = (name: string) => name.slice(name.indexOf(':') + 1);
const token =
  /<!--[\s\S]*?-->|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|<(\/?)([^\s<>/="']+)((?:\s+[^\s<>/="']+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)/g;
const attribute = /([^\s<>/="']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(attribute)].map(([, name = '', double, single]) => [
      bare(name),
      decoded(double ?? single ?? ''),
    ]),
  );

const MOST_DEPTH = 400;

/**
 * The tree of an XML part that an office program wrote. Lenient: what ends early is closed at the end, and declarations are
 * skipped, so no entity of the document's own is ever resolved.
 */
export function parseXml(xml: string): XmlNode {
  const root: XmlNode = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  for (const [, cdata, closing, name, written = '', empty, text] of xml.matchAll(token)) {
    const current = open.at(-1) as XmlNode;
    if (name === undefined) current.text += cdata ?? decoded(text ?? '');
    else if (closing) {
      const at = open.findLastIndex((node) => node.name === bare(name));
      if (at > 0) open.length = at;
    } else {
      const node = { name: bare(name), attributes: attributesOf(written), children: [], text: '' };
      current.children.push(node);
      if (!empty && open.length < MOST_DEPTH) open.push(node);
    }
  }
  return root;
}

export const childOf = (node: XmlNode | undefined, name: string): XmlNode | undefined =>
  node?.children.find((child) => child.name === name);

/** The first node of a name below another one. */
export function findNode(node: XmlNode, name: string): XmlNode | undefined {
  for (const child of node.children) {
    const found = child.name === name ? child : findNode(child, name);
    if (found) return found;
  }
  return undefined;
}
