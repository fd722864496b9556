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
import { formName, withoutForms } from './form-name.ts';
import { leftoversOf } from './leftovers.ts';

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
const MOST_LINES = 4_000;

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
    const { code: said } = row.post;
    const isNumber = said === `${row.number}` || (seen.has(said) && /^\d{1,3}$/.test(said));
    const code = isNumber ? `${number}` : said;
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
        const own = await readLines(bytes);
        const paper = formName(name, own);
        const { lines: text, papers } = paper ? { lines: [], papers: [paper] } : withoutForms(own);
        forms.push(...papers.map((one) => ({ id, name, paper: one })));
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
  const { announcedOn, lines: own } = apartFromDay(lines.slice(0, MOST_LINES));
  const organiser = readAnnouncement(own).facts.find((fact) => fact.field === 'organiser');
  const owner = organiser?.field === 'organiser' ? organiser.value : '';
  const reading = readAnnouncement(own, owner, announcedOn);
  const rows: Rows[] = [];
  for (const bytes of tables) rows.push(await rowsOf(bytes, owner));
  if (reading.lines.length === 0 && rows.length === 0) throw fieldError('body.text', '请上传公告文件，或粘贴公告文字');
  const unread = [...reading.unread, ...leftoversOf(reading)];
  const posts = withEducation({ ...reading, rows: joined(rows.length > 0 ? rows : [reading.rows]) });
  return { reading: { ...reading, unread, rows: posts }, announcedOn, forms };
}
