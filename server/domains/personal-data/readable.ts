import { formatDateTime } from '#contract/text.ts';
import { contentInWords } from '#server/domains/resume-output/public.ts';
import type { Part } from './collect.ts';
import { columnWords, valueInWords } from './readable-words.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

/** A resume, or a snapshot with one, as text; anything else as stored. */
function things(value: object): string {
  const sections = contentInWords('content' in value ? value.content : value);
  if (!sections) return `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`;
  return sections
    .map(
      ({ title, lines }) => `<b>${escaped(title)}</b><ul>${lines.map((line) => `<li>${escaped(line)}`).join('')}</ul>`,
    )
    .join('');
}

const shown = (part: Part, column: string, value: unknown): string =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
    ? things(value)
    : escaped(valueInWords(part, column, value));

function section(part: Part): string {
  const { title, file, rows } = part;
  const names = Object.keys(rows[0] ?? {});
  const head = names.map((name) => `<th>${escaped(columnWords[name] ?? name)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${names.map((name) => `<td>${shown(part, name, row[name])}</td>`).join('')}</tr>`)
    .join('\n');
  const table =
    rows.length > 0 ? `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>` : '<p>没有</p>';
  return `<h2>${escaped(title)} <small>${rows.length} 条 · ${file}.json</small></h2>${table}`;
}

/** The content of the JSON files for reading: one page without scripts that opens anywhere. */
export const readablePage = (parts: readonly Part[], at: Date): string => `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><title>我的数据 - 教育人才网</title>
<style>body{font:14px/1.6 sans-serif;max-width:1200px;margin:24px auto;padding:0 16px}table{border-collapse:collapse;width:100%}
td,th{border:1px solid #ddd;padding:4px 8px;text-align:left;vertical-align:top}pre{white-space:pre-wrap;margin:0}ul{margin:0 0 8px;padding-left:18px}
small{color:#666;font-weight:normal}</style>
<h1>我的数据</h1><p>导出于 ${formatDateTime(at)}。同样的内容以 JSON 放在 data 文件夹，上传过的文件在 files 文件夹。</p>
${parts.map(section).join('\n')}</html>
`;
