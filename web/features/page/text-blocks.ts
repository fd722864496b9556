export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'paragraph'; text: string };

const numbered = /^\s*(?:[0-9]{1,2}[.、．)）]|[（(][0-9]{1,2}[)）]|[•·●-])\s*/;
/** A short line that ends in a colon, or stands in brackets, heads what follows. */
const heading = /^(?:【(.{2,20})】|(.{2,16})[:：])$/;

/** Plain text as people type it into a post, in headings, lists and paragraphs. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  for (const line of text.split(/\r?\n/).map((one) => one.trim())) {
    const head = heading.exec(line);
    const last = blocks.at(-1);
    if (line === '') continue;
    if (head) blocks.push({ kind: 'heading', text: head[1] ?? head[2] ?? '' });
    else if (!numbered.test(line)) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(line.replace(numbered, ''));
    else blocks.push({ kind: 'list', items: [line.replace(numbered, '')] });
  }
  return blocks;
}
