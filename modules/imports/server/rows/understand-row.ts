import { dropGarbled, garbledNote, garbledWords } from '../read/garbled.ts';
import { findLimits, maskContacts } from '../read/private-text.ts';
import { readBenefits } from '../read/read-benefits.ts';
import { readCompanyType, readSize } from '../read/read-company.ts';
import { readDay, readDeadline } from '../read/read-date.ts';
import { findEducation, readEducation } from '../read/read-education.ts';
import { readExperience } from '../read/read-experience.ts';
import { readHeadcount } from '../read/read-headcount.ts';
import { readCertificate, readPutonghua, readTitleLevel } from '../read/read-papers.ts';
import { readPlace } from '../read/read-place.ts';
import { readRole, readStages, readSubjects, readTenure } from '../read/read-post-words.ts';
import { readSalary } from '../read/read-salary.ts';
import { doubt, missing, type Reading, read } from '../read/reading.ts';
import type { Cells, ImportField } from '../table/fields.ts';
import { besideDescription, isDescribed } from './requirement-lines.ts';
import { notesOnCells } from './row-notes.ts';
import { returnStrays, type Stray, strayNote } from './stray-cells.ts';
import type { Understood } from './understood.ts';

/** What is odd about the row as a whole. */
interface Flag {
  kind: 'contact' | 'limit' | 'stray' | 'other-school' | 'garbled' | 'surplus' | 'cell';
  note: string;
}

export interface RowReading {
  number: number;
  cells: Cells;
  fields: Understood;
  description: string;
  flags: Flag[];
  /** Fields whose text has lost characters. A damaged name or title is not used. */
  garbled: ImportField[];
}

const MAX_DESCRIPTION = 8_000;
const MAX_TITLE = 60;
const SURPLUS_SHOWN = 5;
const MAX_SURPLUS = 20;
const otherSchool = /代招|[(（][^()（）]*(?:学校|小学|中学|幼儿园|公学)[^()（）]*[)）]/;

/** Data of a table row besides its cells. */
interface Beside {
  surplus?: readonly string[] | undefined;
  /** Columns whose cell is merged with that of a row above. */
  merged?: readonly string[] | undefined;
  /** What the reader of the table said about the row and its cells. */
  notes?: readonly string[] | undefined;
  /** For dates without a year. */
  now: Date;
}

/** Interprets one row: moves misplaced values, reads every field, masks contact details and looks for unlawful demands. */
export function understandRow(
  number: number,
  raw: Cells,
  { surplus = [], merged = [], notes: ofTable = [], now }: Beside,
): RowReading {
  const { cells: clean, garbled } = dropGarbled(raw);
  const { cells, strays } = returnStrays(clean);
  const title = maskContacts([...cells.title.replace(/\s+/g, ' ')].slice(0, MAX_TITLE).join(''));
  const company = maskContacts(cells.company.replace(/\s+/g, ' '));
  const body = maskContacts(descriptionOf(cells));
  const unmapped = maskContacts(
    isDescribed(cells)
      ? ''
      : besideDescription(cells)
          .map(([, text]) => text)
          .join('\n'),
  );
  const stages = readStages(cells);
  const education = readEducation(cells.education);
  const fields: Understood = {
    company: company.text.length >= 2 ? read(company.text, cells.company) : missing(cells.company, '没有单位名称'),
    companyType: readCompanyType(cells.companyType, cells.company),
    size: readSize(cells.staff),
    title: title.text === '' ? missing('', '没有职位名称') : read(title.text, cells.title),
    salary: readSalary(cells.salary),
    place: readPlace(cells.place, cells.address, cells.title),
    headcount: readHeadcount(cells.headcount),
    education: education.certainty === 'missing' ? findEducation(`${cells.description}\n${cells.demands}`) : education,
    experience: readExperience(cells.experience),
    stages,
    subjects: readSubjects(cells),
    role: readRole(cells, stages.value ?? []),
    tenure: readTenure(cells),
    certificate: readCertificate(cells.certificate),
    putonghua: readPutonghua(cells.putonghua),
    titleLevel: readTitleLevel(cells.titleLevel),
    benefits: readBenefits(cells.benefits),
    updated: readDay(cells.updated),
    deadline: readDeadline(cells.deadline, now),
  };
  const titleSize = { whole: [...cells.title.replace(/\s+/g, ' ')].length, most: MAX_TITLE };
  const notes = [
    ...ofTable,
    merged.length > 0 ? `合并单元格，按上方内容理解：${merged.join('、')}` : '',
    ...notesOnCells(cells, fields, titleSize),
  ].filter(Boolean);
  const kinds = [...new Set([...title.kinds, ...company.kinds, ...body.kinds, ...unmapped.kinds])];
  return {
    number,
    cells,
    fields: withoutGarbled(doubtStrays(fields, strays), garbled),
    description: body.text,
    flags: [
      ...flagsOf(cells, kinds, strays, `${body.text}\n${unmapped.text}`),
      ...notes.map((note): Flag => ({ kind: 'cell', note })),
      ...damageOf(garbled, surplus),
    ],
    garbled,
  };
}

/**
 * The description of the post: the work, its requirements, remarks, and detailed benefits. Empty where the table describes no work:
 * a title or a remark alone is no description, and its text stands among the requirements.
 */
function descriptionOf(cells: Cells): string {
  const { description, demands } = cells;
  if (!isDescribed(cells)) return '';
  const titled = [
    ['任职要求', description && demands ? demands : ''],
    ...besideDescription(cells).map(([head, text]) => [head, text]),
  ].map(([head, text]) => text && `【${head}】\n${text}`);
  return [description || demands, ...titled].filter(Boolean).join('\n\n').slice(0, MAX_DESCRIPTION);
}

function flagsOf(cells: Cells, kinds: string[], strays: Stray[], text: string): Flag[] {
  const flags: Flag[] = strays.map((stray) => ({ kind: 'stray', note: strayNote(stray) }));
  if (kinds.length > 0) flags.push({ kind: 'contact', note: `已隐去联系方式：${kinds.join('、')}` });
  for (const { kind, quote } of findLimits(`${cells.title}\n${text}`)) {
    flags.push({ kind: 'limit', note: `含有${kind}限制：“${quote}”` });
  }
  if (otherSchool.test(cells.title))
    flags.push({ kind: 'other-school', note: `职位名称提到其他单位：“${cells.title}”` });
  return flags;
}

/** Names that a search or a claim would not find are rejected. */
const namesOfRow = ['company', 'title'] as const;
const isName = (field: ImportField) => namesOfRow.some((name) => name === field);

function withoutGarbled(fields: Understood, garbled: readonly ImportField[]): Understood {
  const unread = namesOfRow
    .filter((field) => garbled.includes(field))
    .map((field) => [field, missing(fields[field].from, garbledWords)]);
  return { ...fields, ...Object.fromEntries(unread) };
}

/** Lost data of the row: characters, and cells without a column. */
function damageOf(garbled: readonly ImportField[], surplus: readonly string[]): Flag[] {
  const flags: Flag[] = garbled
    .filter((field) => !isName(field))
    .map((field) => ({ kind: 'garbled', note: `${garbledNote(field)}，已去除` }));
  if (surplus.length === 0) return flags;
  const shown = surplus.slice(0, SURPLUS_SHOWN).map((cell) => `“${[...cell].slice(0, MAX_SURPLUS).join('')}”`);
  const rest = surplus.length > SURPLUS_SHOWN ? '等' : '';
  return [
    ...flags,
    { kind: 'surplus', note: `比表头多出 ${surplus.length} 个单元格，没有使用：${shown.join('')}${rest}` },
  ];
}

/** Values from a wrong column are guesses. */
function doubtStrays(fields: Understood, strays: readonly Stray[]): Understood {
  const noteFor = (to: ImportField) =>
    strays
      .filter((stray) => stray.to === to)
      .map(strayNote)
      .join('；');
  const doubted = <T>(reading: Reading<T>, to: ImportField) => (noteFor(to) ? doubt(reading, noteFor(to)) : reading);
  return {
    ...fields,
    salary: doubted(fields.salary, 'salary'),
    headcount: doubted(fields.headcount, 'headcount'),
    education: doubted(fields.education, 'education'),
    experience: doubted(fields.experience, 'experience'),
    tenure: doubted(fields.tenure, 'jobKind'),
    benefits: doubted(fields.benefits, 'benefits'),
  };
}
