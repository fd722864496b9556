import {
  AlignmentType,
  BorderStyle,
  Document,
  HorizontalPositionAlign,
  HorizontalPositionRelativeFrom,
  ImageRun,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
} from 'docx';
import { type PrintPart, printParts } from '#contract/resumes/print-parts.ts';
import type { Outline, OutlineSection } from '../outline.ts';
import type { OutlineEntry } from '../outline-entries.ts';
import { type Look, looks } from './looks.ts';

/** Fonts of Word and similar programs on Chinese machines; elsewhere they substitute one with the characters. */
const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei', cs: 'Calibri' };
const TEXT_WIDTH = 9640;
const hex = (color: string) => color.replace('#', '');

function entryParagraphs({ head, when, facts, notes }: OutlineEntry): Paragraph[] {
  const hasMore = facts !== '' || notes.length > 0;
  const first = new Paragraph({
    style: printParts.head,
    keepNext: hasMore,
    spacing: { before: 120 },
    tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH }],
    children: [
      new TextRun({ text: head, bold: true, size: 21 }),
      ...(when === '' ? [] : [new TextRun({ text: `\t${when}`, size: 19, color: '5F6B7E' })]),
    ],
  });
  const line = new Paragraph({
    style: printParts.facts,
    keepNext: notes.length > 0,
    children: [new TextRun({ text: facts, size: 19, color: '4A5568' })],
  });
  const noteParagraphs = notes.map(
    (note) => new Paragraph({ style: printParts.note, children: [new TextRun({ text: note, size: 20 })] }),
  );
  return [...(head === '' && when === '' ? [] : [first]), ...(facts === '' ? [] : [line]), ...noteParagraphs];
}

function sectionParagraphs({ title, entries }: OutlineSection, { accent, heading }: Look): Paragraph[] {
  const rule = { style: BorderStyle.SINGLE, size: 6, space: 2, color: hex(accent) };
  const head = new Paragraph({
    style: 'Heading1',
    keepNext: true,
    spacing: { before: 280, after: 60 },
    alignment: heading === 'centred' ? AlignmentType.CENTER : AlignmentType.LEFT,
    border: { bottom: rule },
    children: [new TextRun({ text: title, bold: true, size: 25, color: hex(accent) })],
  });
  return [head, ...entries.flatMap(entryParagraphs)];
}

/** By their names a section's parts can be told and restyled in Word; they look like plain text. */
const paragraphStyles = (
  [
    ['name', '简历姓名'],
    ['wish', '简历意向'],
    ['person', '简历个人信息'],
    ['head', '简历条目'],
    ['facts', '简历条目要点'],
    ['note', '简历条目说明'],
  ] as const
).map(([part, name]) => ({ id: printParts[part], name, basedOn: 'Normal', quickFormat: true }));

const PHOTO_PX = 101;

/** The picture floats at the right margin, so that the header's lines do not change. */
const photoParagraph = (bytes: Uint8Array, name: string) =>
  new Paragraph({
    spacing: { line: 20 },
    children: [
      new ImageRun({
        type: 'jpg',
        data: bytes,
        transformation: { width: PHOTO_PX, height: PHOTO_PX },
        altText: { name: '照片', title: '照片', description: `${name}的照片` },
        floating: {
          horizontalPosition: {
            relative: HorizontalPositionRelativeFrom.MARGIN,
            align: HorizontalPositionAlign.RIGHT,
          },
          verticalPosition: { relative: VerticalPositionRelativeFrom.PARAGRAPH, offset: 0 },
          wrap: { type: TextWrappingType.SQUARE },
        },
      }),
    ],
  });

interface DocxOrder {
  outline: Outline;
  template: keyof typeof looks;
  title: string;
  /** The person's picture as a JPEG. */
  photo: Uint8Array | null;
}

/** A resume as a Word document: plain headings and paragraphs, editable in any such program. */
export async function drawDocx({ outline, template, title, photo }: DocxOrder): Promise<Buffer> {
  const look = looks[template];
  const alignment = look.masthead === 'centred' ? AlignmentType.CENTER : AlignmentType.LEFT;
  const line = (part: PrintPart, text: string, size: number, color: string, bold = false) =>
    text === ''
      ? []
      : [new Paragraph({ style: printParts[part], alignment, children: [new TextRun({ text, size, color, bold })] })];
  const document = new Document({
    title,
    creator: outline.name,
    styles: {
      paragraphStyles,
      default: { document: { run: { font, size: 20 }, paragraph: { spacing: { line: 320 } } } },
    },
    sections: [
      {
        properties: { page: { size: { width: 11906, height: 16838 }, margin: margins } },
        children: [
          ...(photo ? [photoParagraph(photo, outline.name)] : []),
          ...line('name', outline.name, 46, '1A2233', true),
          ...line('wish', outline.wish, 23, hex(look.accent)),
          ...line('person', outline.facts.join(' · '), 19, '4A5568'),
          ...line('person', outline.contacts.join(' · '), 19, '4A5568'),
          ...outline.sections.flatMap((section) => sectionParagraphs(section, look)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const margins = { top: 1100, right: 1133, bottom: 1100, left: 1133 };
