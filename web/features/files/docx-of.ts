import { contentTypes, escaped, packOffice, relations, XML } from './office-file.ts';

export interface Line {
  text: string;
  /**
   * A heading is centred and bold; the first line of a body paragraph is indented by two characters; an entry is not indented.
   */
  as: 'heading' | 'body' | 'entry';
}

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const placed = {
  heading: '<w:spacing w:after="400"/><w:jc w:val="center"/>',
  body: '<w:spacing w:line="480" w:lineRule="auto"/><w:ind w:firstLineChars="200" w:firstLine="560"/>',
  entry: '<w:spacing w:line="480" w:lineRule="auto"/>',
} as const;
const fonts = '<w:rFonts w:ascii="宋体" w:hAnsi="宋体" w:eastAsia="宋体"/>';
const lettered = {
  heading: `${fonts}<w:b/><w:sz w:val="44"/>`,
  body: `${fonts}<w:sz w:val="28"/>`,
  entry: `${fonts}<w:sz w:val="28"/>`,
} as const;

const paragraph = ({ text, as }: Line) =>
  `<w:p><w:pPr>${placed[as]}</w:pPr><w:r><w:rPr>${lettered[as]}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

const a4 =
  '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1700" w:bottom="1440" w:left="1700" w:header="851" w:footer="992" w:gutter="0"/></w:sectPr>';

/** A letter on A4 paper as a Word file. */
export const docxOf = (lines: readonly Line[]): Uint8Array<ArrayBuffer> =>
  packOffice({
    '[Content_Types].xml': contentTypes({ '/word/document.xml': TYPE }),
    '_rels/.rels': relations('word/document.xml', 'officeDocument'),
    'word/document.xml': `${XML}<w:document xmlns:w="${MAIN}"><w:body>${lines.map(paragraph).join('')}${a4}</w:body></w:document>`,
  });
