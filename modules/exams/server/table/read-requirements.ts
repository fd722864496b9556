import { readWords } from '#contract/taxonomy/reader.ts';
import { asksNothing, readCertificate, readEducation, readPutonghua } from '#modules/imports/server/public.ts';
import { type ExamRequirements, requirementLabels } from '../../contract/exam-requirements.ts';
import { readHousehold } from '../fit/read-household.ts';
import type { PostField } from './columns.ts';

const nothing = /^(?:专业)?(?:不限|无限制|不作要求|无|—|-|\/)?$/;
/** '研究生：', '本科专业：', '1.': who the following majors are for, or a number. */
const label =
  /^(?:\d{1,2}[.、．]|[（(]\d{1,2}[)）])?(?:(?:硕士|博士)?研究生|硕士|博士|本科|大?专科?|大学本科|高职)?(?:专业|学历)?[:：]/;

/** Parts between separators outside brackets. */
const parts = /(?:[^、,，;；\n/（(【]|[（(【](?:[^（()）】]|[（(][^）)]*[）)])*[）)】]?)+/g;

/** The names of majors and classes in a cell, as written but without labels; empty where any major is admitted. */
export function readMajors(cell: string): string[] {
  if (nothing.test(cell.replace(/\s+/g, ''))) return [];
  const names = (cell.match(parts) ?? [])
    .map((name) =>
      name
        .replace(/\s+/g, '')
        .replace(label, '')
        .replace(/(?:等)?(?:相关|相近)?专业$/, '')
        .replace(/^[及或和]/, ''),
    )
    .filter((name) => name !== '' && !/^(?:相关|相近|等)$/.test(name));
  return [...new Set(names)];
}

interface Age {
  maxAge?: number;
  bornFrom?: string;
  /** What the text says besides, such as exceptions: shown to a person. */
  rest: string;
}

const born = /(\d{4})年(\d{1,2})月(\d{1,2})日(?:\(含\)|\(含当日\))?(?:及)?(?:以后|之后|后)(?:\(含\))?(?:期间)?出生/;
const oldest = /(?:(\d{2})(?:周岁|岁)?(?:至|-|到))?(\d{2})(?:周岁|岁)(?:\(含\))?(?:及)?(?:以下|以内|之内)?/;
const two = (digits: string) => digits.padStart(2, '0');

/** Reads '35周岁以下（1991年1月1日以后出生）', '18至40周岁'. Exceptions ('博士可放宽至40周岁') remain in `rest`. */
export function readAge(cell: string): Age {
  const text = cell.normalize('NFKC').replace(/\s+/g, '');
  const exception = /[,,;。；，]?[^,;。；，]*放宽.*$/.exec(text)?.[0] ?? '';
  const rule = text.slice(0, text.length - exception.length);
  const day = born.exec(rule);
  const bound = oldest.exec(rule.replace(born, ''));
  const bornFrom = day ? `${day[1]}-${two(day[2] ?? '')}-${two(day[3] ?? '')}` : undefined;
  const remainder = rule
    .replace(born, '')
    .replace(oldest, '')
    .replace(/^年龄[在为]?|不超过|应在|须在|[()()、,,;;。；，:：]|即|不限/g, '');
  return {
    ...(bound?.[2] ? { maxAge: Number(bound[2]) } : {}),
    ...(bornFrom ? { bornFrom } : {}),
    rest: [remainder, exception.replace(/^[,,;。；，]/, '')].filter(Boolean).join('；'),
  };
}

type Cells = (field: PostField) => string;
/** What was read, and what a person has to look at. */
type Reading = { requirements: ExamRequirements; notes: string[] };

interface Row {
  title: string;
  /** Cells of columns that only a person can judge, each with its heading. */
  conditions: readonly string[];
}

const labels: Partial<Record<PostField, string>> = requirementLabels;
const degreeWords = { 博士: 'doctor', 硕士: 'master', 学士: 'bachelor' } as const;

function educationOf(cells: Cells): Pick<ExamRequirements, 'education' | 'fullTime' | 'degree'> {
  const both = cells('educationAndDegree');
  const [education, degree] = [cells('education') || both, cells('degree') || both];
  const lowest = (['学士', '硕士', '博士'] as const).find((word) => degree.includes(word));
  const stated = /^研究生/.test(education) && lowest === '博士' ? '博士' : education;
  const level = asksNothing(stated) ? null : readEducation(stated).value;
  return {
    ...(level && level !== 'any' ? { education: level } : {}),
    ...(/全日制|统招/.test(education) ? { fullTime: true } : {}),
    ...(lowest && /学位/.test(`${degree}学位`) ? { degree: degreeWords[lowest] } : {}),
  };
}

function certificateOf(cell: string, title: string): Pick<ExamRequirements, 'certificate' | 'certificateSubjects'> {
  const { value } = readCertificate(cell);
  if (!value) return {};
  const named = readWords(cell).subjects;
  const subjects = named.length > 0 ? named : /相应|对应|相关|所报/.test(cell) ? readWords(title).subjects : [];
  return { certificate: value, ...(subjects.length > 0 ? { certificateSubjects: subjects } : {}) };
}

const yearsOf = (cell: string) => Number(/([1-9]\d?)年(?:及)?(?:以上)?/.exec(cell.normalize('NFKC'))?.[1] ?? 0);

/** Parts between separators outside brackets. */
const pieces = /(?:[^；;。，,\n（(]|[（(][^）)]*[）)]?)+/g;
const numbered = /^\s*[(（]?\d+[)）.、]\s*/;
const level =
  /^(?:具有|须|需|全日制|普通高校|国民教育|大学)*(?:博士|硕士|研究生|本科|大专|大?学?专科|中专|高中)[^、]{0,12}(?:以上|学[历位]|毕业)/;
const isLevel = (piece: string) => (level.test(piece) || bareLevel.test(piece)) && !/[:：]/.test(piece);
const bareLevel = /^(?:全日制)?(?:博士|硕士)?(?:研究生|博士|硕士|本科|大专|专科)$/;
const isMajor = /^(?!.*(?:学[历位士]|硕士|博士|研究生|本科|专科|毕业|优先|全日制|经[历验]|证|以[上下])).{2,40}$/;
/** What a cell of conditions says of fields that have no column of their own. */
const told: readonly [PostField, (piece: string) => boolean][] = [
  ['household', (piece) => /户籍|户口/.test(piece) && readHousehold(piece) !== null],
  ['education', (piece) => level.test(piece)],
  ['majors', (piece) => /^(?!.*(?:优先|职称|技术|资格))(?:.{2,60}专业|.{1,60}学类)$/.test(piece)],
  ['certificate', (piece) => /教师资格/.test(piece)],
  ['age', (piece) => /\d\d周?岁/.test(piece)],
];

/** What the column of majors may hold beside them. */
const paper = /教师资格|证书?$|[一二三]等奖|获奖|雅思|托福|[四六八]级/;

/** The fields that are told among other conditions, where they can be compared; the rest stays for a person. */
function apart(cells: Cells): { cells: Cells; rest: string } {
  const majors: string[] = cells('majors').match(pieces) ?? [];
  const isPaper = (piece: string) => paper.test(piece.replaceAll(/[（(].*?[)）]/g, '')) || isLevel(piece);
  const papers = majors.filter(isPaper);
  let all = [...(cells('others').match(pieces) ?? []), ...papers];
  const of = new Map<PostField, string>();
  if (papers.length > 0) of.set('majors', majors.filter((piece) => !papers.includes(piece)).join('，'));
  // '硕士研究生，汉语言文学类' of a column of both
  const both = cells('majors') === '' ? (cells('education').match(pieces) ?? []) : [];
  const [asked, ...more] = both.toSorted((one, other) => Number(isLevel(other)) - Number(isLevel(one)));
  if (asked && more.length > 0 && isLevel(asked) && more.every((piece) => isMajor.test(piece)))
    of.set('education', asked).set('majors', more.join('，'));
  for (const [field, isTold] of told) {
    const hasColumn = of.has(field) || cells(field) || (field === 'education' && cells('educationAndDegree'));
    const piece = hasColumn ? undefined : all.find((candidate) => isTold(candidate.replace(numbered, '').trim()));
    if (piece) of.set(field, piece.replace(numbered, '').replace(/专业$/, '').trim());
    all = all.filter((candidate) => candidate !== piece);
  }
  return { cells: (field) => of.get(field) ?? cells(field), rest: of.size > 0 ? all.join('；') : cells('others') };
}

/** The requirements of a row. A cell that requires something and was not understood becomes a condition for a person, with a note. */
export function readPostRequirements(ofRow: Cells, { title, conditions }: Row): Reading {
  const notes: string[] = [];
  const { cells, rest } = apart(ofRow);
  const others = [rest, ...conditions].filter((text) => !asksNothing(text.replace(/^[^：]{1,12}：/, '')));
  const leave = (field: PostField, text = cells(field)) => {
    notes.push(`${labels[field]}没有读懂，按原文由人审核：${text}`);
    others.push(`${labels[field]}：${text}`);
  };
  const education = educationOf(cells);
  const field = cells('education') === '' ? 'educationAndDegree' : 'education';
  if (!asksNothing(cells(field)) && !education.education && readEducation(cells(field)).value !== 'any') leave(field);
  const age = asksNothing(cells('age')) ? { rest: '' } : readAge(cells('age'));
  if (age.rest) leave('age', age.rest);
  const certificate = certificateOf(cells('certificate'), title);
  if (!asksNothing(cells('certificate')) && !certificate.certificate) leave('certificate');
  const putonghua = readPutonghua(cells('putonghua')).value;
  if (!asksNothing(cells('putonghua')) && !putonghua) leave('putonghua');
  const years = yearsOf(cells('experience'));
  const fresh = /^应届/.test(cells('experience'));
  const audience = cells('audience');
  const graduatesOnly = fresh || (/应届/.test(audience) && !/社会|不限|往届/.test(audience));
  if (!asksNothing(audience) && !graduatesOnly && !/社会|不限|往届|均可/.test(audience)) leave('audience');
  if (!asksNothing(cells('experience')) && !/不限/.test(cells('experience')) && !fresh && years === 0)
    leave('experience');
  const majors = readMajors(cells('majors'));
  const { rest: _, ...ages } = age;
  const texts = Object.entries(labels).flatMap(([name]) => {
    const text = cells(name as PostField);
    return asksNothing(text) ? [] : [[name, text.slice(0, 600)] as const];
  });
  return {
    notes,
    requirements: {
      ...education,
      ...ages,
      ...certificate,
      ...(majors.length > 0 ? { majors: majors.map((name) => name.slice(0, 40)) } : {}),
      ...(putonghua ? { putonghua } : {}),
      ...(graduatesOnly ? { graduatesOnly } : {}),
      ...(years > 0 ? { experienceYears: years } : {}),
      ...(others.length > 0 ? { others: others.map((text) => text.slice(0, 300)) } : {}),
      words: Object.fromEntries(texts),
    },
  };
}
