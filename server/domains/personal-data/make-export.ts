import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { delivery } from '#contract/deliveries/delivery-state.ts';
import { interview } from '#contract/deliveries/interview-state.ts';
import { interviewModeLabels } from '#contract/deliveries/interviews.ts';
import { dayMs } from '#contract/months.ts';
import { genders, identities } from '#contract/seekers/seeker.ts';
import { talentInvitation } from '#contract/talents/invitation-state.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { cityName, regionFullName } from '#contract/taxonomy/places/regions.ts';
import { escapeHtml, formatDateTime, yuanGrouped } from '#contract/text.ts';
import { accountExport } from '#database/schema/accounts.ts';
import { isSealed, readFileBytes } from '#server/domains/files/public.ts';
import { notifyAccount } from '#server/domains/notifications/public.ts';
import { contentInWords } from '#server/domains/resume-output/public.ts';
import type { ExportSource } from '#server/module.ts';
import { type Database, rowOf, rowsOf } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { readRows } from '#server/platform/read-rows.ts';
import { collect, type ExportPart } from './collect.ts';

/** Labels of the export's columns on its readable page; others show their own name. */
const columnWords: Record<string, string> = Object.fromEntries(readRows(join(import.meta.dirname, 'column-words.tsv')));

const from = (words: Record<string, string>) => (value: string) => words[value] ?? value;
/** Labels of a part's states, by its file. */
const statesOf: Record<string, Record<string, string>> = {
  account: { active: '正常', closing: '注销中', banned: '已封禁' },
  deliveries: delivery.labels.seeker,
  'delivery-steps': delivery.labels.seeker,
  interviews: interview.labels.seeker,
  invitations: talentInvitation.labels.seeker,
  reports: { open: '处理中', dismissed: '未采纳', corrected: '已更正', removed: '已下架', warned: '已警告' },
};

/** How values of a column are shown; others are shown as stored. */
const valueWords: Record<string, (value: string) => string> = {
  gender: (value) => labelOf(genders, value) || value,
  education: (value) => labelOf(educations, value) || value,
  identity: (value) => labelOf(identities, value) || value,
  city_code: (value) => cityName(value) || value,
  household: (value) => regionFullName(value) || value,
  privacy: from({ public: '公开', delivered: '仅投递可见', hidden: '隐藏' }),
  side: from({ seeker: '我', company: '单位', recruiter: '单位', system: '系统' }),
  mode: from(interviewModeLabels),
  via: from({ delivery: '投递', search: '人才搜索', recommendation: '推荐', chat: '沟通' }),
  gross_fen: (value) => yuanGrouped(BigInt(value)),
  deduction_fen: (value) => yuanGrouped(BigInt(value)),
  net_fen: (value) => yuanGrouped(BigInt(value)),
};

const isMoment = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d/;

/** A value as text: yes and no, times in Shanghai, and the column's labels. */
function valueInWords(
  { file, words, states = statesOf[file] }: Pick<ExportSource, 'file' | 'states' | 'words'>,
  column: string,
  value: unknown,
): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? '是' : '否';
  if (value instanceof Date) return formatDateTime(value);
  const text = String(value);
  if (column === 'status') return states?.[text] ?? text;
  const word = words?.[column]?.[text];
  if (word !== undefined) return word;
  return isMoment.test(text) ? formatDateTime(text) : (valueWords[column]?.(text) ?? text);
}

/** A resume, or a snapshot with one, as text; anything else as stored. */
function things(value: object): string {
  const sections = contentInWords('content' in value ? value.content : value);
  if (!sections) return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`;
  return sections
    .map(
      ({ title, lines }) =>
        `<b>${escapeHtml(title)}</b><ul>${lines.map((line) => `<li>${escapeHtml(line)}`).join('')}</ul>`,
    )
    .join('');
}

const shown = (part: ExportPart, column: string, value: unknown): string =>
  typeof value === 'object' && value !== null && !(value instanceof Date)
    ? things(value)
    : escapeHtml(valueInWords(part, column, value));

function section(part: ExportPart): string {
  const { title, file, rows } = part;
  const names = Object.keys(rows[0] ?? {});
  const head = names.map((name) => `<th>${escapeHtml(columnWords[name] ?? name)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${names.map((name) => `<td>${shown(part, name, row[name])}</td>`).join('')}</tr>`)
    .join('\n');
  const table =
    rows.length > 0 ? `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>` : '<p>没有</p>';
  return `<h2>${escapeHtml(title)} <small>${rows.length} 条 · ${file}.json</small></h2>${table}`;
}

/** The content of the JSON files for reading: one page without scripts that opens anywhere. */
const readablePage = (parts: readonly ExportPart[], at: Date): string => `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><title>我的数据 - 教育人才网</title>
<style>body{font:14px/1.6 sans-serif;max-width:1200px;margin:24px auto;padding:0 16px}table{border-collapse:collapse;width:100%}
td,th{border:1px solid #ddd;padding:4px 8px;text-align:left;vertical-align:top}pre{white-space:pre-wrap;margin:0}ul{margin:0 0 8px;padding-left:18px}
small{color:#666;font-weight:normal}</style>
<h1>我的数据</h1><p>导出于 ${formatDateTime(at)}。同样的内容以 JSON 放在 data 文件夹，上传过的文件在 files 文件夹。</p>
${parts.map(section).join('\n')}</html>
`;

/** Validity of the link from when the export is ready. */
export const EXPORT_JOB = 'account.export';

async function* entriesOf(deps: Deps, db: Database, accountId: string, now: Date): AsyncGenerator<Entry> {
  const row = await rowOf(db, { id: 'string' })`select id from jober where account_id = ${accountId}`;
  const parts = await collect(db, deps.modules, accountId, row?.id ?? null);
  yield { name: '我的数据.html', text: readablePage(parts, now) };
  for (const { file, rows } of parts) yield { name: `data/${file}.json`, text: JSON.stringify(rows, null, 2) };
  const files = await rowsOf(db, { id: 'string', kind: 'string', name: 'string', storage_key: 'string' })`
    select id, kind, name, storage_key from upload
    where account_id = ${accountId} and dropped_at is null and claimed_at is not null order by created_at limit 500`;
  for (const { id, kind, name, storage_key: key } of files) {
    // Papers of registrations are stored encrypted; the person gets what they sent.
    const opened = isSealed(kind) ? await readFileBytes({ ...deps, db }, id) : null;
    const bytes = opened ? Readable.from([opened]) : await deps.files.read(key);
    if (bytes) yield { name: `files/${kind}/${id}-${name.replace(/[\\/:*?"<>|]/g, '_')}`, bytes };
  }
}

/** Makes a requested export and notifies its owner. An interrupted run starts again. */
export async function makeExport(deps: Deps, id: string): Promise<void> {
  const { db } = deps;
  const [requested] = await db.select().from(accountExport).where(eq(accountExport.id, id));
  if (requested?.status !== 'making') return;
  const now = deps.clock.now();
  const { accountId } = requested;
  const folder = await mkdtemp(join(tmpdir(), 'jiaoyu-rencai-export-'));
  try {
    const path = join(folder, 'export.zip');
    const size = await writeZip(path, entriesOf(deps, db, accountId, now));
    const storageKey = randomBytes(20).toString('hex');
    await deps.files.put(storageKey, path, 'application/zip');
    const expiresAt = new Date(now.getTime() + dayMs);
    const made = { status: 'ready' as const, storageKey, size, readyAt: now, expiresAt };
    await db.transaction(async (tx) => {
      await tx.update(accountExport).set(made).where(eq(accountExport.id, id));
      await notifyAccount(tx, {
        accountId,
        kind: 'account.export',
        title: '你的数据已打包好',
        body: '24 小时内可以在个人主页下载。',
        link: '/homePage',
        effectKey: `export:${id}`,
        now,
      });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes expired exports, bytes first, and expired archives. */
export async function sweepExports(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const rows = await rowsOf(deps.db, { id: 'string', storage_key: 'string?' })`
    select id, storage_key from account_export where expires_at <= ${now} limit 200`;
  for (const { id, storage_key: key } of rows) {
    if (key) await deps.files.remove(key);
    await deps.db.delete(accountExport).where(eq(accountExport.id, id));
  }
  await deps.db.execute(sql`delete from account_archive where delete_after <= ${now}`);
}

/** An entry of the export: a text to compress, or the bytes of an already compressed file. */
type Entry = { name: string; text: string } | { name: string; bytes: Readable };

/** Writes a ZIP entry by entry, streaming files. Returns its size. */
async function writeZip(path: string, entries: AsyncIterable<Entry>): Promise<number> {
  const out = createWriteStream(path, { mode: 0o600 });
  let size = 0;
  const finished = new Promise<void>((resolve, reject) => {
    out.once('finish', resolve);
    out.once('error', reject);
  });
  const zip = new Zip((error, chunk, final) => {
    if (error) return out.destroy(error);
    size += chunk.length;
    out.write(chunk);
    if (final) out.end();
  });
  for await (const entry of entries) {
    if ('text' in entry) {
      const file = new ZipDeflate(entry.name, { level: 6 });
      zip.add(file);
      file.push(Buffer.from(entry.text), true);
      continue;
    }
    const file = new ZipPassThrough(entry.name);
    zip.add(file);
    for await (const chunk of entry.bytes) {
      file.push(chunk as Buffer);
      if (out.writableNeedDrain) await once(out, 'drain');
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  await finished;
  return size;
}
