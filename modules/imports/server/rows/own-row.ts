import { createHash } from 'node:crypto';
import { companyNameKey } from '#contract/companies/company-name-key.ts';
import { dayAt } from '#contract/months.ts';
import { type PostDraftForm, postDraftForm } from '#contract/posts/post-fields.ts';
import { checkPost } from '#contract/posts/post-text-check.ts';
import { readyPost } from '#contract/posts/ready-post.ts';
import { findingKinds } from '#contract/posts/text-check/rules.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { regionFullName } from '#contract/taxonomy/places/regions.ts';
import { plainForm } from '#server/domains/posts/public.ts';
import { type ImportedRow, postIdColumn } from '../../contract.ts';
import { garbledNote } from '../read/garbled.ts';
import { compact } from '../read/plain-text.ts';
import { valuesOf } from '../read/read-values.ts';
import { sourceKey } from '../source-key.ts';
import { type Cells, importFieldNames, type Mapping } from '../table/fields.ts';
import { cellsOf } from '../table/map-columns.ts';
import { fieldLabels, findingsOf } from './findings.ts';
import { postOfRow } from './post-of-row.ts';
import { processNotes, processOf } from './process-of-row.ts';
import { type RowReading, understandRow } from './understand-row.ts';
import type { Understood } from './understood.ts';

const hashOf = (parts: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify(parts.map(compact)))
    .digest('base64url')
    .slice(0, 32);

/** The fingerprint of a row's whole content: equal rows are one post, and a row that differs in any field is another. */
const fingerprint = (companyId: string, cells: Cells): string =>
  `${companyId}:${hashOf(importFieldNames.map((field) => cells[field]))}`;

/** The identity that survives a correction: the row's own code or link, else its title and school. */
const identityOf = (companyId: string, { code, link, title, company }: Cells): string =>
  `${companyId}:${hashOf(code || link ? ['code', code || link] : ['title', company, title])}`;

export interface OwnCompany {
  id: string;
  name: string;
  regionCode: string;
  type: string;
  /** Colleagues that can be named as the contact. */
  recruiters: readonly { id: string; name: string }[];
}

export interface TableRow {
  number: number;
  cells: Record<string, string>;
  surplus?: string[];
  merged?: string[];
  notes?: string[];
}

/** A row of a company's own table as it was read, before comparing with existing posts. */
export interface ReadRow extends ImportedRow {
  key: string;
  /** The row's key in an earlier format, which did not cover every field. */
  formerKey: string;
  identity: string;
  form: PostDraftForm | null;
}

const idShape = /^[1-9][0-9]{0,18}$/;

/** Excluded flags: what a school knows about itself, and what the text check reports anyway. */
const notOfOwn: ReadonlySet<string> = new Set(['limit', 'company', 'companyType', 'size', 'updated']);

function findingNotes(reading: RowReading): string[] {
  return findingsOf(reading)
    .filter(({ about, certainty }) => certainty !== 'missing' && !notOfOwn.has(about))
    .map(({ about, note }) => (about in fieldLabels ? `${fieldLabels[about as keyof Understood]}：${note}` : note));
}

/** The other school that a row names; '' for the own one. */
function otherSchool(named: string, company: OwnCompany): string {
  const [ownKey, other] = [companyNameKey(company.name), companyNameKey(named)];
  return named !== '' && !ownKey.includes(other) && !other.includes(ownKey) ? named : '';
}

/** Kinds of one owner, who hires for nobody else unless as a group. A bureau or a public school also hires for others. */
const privateTypes =
  /^(?:private|inclusive|international|nursery|independent|joint|subject|interest|vocational-training)/;
const hiresForItself = ({ type, name }: OwnCompany) => privateTypes.test(type) && !/集团/.test(name);

const whyUntitled = ({ garbled }: RowReading) => (garbled.includes('title') ? garbledNote('title') : '缺少职位名称');

/** What keeps a draft from being published: the same check as in the post's form. */
function lackingIn(form: PostDraftForm, now: Date): string[] {
  const { faults } = readyPost(form, now);
  const unlawful = checkPost(form).filter(({ severity }) => severity === 'block');
  return [
    ...new Set([
      ...faults.map(({ message }) => message),
      ...unlawful.map(({ words, reason }) => `“${words}”：${reason}`),
    ]),
  ];
}

interface Filled {
  cells: Cells;
  notes: string[];
}

/** A table of one school may omit its name and place; one of several schools names them per row. */
function fillIn(given: Cells, company: OwnCompany): Filled {
  const other = otherSchool(given.company, company);
  const cells = { ...given };
  if (cells.company === '') cells.company = company.name;
  if (other === '' && cells.companyType === '') cells.companyType = labelOf(companyTypes, company.type);
  if (cells.place === '' && cells.address === '') cells.place = regionFullName(company.regionCode);
  if (other === '') return { cells, notes: [] };
  cells.conditions = [`用人单位：${other}`, cells.conditions].filter(Boolean).join('\n');
  if (hiresForItself(company)) return { cells, notes: [] };
  return { cells, notes: [`表中单位为“${other}”，不是本单位：将以本单位名义发布，并注明用人单位`] };
}

const reasonOf = (stranger: string, otherwise: string): string =>
  stranger === ''
    ? otherwise
    : `表中单位为“${stranger}”，不是本单位：请由该单位发布；如就是本单位，把这一格改成本单位名称，或不导入这一列`;

export function readRow(row: TableRow, mapping: Mapping, company: OwnCompany, now: Date): ReadRow {
  const raw = cellsOf(row.cells, mapping);
  const { cells, notes } = fillIn(raw, company);
  const reading = understandRow(row.number, cells, { surplus: row.surplus, merged: row.merged, notes: row.notes, now });
  const { place, title, deadline } = reading.fields;
  if (place.value === null) notes.push(`地区“${raw.place || raw.address}”看不懂，按本单位所在地填写`);
  const contact = company.recruiters.filter(({ name }) => name === raw.contact);
  if (raw.contact !== '' && contact.length !== 1)
    notes.push(`联系人“${raw.contact.slice(0, 20)}”不是本单位在职的招聘者，没有写入`);
  const isLate = deadline.value !== null && deadline.value < dayAt(now);
  if (isLate) notes.push(`截止日期 ${deadline.value} 已过，没有写入`);
  const made = formOfRow(reading, place.value ?? { regionCode: company.regionCode, cityCode: company.regionCode }, now);
  const whole = {
    ...made,
    ...(isLate ? { deadline: undefined } : {}),
    ...(contact.length === 1 ? { memberId: contact[0]?.id } : {}),
  };
  const parsed = title.value === null ? null : postDraftForm.safeParse(whole);
  const stranger = hiresForItself(company) ? otherSchool(raw.company, company) : '';
  const form = parsed?.success && stranger === '' ? parsed.data : null;
  const faults = form
    ? checkPost(form).map(({ kind, words, reason }) =>
        kind === 'pay' ? `薪资“${words}”${reason}` : `${findingKinds[kind].label}“${words}”`,
      )
    : [];
  const requested = row.cells[postIdColumn]?.trim() ?? '';
  return {
    number: row.number,
    outcome: form ? 'new' : 'held',
    title: title.value ?? '',
    reason: reasonOf(stranger, title.value === null ? whyUntitled(reading) : (parsed?.error?.issues[0]?.message ?? '')),
    notes: [...new Set([...notes, ...processNotes(cells), ...faults, ...findingNotes(reading)])],
    values: form ? valuesOf(form, raw, contact[0]?.name ?? '') : [],
    lacking: form ? lackingIn(form, now) : [],
    postId: idShape.test(requested) && BigInt(requested) < 2n ** 63n ? requested : null,
    key: fingerprint(company.id, cells),
    formerKey: `${company.id}:${sourceKey(reading.cells)}`,
    identity: identityOf(company.id, cells),
    form,
  };
}

/** The keys of rows without interpreting them: a row elsewhere in the table is not an earlier version of this one. */
export const keyOfRow = (row: TableRow, mapping: Mapping, company: OwnCompany): string =>
  fingerprint(company.id, fillIn(cellsOf(row.cells, mapping), company).cells);

/** Converts a row of a company's own table to a post's form; unstated fields stay empty. */
export function formOfRow(
  reading: RowReading,
  place: { regionCode: string; cityCode: string },
  now: Date,
): PostDraftForm {
  const row = postOfRow(reading, place, { companyId: '', source: '', sourceKey: '', now });
  const { min, max, unit } = reading.fields.salary.value ?? { min: null, max: null, unit: 'month' as const };
  return {
    ...plainForm(row),
    ...processOf(reading.cells),
    headcount: Math.min(Math.max(row.headcount ?? 1, 1), 999),
    salary: { unit, ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) },
    regionCode: place.regionCode,
    description: reading.description,
    deadline: reading.fields.deadline.value ?? undefined,
  } as PostDraftForm;
}
