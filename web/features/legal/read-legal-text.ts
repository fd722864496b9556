import type { LegalDocument, LegalSection } from './legal-document.ts';

/** Parses a text as files and the console have it: `## ` starts a section, `- ` is a list item, every other line a paragraph. */
export function readLegalText(title: string, version: string, text: string): LegalDocument {
  const opening: string[] = [];
  const sections: LegalSection[] = [];
  let points: string[] | null = null;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const section = sections.at(-1);
    if (line.startsWith('## ')) {
      sections.push({ heading: line.slice(3), paragraphs: [] });
      points = null;
    } else if (line.startsWith('- ') && section) {
      if (!points) {
        points = [];
        section.paragraphs.push(points);
      }
      points.push(line.slice(2));
    } else {
      points = null;
      if (section) section.paragraphs.push(line);
      else opening.push(line);
    }
  }
  return { title, version, opening, sections };
}
