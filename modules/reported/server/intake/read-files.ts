import type { ExamReading } from '#modules/exams/contract.ts';
import {
  apartFromDay,
  readAnnouncement,
  readPostTable,
  withEducation,
  withoutSite,
} from '#modules/exams/server/public.ts';
import { dropFiles, readFileBytes, releaseFiles, takeFiles } from '#server/domains/files/public.ts';
import { readLines } from '#server/domains/resumes/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, fieldError } from '#server/platform/http/app-error.ts';
import { leftoversOf } from './leftovers.ts';

/** Forms that come with announcements, each under the name of its paper. */
const forms: readonly [RegExp, string][] = [
  [/承诺书/, '承诺书'],
  [/同意(?:报考|应聘|报名)/, '单位同意报考证明'],
  [/推荐表/, '就业推荐表'],
  [/(?:报名|报考|应聘|考生|应聘人员)(?:信息|资格审查|资格|信息采集)?(?:登记|审核)?表/, '报名表'],
];
const announces = /公告|简章|通知|启事|[，。；]/;
const announcement = /(?:公告|简章|通告|通知|启事)\s*$/;
/** What somebody fills in. */
const blank = /姓\s*名|承诺人|签\s*[名字]|盖\s*章|公\s*章/;
const HEAD = 4;

/** The paper that a file is the empty form of, by its title or its own name; null for an announcement or a table of posts. */
export function formName(file: string, lines: readonly string[]): string | null {
  const head = lines.filter((line) => line.trim() !== '').slice(0, HEAD);
  if (head.some((line) => announcement.test(line)) || !lines.some((line) => blank.test(line))) return null;
  const titles = [...head, file].map((text) => text.replaceAll(/\s+/g, '')).filter((text) => !announces.test(text));
  for (const title of titles) {
    const [, name] = forms.find(([pattern]) => pattern.test(title)) ?? [];
    if (name) return name;
  }
  return null;
}

const attached = /^附[件表]\s*[0-9０-９一二三四五六七八九十]*\s*[:：]?\s*$/;
const fields = /姓\s*名|性\s*别|出\s*生|民\s*族|籍\s*贯|身份证|联系电话|毕业院校|照\s*片|承诺人/g;
const TITLE = 40;
const NEAR = 5;

/** A row of a form's table: two of its fields, and no sentence. */
const isFormRow = (line: string) => (line.match(fields)?.length ?? 0) > 1 && !announces.test(line);
const isFormTitle = (line: string) =>
  line.length <= TITLE && !announces.test(line) && forms.some(([pattern]) => pattern.test(line.replaceAll(/\s+/g, '')));

/** The lines of a file with an announcement without the empty forms behind it, and the names of their papers. */
export function withoutForms(lines: readonly string[]): { lines: readonly string[]; papers: string[] } {
  for (const [row, line] of lines.entries()) {
    if (row <= HEAD || !isFormRow(line)) continue;
    const title = lines
      .slice(0, row)
      .findLastIndex((text, at) => at >= Math.max(HEAD, row - NEAR) && isFormTitle(text));
    if (title < 0) continue;
    const begin = attached.test(lines[title - 1] ?? '') ? title - 1 : title;
    const length = lines.slice(row).findIndex((line) => attached.test(line));
    const rest = withoutForms([...lines.slice(0, begin), ...(length < 0 ? [] : lines.slice(row + length))]);
    const name = formName(lines[title] ?? '', lines.slice(title));
    return { lines: rest.lines, papers: [...(name ? [name] : []), ...rest.papers] };
  }
  return { lines, papers: [] };
}

interface Asked {
  fileIds: readonly string[];
  text: string;
  accountId: string;
  now: Date;
}

/** A file that is an empty form, or has one behind an announcement, with the name of its paper. */
interface Form {
  id: string;
  name: string;
  paper: string;
}

type Rows = ExamReading['rows'];
const path = 'body.fileIds';
const MAX_LINES = 4_000;

/**
 * Every sheet that is a table of posts, but those that are hidden beside it, as old tables are; a workbook without one is refused in its
 * reader's words.
 */
async function rowsOf(bytes: Buffer, organiser: string): Promise<Rows> {
  const { sheets, sheet, rows } = await readPostTable(bytes, { organiser });
  const all = [{ sheet, rows }];
  for (const other of sheets.filter((name) => name !== sheet)) {
    const more = await readPostTable(bytes, { sheet: other, organiser }).catch(noTable);
    if (!more.isHidden && more.rows.length > 0) all.push({ sheet: other, rows: more.rows });
  }
  return all.length === 1 ? rows : all.flatMap(inSheets);
}

/** Posts of several sheets tell which is theirs, as that may be the place where they are filled. */
const inSheets = ({ sheet, rows }: { sheet: string; rows: Rows }): Rows =>
  rows.map((row) =>
    row.post
      ? { ...row, post: { ...row.post, note: `${row.post.note}；${sheet}`.replace(/^；/, '').slice(0, 600) } }
      : row,
  );

function noTable(error: unknown): { rows: Rows; isHidden: boolean } {
  if (error instanceof AppError) return { rows: [], isHidden: false };
  throw error;
}

/** Rows of several tables, numbered as one; a number that stands for a code is the new one. A code names one post. */
function joined(tables: readonly Rows[]): Rows {
  const seen = new Set<string>();
  return tables.flat().map((row, at) => {
    const number = at + 1;
    if (!row.post) return { ...row, number };
    const { code: stated } = row.post;
    const isNumber = stated === `${row.number}` || (seen.has(stated) && /^\d{1,3}$/.test(stated));
    const code = isNumber ? `${number}` : stated;
    if (seen.has(code))
      return { ...row, number, post: null, unfinished: row.post, notes: [`岗位代码 ${code} 重复`, ...row.notes] };
    seen.add(code);
    return { ...row, number, post: { ...row.post, code } };
  });
}

/**
 * Reads announcements and tables, uploaded or pasted, as one, and the day of the announcement; '' where it has none. An empty form is
 * not read: its file is to be downloaded beside the project. All other files are deleted, whatever the result.
 * @throws AppError INVALID_INPUT for a file that is not the caller's or cannot be read, and where there is no text
 */
export async function readFiles(
  deps: Deps,
  db: Database,
  { fileIds, text, accountId, now }: Asked,
): Promise<{ reading: ExamReading; announcedOn: string; forms: Form[] }> {
  const files = await takeFiles(db, { accountId, ids: [...fileIds], kind: 'intake', now, path });
  const read = await Promise.all(
    files.map(async ({ id, type, name }) => ({ id, type, name, bytes: await readFileBytes({ ...deps, db }, id) })),
  );
  const lines = withoutSite(text.split(/\r?\n/));
  const tables: Buffer[] = [];
  const forms: Form[] = [];
  try {
    for (const { id, type, name, bytes } of read) {
      if (!bytes) throw fieldError(path, `“${name}”已失效，请重新上传`);
      if (type === 'application/pdf' || type.endsWith('wordprocessingml.document')) {
        const fileLines = await readLines(bytes);
        const paper = formName(name, fileLines);
        const { lines: text, papers } = paper ? { lines: [], papers: [paper] } : withoutForms(fileLines);
        forms.push(...papers.map((title) => ({ id, name, paper: title })));
        lines.push(...text);
      } else tables.push(bytes);
    }
  } finally {
    const kept = forms.map(({ id }) => id);
    await releaseFiles(db, kept);
    await dropFiles(
      db,
      fileIds.filter((id) => !kept.includes(id)),
      now,
    );
  }
  const { announcedOn, lines: body } = apartFromDay(lines.slice(0, MAX_LINES));
  const organiser = readAnnouncement(body).facts.find((fact) => fact.field === 'organiser');
  const owner = organiser?.field === 'organiser' ? organiser.value : '';
  const reading = readAnnouncement(body, owner, announcedOn);
  const rows: Rows[] = [];
  for (const bytes of tables) rows.push(await rowsOf(bytes, owner));
  if (reading.lines.length === 0 && rows.length === 0) throw fieldError('body.text', '请上传公告文件，或粘贴公告文字');
  const unread = [...reading.unread, ...leftoversOf(reading)];
  const posts = withEducation({ ...reading, rows: joined(rows.length > 0 ? rows : [reading.rows]) });
  return { reading: { ...reading, unread, rows: posts }, announcedOn, forms };
}
