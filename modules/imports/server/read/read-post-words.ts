import { readWords } from '#contract/taxonomy/reader.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import type { SubjectCode } from '#contract/taxonomy/subjects.ts';
import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import type { Cells } from '../table/fields.ts';
import { readCompanyType } from './read-company.ts';
import { guessed, missing, type Reading, read } from './reading.ts';

/** 学段: from its column, the title, and as a guess from the kind or name of the school. */
export function readStages({ stage, title, companyType, company }: Cells): Reading<StageCode[]> {
  for (const cell of [stage, title]) {
    const { stages } = readWords(cell);
    if (stages.length > 0) return read(stages, cell);
  }
  const byType = [companyType, '学段取自单位类型'] as const;
  const byName = [company, '学段取自单位名称'] as const;
  // 中小学 is ambiguous; the name may decide.
  for (const [cell, note] of /中小学/.test(companyType) ? [byName, byType] : [byType, byName]) {
    const { stages } = readWords(cell);
    if (stages.length > 0) return guessed(stages, cell, note);
  }
  return missing(title, '看不出学段');
}

/** A secondary qualification beside the subject of the post: 小学英语教师（辅修小语种优先）. */
const aside = /[(（][^()（）]*(?:优先|辅修|兼任|均可)[^()（）]*[)）]/g;
const preferred = /优先|专业|毕业/;

/** 学科: from its column or the title, and as a guess from the first lines of the description. */
export function readSubjects({ subject, title: named, description, demands }: Cells): Reading<SubjectCode[]> {
  const title = named.replace(aside, '');
  for (const cell of [subject, title]) {
    const { subjects } = readWords(cell);
    if (subjects.length > 0) return read(subjects, cell);
  }
  const text = `${description}\n${demands}`.slice(0, 200);
  const clauses = text.split(/[。；;\n]/).filter((clause) => !preferred.test(clause));
  const { subjects } = readWords(clauses.join('\n'));
  if (subjects.length > 0 && subjects.length <= 2) return guessed(subjects, text.slice(0, 40), '学科取自职位描述');
  return missing(title, '看不出学科');
}

const higher: readonly StageCode[] = ['undergraduate', 'postgraduate', 'higher-vocational', 'vocational-undergraduate'];
/** Beside 教师 these describe the teacher rather than the post. */
const besideTeaching: readonly RoleCode[] = ['homeroom', 'high-level', 'substitute', 'moral-education', 'researcher'];
const isTeacher = /教师|老师|教员|师资/;

/** 岗位类别: from the title; a bare subject is a teacher's post. */
export function readRole({ title }: Cells, stages: readonly StageCode[]): Reading<RoleCode> {
  const { roles, subjects } = readWords(title);
  const isHigher = stages.some((stage) => higher.includes(stage));
  const fitting = roles.filter((role) => isHigher || role !== 'high-level');
  const [role] = isTeacher.test(title) ? fitting.filter((role) => !besideTeaching.includes(role)) : fitting;
  if (role) return read(role, title);
  if (stages.length === 1 && stages[0] === 'preschool' && isTeacher.test(title)) return read('kindergarten', title);
  if (isTeacher.test(title)) return read('teacher', title);
  if (subjects.length > 0) return guessed('teacher', title, '职位名称只有学科，按专任教师理解');
  return guessed('teacher', title, '看不出岗位类别，按专任教师理解');
}

const isPrivate =
  /^(?:private-(?:school|kinder)|international|subject|interest|vocational-training|nursery|staffing|edtech)/;

/** 编制: from its column or the title; else what such a school usually offers. */
export function readTenure({ jobKind, title, companyType, company }: Cells): Reading<TenureCode> {
  for (const cell of [jobKind, title]) {
    const [tenure] = readWords(cell).tenures;
    if (tenure) return read(tenure, cell);
  }
  const kind = readCompanyType(companyType, company).value;
  if (/民办|私立|培训|机构|集团|公司/.test(companyType) || isPrivate.test(kind ?? ''))
    return guessed('private', companyType || company, '民办单位，按民办劳动合同理解');
  return guessed('contract', companyType, '没有写明编制，按校聘合同理解');
}
