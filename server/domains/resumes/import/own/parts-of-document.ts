import { markOf, type PrintMark } from '#contract/resumes/print-parts.ts';
import type { Block } from '../docx-lines.ts';
import { joinLines, type PrintedPart } from './read-parts.ts';

/** Texts in the order of the page, each with the name of its mark. */
export interface MarkedText {
  mark: string;
  text: string;
}

/** The paragraphs of a PDF of this site, those of its narrow column first; null for any other PDF. */
export function partsOfPdf(texts: readonly MarkedText[]): PrintedPart[] | null {
  const marked = texts.flatMap(({ mark, text }) => {
    const found = markOf(mark);
    return found ? [{ ...found, text: text.trim() }] : [];
  });
  if (!marked.some(({ part }) => part === 'name')) return null;
  const paragraphs = (aside: boolean) => {
    const parts: PrintedPart[] = [];
    for (const { part, more, text } of marked.filter((one) => one.aside === aside)) {
      const last = more ? parts.findLast((one) => one.part === part) : undefined;
      if (last) last.text = joinLines(last.text, text);
      else parts.push({ part, text });
    }
    return parts;
  };
  return [...paragraphs(true), ...paragraphs(false)];
}

/** The paragraphs of a Word document of this site; null for any other. What was written into it since is a note. */
export function partsOfWord(blocks: readonly Block[]): PrintedPart[] | null {
  const styled = blocks.map((block) => ('text' in block ? { ...block, mark: markOf(block.style) } : null));
  if (!styled.some((block) => block?.mark?.part === 'name')) return null;
  return blocks.flatMap((block): PrintedPart[] => {
    if (!('text' in block)) return block.cells.flat().map((text) => ({ part: 'note', text }));
    const part: PrintMark['part'] = block.style === 'Heading1' ? 'section' : (markOf(block.style)?.part ?? 'note');
    const [text = '', when] = block.text.split('\t');
    if (part !== 'head') return [{ part, text: block.text }];
    return [{ part, text }, ...(when ? [{ part: 'when' as const, text: when }] : [])];
  });
}
