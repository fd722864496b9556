import { expect, test } from 'vitest';
import { xmlText, xmlTokens } from './xml.ts';

const tokensOf = (xml: string) =>
  [...xmlTokens(xml)].map(({ kind, name, text, attribute }) =>
    kind === 'text' ? text : `${kind === 'open' ? '' : '/'}${name}${attribute('r') ?? ''}`,
  );

test('tags without prefixes, decoded texts and attributes, sections', () => {
  const xml = `<?xml version="1.0"?><!-- <x> --><x:c x14:r='a&gt;b' r="1>0"><v>&#35821;&amp;&lt;</v><![CDATA[<y>]]></x:c ><b/>`;
  expect(tokensOf(xml)).toEqual(['c1>0', 'v', '语&<', '/v', '<y>', '/c', 'b', '/b']);
});

test('what is no XML, and a document type, are refused', () => {
  expect(() => tokensOf('<a <b>')).toThrow('文件不完整');
  expect(() => tokensOf('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>')).toThrow('内含外部实体');
});

const xml = '<?xml version="1.0" encoding="UTF-16"?><语/>';
const wide = Buffer.from(xml, 'utf16le');
test.each([
  ['UTF-8 with a mark', Buffer.from(`\ufeff<语/>`), '<语/>'],
  ['UTF-16 LE', wide, xml],
  ['UTF-16 BE', Buffer.from(wide).swap16(), xml],
  ['UTF-16 BE with a mark', Buffer.from(`\ufeff${xml}`, 'utf16le').swap16(), xml],
])('%s', (_, bytes, text) => {
  expect(xmlText(bytes)).toBe(text);
});
