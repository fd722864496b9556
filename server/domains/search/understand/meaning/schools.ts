import type { CompanyTypeCode } from '#contract/taxonomy/company-types.ts';
import type { StageCode } from '#contract/taxonomy/stages.ts';
import { codeLexeme } from '../../index/code-bits.ts';
import { codeGroup, type Placed, partOf, type QueryPart } from '../query-part.ts';
import { statementsOf } from './statements.ts';

interface School {
  label: string;
  stage: StageCode;
  companyTypes: readonly CompanyTypeCode[];
}

const college: School = {
  label: '高职院校',
  stage: 'higher-vocational',
  companyTypes: ['higher-vocational', 'vocational-university'],
};
/** Schools that are called by the degree they give. */
const schools: Readonly<Record<string, School>> = {
  中专: { label: '中专学校', stage: 'vocational', companyTypes: ['secondary-vocational', 'technician'] },
  大专: college,
  专科: college,
};

/** Words after which a degree names the school: '大专辅导员' works at one. */
const posts = new Set(['老师', '教师', '辅导员', '班主任', '宿管']);

/** '大专当老师' */
const between = /^[\s当做的]{0,2}$/u;

const isSubject = ({ part }: Placed): boolean => part.groups.every(({ kind }) => kind === 'subject');

/**
 * '中专老师' and '大专英语老师' teach at such a school; 中专学历, 中专能做的, 中专 幼师 and '大专 英语老师' say what somebody has. Nobody teaches a
 * 学科 with 中专, so that '中专 英语老师' does.
 */
export const schoolsOfDegrees = (parts: readonly Placed[], text: string): Placed[] =>
  parts.map((placed, at) => {
    const { text: typed } = placed.part;
    const school = schools[typed];
    const [next, second] = [parts[at + 1], parts[at + 2]];
    if (!school) return placed;
    // '教修车的 中专' names the school of who teaches a craft.
    if (parts.some(({ part }) => part.isSaid && /^教(?!师|龄)/u.test(part.text)))
      return { ...placed, part: schoolPart(typed, school) };
    if (!next) return placed;
    const gap = text.slice(placed.to, next.from);
    const isPost = between.test(gap) && posts.has(next.part.text);
    const isTaught = second && isSubject(next) && posts.has(second.part.text) && (gap === '' || typed === '中专');
    return isPost || isTaught ? { ...placed, part: schoolPart(typed, school) } : placed;
  });

function schoolPart(text: string, { label, stage, companyTypes }: School): QueryPart {
  const codes = [codeLexeme('stage', stage), ...companyTypes.map((type) => codeLexeme('companyType', type))];
  return partOf(text, label, codeGroup(text, 'trait', codes));
}

const INSTITUTE = codeLexeme('companyType', 'research-institute');

/** '大学', '高校': 学段 alone, the ordinary one of universities among them. */
function meansUniversity(part: QueryPart): boolean {
  const [only, ...more] = statementsOf(part);
  return only?.list === 'stage' && more.length === 0 && !only.not && only.codes.includes('undergraduate');
}

/** Institutes have posts of the same 学段, and nobody calls them 大学: they are left out unless a kind of school is named. */
export function withoutInstitutes(parts: readonly QueryPart[]): QueryPart[] {
  if (parts.some((part) => statementsOf(part).some(({ list }) => list === 'companyType'))) return [...parts];
  return parts.map((part) =>
    meansUniversity(part)
      ? { ...part, groups: [...part.groups, { ...codeGroup(part.text, 'trait', [INSTITUTE]), not: true }] }
      : part,
  );
}
