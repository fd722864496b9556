/**
 * The parts of a printed resume. PDFs mark their texts and Word documents style their paragraphs with them, so that a resume can be
 * told from its look by screen readers' tools, by macros and by our own import.
 */
export const printParts = {
  name: 'ResumeName',
  wish: 'ResumeWish',
  person: 'ResumePerson',
  section: 'ResumeSection',
  head: 'ResumeHead',
  when: 'ResumeWhen',
  facts: 'ResumeFacts',
  note: 'ResumeNote',
} as const;
export type PrintPart = keyof typeof printParts;

/** Marks the text of a narrow column, which is read on its own. */
const ASIDE = 'Aside';
/** Marks a line that goes on with the paragraph before it. */
const MORE = 'More';

export interface PrintMark {
  part: PrintPart;
  aside?: boolean;
  more?: boolean;
}

/** The name of the same part in a narrow column. */
export const asideName = (name: string): string => `${name}${ASIDE}`;

/** `ResumeHead`, `ResumeNoteMore`, `ResumeFactsAside`. */
export const markName = ({ part, aside, more }: PrintMark): string =>
  aside ? asideName(markName({ part, more })) : `${printParts[part]}${more ? MORE : ''}`;

const byName = new Map(
  (Object.keys(printParts) as PrintPart[]).flatMap((part) =>
    [false, true].flatMap((aside) =>
      [false, true].map((more) => [markName({ part, aside, more }), { part, aside, more }] as const),
    ),
  ),
);

/** The part that a mark or a style names; undefined for those of other programs. */
export const markOf = (name: string): Required<PrintMark> | undefined => byName.get(name);
