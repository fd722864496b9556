import type { contentItem } from '#database/schema/content.ts';

export type ContentRow = typeof contentItem.$inferInsert & { id: string };

/** Paragraphs and headings (`## `) and points (`- `) as the console's editor would have written them. */
export function bodyOf(lines: readonly string[]): string {
  const html: string[] = [];
  let list: string[] = [];
  const endList = () => {
    if (list.length > 0) html.push(`<ul>${list.map((item) => `<li><p>${item}</p></li>`).join('')}</ul>`);
    list = [];
  };
  for (const line of lines) {
    if (line.startsWith('- ')) list.push(line.slice(2));
    else {
      endList();
      html.push(line.startsWith('## ') ? `<h2>${line.slice(3)}</h2>` : `<p>${line}</p>`);
    }
  }
  endList();
  return html.join('');
}
