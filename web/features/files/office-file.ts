import { strToU8, zipSync } from 'fflate';

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const unwritable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes text for XML. */
export const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>]/g, (sign) => escapes[sign] ?? '');

/** `more`: further `Relationship` elements. */
export const relations = (target: string, type: string, more = ''): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/${type}" Target="${target}"/>${more}</Relationships>`;

/** The content types of an Office file, by part. */
export const contentTypes = (parts: Readonly<Record<string, string>>): string => {
  const overrides = Object.entries(parts).map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`);
  return `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${overrides.join('')}</Types>`;
};

/**
 * Packs the parts of an Office file. Runs on the main thread: the page's policy forbids workers from blobs, and a table of 5,000
 * rows takes a fraction of a second.
 */
export const packOffice = (parts: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)])));
