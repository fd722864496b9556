import type { PrintPart } from '#contract/resumes/print-parts.ts';

/** A paragraph of a resume that this site printed, with its lines joined. */
export interface PrintedPart {
  part: PrintPart;
  text: string;
}

export interface PrintedEntry {
  head: string;
  when: string;
  facts: string;
  note: string;
}

/** A printed resume by its parts. */
export interface Printed {
  name: string;
  person: string[];
  sections: { title: string; entries: PrintedEntry[] }[];
}

/** Joins two lines of a paragraph: only a space between Latin words was lost at the break. */
export const joinLines = (before: string, after: string): string =>
  /[A-Za-z0-9,.;:!?)]$/.test(before) && /^[A-Za-z0-9(]/.test(after) ? `${before} ${after}` : before + after;

/** Divides the paragraphs of a printed resume into sections and entries. */
export function divide(parts: readonly PrintedPart[]): Printed {
  const printed: Printed = { name: '', person: [], sections: [] };
  let entry: PrintedEntry | undefined;
  const begin = () => {
    entry = { head: '', when: '', facts: '', note: '' };
    printed.sections.at(-1)?.entries.push(entry);
    return entry;
  };
  for (const { part, text } of parts) {
    if (part === 'name') printed.name ||= text;
    else if (part === 'person' || part === 'wish') {
      if (part === 'person') printed.person.push(...text.split(/\s+·\s*/));
    } else if (part === 'section') {
      printed.sections.push({ title: text, entries: [] });
      entry = undefined;
    } else if (part === 'head') begin().head = text;
    else {
      const current = entry ?? begin();
      if (part === 'when') current.when ||= text;
      else if (part === 'facts') current.facts = [current.facts, text].filter(Boolean).join(' · ');
      else current.note = current.note === '' ? text : `${current.note}\n${text}`;
    }
  }
  return printed;
}
