import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import { day } from '#database/demo/moments.ts';
import type { Random } from '#database/demo/random.ts';
import type { contentItem } from '../schema.ts';
import type { WrittenItem } from './read-items.ts';

const inline = (text: string) => text.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');
const cells = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

function tableOf(lines: string[]): string {
  const [head = '', , ...rows] = lines;
  const row = (tag: string, line: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
      .join('')}</tr>`;
  return `<table><thead>${row('th', head)}</thead><tbody>${rows.map((line) => row('td', line)).join('')}</tbody></table>`;
}

const listOf = (tag: 'ul' | 'ol', lines: string[]) =>
  `<${tag}>${lines.map((line) => `<li><p>${inline(line.replace(/^(?:-|\d+\.) /, ''))}</p></li>`).join('')}</${tag}>`;

function blockOf(block: string): string {
  const lines = block.split('\n');
  if (block.startsWith('## ')) return `<h2>${block.slice(3)}</h2>`;
  if (block.startsWith('> ')) return `<blockquote><p>${inline(block.slice(2))}</p></blockquote>`;
  if (block.startsWith('|')) return tableOf(lines);
  if (block.startsWith('- ')) return listOf('ul', lines);
  return /^\d+\. /.test(block) ? listOf('ol', lines) : `<p>${inline(block)}</p>`;
}

/** Paragraphs, headings, lists, quotations and tables as the console's editor would have written them. */
const bodyHtml = (body: string): string =>
  body
    .trim()
    .split(/\n{2,}/)
    .map(blockOf)
    .join('');

export type ContentRow = typeof contentItem.$inferInsert & { id: string };

/** What every published text has in common. */
export const publishedRow = (
  random: Random,
  kind: ContentKind,
  { title, summary, category, source, regionCode, body }: WrittenItem<object>,
  publishAt: Date,
  now: Date,
): ContentRow => ({
  id: random.id(),
  kind,
  status: 'published',
  title,
  summary,
  category,
  regionCode: regionCode ?? null,
  source,
  body: bodyHtml(body),
  publishAt,
  // Many read a text in its first days, fewer each day after.
  viewCount: Math.round(random.int(90, 280) * ((now.getTime() - publishAt.getTime()) / day) ** 0.75),
  createdAt: publishAt,
  updatedAt: publishAt,
});
