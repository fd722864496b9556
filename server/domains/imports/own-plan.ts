import { companyNameKey } from '#contract/company-name-key.ts';
import { type PostDraftForm, postDraftForm } from '#contract/post-desk.ts';
import { type ImportedRow, type ImportOutcome, postIdColumn } from '#contract/post-import.ts';
import { findingKinds } from '#contract/post-text/rules.ts';
import { checkPost } from '#contract/post-text-check.ts';
import { regionFullName } from '#contract/taxonomy/regions.ts';
import { knownSourceKeys, ownStates } from '#server/domains/posts/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Mapping } from './fields.ts';
import { fieldLabels, findingsOf } from './findings.ts';
import { formOfRow } from './form-of-row.ts';
import { garbledNote } from './garbled.ts';
import { cellsOf } from './map-columns.ts';
import { sourceKey } from './source-key.ts';
import { type RowReading, type Understood, understandRow } from './understand-row.ts';

export interface OwnCompany {
  id: string;
  name: string;
  regionCode: string;
}

export interface TableRow {
  number: number;
  cells: Record<string, string>;
  surplus?: string[];
}

/** A row of a company's own table with what is to become of it. */
export interface OwnRow extends Omit<ImportedRow, 'postId'> {
  postId: string | null;
  key: string;
  form: PostDraftForm | null;
}

const idShape = /^[1-9][0-9]{0,18}$/;

function notesOf(reading: RowReading, company: OwnCompany, form: PostDraftForm | null): string[] {
  const notes = findingsOf(reading)
    .filter(({ about, certainty }) => certainty !== 'missing' && about !== 'limit')
    .map(({ about, note }) => (about in fieldLabels ? `${fieldLabels[about as keyof Understood]}：${note}` : note));
  const faults = form ? checkPost(form).map(({ kind, words }) => `${findingKinds[kind].label}“${words}”`) : [];
  const named = reading.fields.company.value ?? '';
  const [own, other] = [companyNameKey(company.name), companyNameKey(named)];
  const foreign = named !== '' && !own.includes(other) && !other.includes(own) ? [`表中单位为“${named}”`] : [];
  return [...foreign, ...new Set(faults), ...notes];
}

const whyUntitled = ({ garbled }: RowReading) => (garbled.includes('title') ? garbledNote('title') : '缺少职位名称');

/** Reads one row. A table of one school need not name it, nor say again where it lies. */
function readRow(
  { number, cells: given, surplus }: TableRow,
  mapping: Mapping,
  company: OwnCompany,
  now: Date,
): OwnRow {
  const cells = cellsOf(given, mapping);
  if (cells.company === '') cells.company = company.name;
  if (cells.place === '' && cells.address === '') cells.place = regionFullName(company.regionCode);
  const reading = understandRow(number, cells, surplus);
  const read = reading.fields.place.value;
  const place = read ?? { regionCode: company.regionCode, cityCode: company.regionCode };
  const title = reading.fields.title.value;
  const parsed = title === null ? null : postDraftForm.safeParse(formOfRow(reading, place, now));
  const form = parsed?.success ? parsed.data : null;
  const reason = title === null ? whyUntitled(reading) : (parsed?.error?.issues[0]?.message ?? '');
  const asked = given[postIdColumn]?.trim() ?? '';
  return {
    number,
    outcome: form ? 'new' : 'held',
    title: title ?? '',
    reason,
    notes: notesOf(reading, company, form),
    postId: idShape.test(asked) && BigInt(asked) < 2n ** 63n ? asked : null,
    key: `${company.id}:${sourceKey(reading.cells)}`,
    form,
  };
}

/** Reads rows of a table against what is there already: the same row twice is one post, and a known draft is brought up to date. */
export async function planOwn(
  tx: Database,
  rows: readonly TableRow[],
  mapping: Mapping,
  company: OwnCompany,
  now: Date,
): Promise<OwnRow[]> {
  const read = rows.map((row) => readRow(row, mapping, company, now));
  const known = await knownSourceKeys(
    tx,
    read.map(({ key }) => key),
  );
  const states = await ownStates(
    tx,
    company.id,
    read.flatMap(({ postId }) => postId ?? []),
  );
  const firstByKey = new Map<string, number>();
  return read.map((row): OwnRow => {
    if (row.form === null) return row;
    const first = firstByKey.get(row.key);
    firstByKey.set(row.key, first ?? row.number);
    const as = (outcome: ImportOutcome, reason = ''): OwnRow => ({ ...row, outcome, reason });
    if (first !== undefined) return as('duplicate', `与第 ${first} 行相同`);
    if (row.postId !== null) {
      const status = states.get(row.postId);
      if (status === 'draft') return known.has(row.key) ? as('duplicate', '没有改动') : as('update');
      return as('held', status ? '该职位已提交，请在职位管理中修改' : '职位编号不是本单位的职位');
    }
    return known.has(row.key) ? as('duplicate', '此前已导入') : as('new');
  });
}
