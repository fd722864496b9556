import { type CertificateCode, certificateCovers, certificates } from '#contract/taxonomy/certificates.ts';
import { codesOf, labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { roleWords } from '#contract/taxonomy/words/role-words.ts';
import { synonymsOf } from '#contract/taxonomy/words/synonyms.ts';
import { allOf, anyOf } from '#packages/memory-index/query/query.ts';
import type { Part, Statement } from '#server/domains/search/public.ts';
import { cut } from '#server/domains/search/public.ts';
import { lexeme } from '../index/talent-row.ts';
import { tradeOf } from './near-people.ts';
import type { TalentPart } from './talent-part.ts';

/** 学段 that are called by what is done there: 自闭症 is less than all of 特殊教育, while 高三 is how somebody says 高中. */
const wide = new Set<string>(['special', 'nursery', 'training', 'continuing', 'correctional'] satisfies StageCode[]);

/** Grades and classes. Who leads one of a kindergarten is 班主任 in a resume. */
const classes = /高[一二三]|初[一二三]|[一二三四五六七八九]{1,3}年级|[主副配]班|[大中小托]班|学前班|[中高]考/gu;

/** Posts of several kinds under one heading: who is 备课组长 is no 教研组长, and a 教务员 no 教务主任. */
const varied = new Set<string>([
  ...(['researcher', 'head', 'deputy-head', 'middle', 'academic-affairs', 'moral-education', 'personnel'] as const),
  ...(['finance', 'admissions', 'employment', 'administration', 'it-support', 'doctor', 'canteen'] as const),
] satisfies RoleCode[]);

/** Whoever holds a certificate may teach at lower 学段 too; at a 幼儿园 after training (学前教育法). */
function certificateItself(code: CertificateCode): TalentPart['narrower'] {
  const isCovered = codesOf(certificates).some((other) => other !== code && certificateCovers(other, code));
  const others =
    code === 'kindergarten'
      ? '更高学段的教师资格，经学前教育专业培训合格也可在幼儿园任教'
      : `更高学段或相通的教师资格，按《教师资格条例》也可在${shortOf(certificates, code)}任教`;
  return isCovered
    ? {
        text: labelOf(certificates, code),
        query: lexeme.certificateItself(code),
        rest: others,
      }
    : undefined;
}

const around = /(?:专任|老师|教师|教练|导师|课程|课|机构|专业|方向|培训)+$/gu;

const quotedSome = (names: readonly string[]): string =>
  names
    .slice(0, 3)
    .map((name) => `“${name}”`)
    .join('');

const named = { subject: subjects, stage: stages, role: roles };

const namesOf = ({ list, codes }: Statement): string[] =>
  codes.flatMap((code) => {
    const table = named[list as keyof typeof named];
    const said = list === 'role' ? roleWords[code as RoleCode].map((word) => word.replace(/(?:老师|教师)$/u, '')) : [];
    const labels = [labelOf(table, code), shortOf(table, code), ...said.filter((word) => word.length > 1)];
    return labels.flatMap((label) => [label, ...label.split('/'), ...synonymsOf(label)]);
  });

/** What somebody must mention for a word that stands for a wider 学科 or 学段: 手语 for 特殊教育. Nothing where it names the whole. */
export function narrowerThan(
  { text, label, groups, isSaid }: Part,
  coded: readonly Statement[],
): TalentPart['narrower'] {
  const [certificate, ...more] = coded.flatMap(({ list, codes }) => (list === 'certificate' ? codes : []));
  if (certificate && more.length === 0) return certificateItself(certificate as CertificateCode);
  const said = [...new Set(text.match(classes))];
  if (said.length > 0 && coded.some(({ list, codes }) => list === 'stage' || codes.includes('kindergarten')))
    return {
      text: said.map((one) => (one === '主班' ? '主班/班主任' : one)).join('、'),
      query: anyOf(said.flatMap((one) => (one === '主班' ? [one, '班主任'] : [one]))),
    };
  const isTrade = isSaid === true && groups.some(({ kind }) => kind === 'named');
  const isWide =
    isTrade ||
    coded.some(
      ({ list, codes }) =>
        ((list === 'subject' || list === 'role') && isSaid === true) ||
        (list === 'subject' && text.includes(' ')) ||
        (list === 'stage' && codes.every((code) => wide.has(code))),
    );
  const trades = tradeOf(text)?.others ?? [];
  if (trades.length > 0) {
    const word = text.replace(/(?:专业|类|老师|教师)+$/u, '');
    return { text: word, query: anyOf([word, lexeme.major(word)]), rest: `同类专业，如${quotedSome(trades)}` };
  }
  const typed = text.split(' ');
  const [post] = coded.flatMap(({ list, codes }) => (list === 'role' ? codes.filter((code) => varied.has(code)) : []));
  const headings = post ? [labelOf(roles, post), shortOf(roles, post)] : [];
  const forms = [...groups.flatMap(({ words: said }) => said.map((form) => form.join(''))), ...headings];
  const others = [...new Set(forms.filter((form) => !typed.includes(form) && !form.includes('~')))];
  const isOneOfSeveral =
    isSaid === true && label.split('、').includes(text) && !coded.some(({ list }) => list === 'stage');
  if (others.length > 0 && ((post && isSaid !== true && !headings.includes(text)) || isOneOfSeveral))
    return {
      text: typed.join('、'),
      query: anyOf(typed.map((one) => allOf(cut(one)))),
      rest: `相近的${quotedSome(others)}`,
    };
  if (!isWide) return undefined;
  const names = [label, ...label.split('、'), ...coded.filter(({ list }) => list in named).flatMap(namesOf)];
  const words = text
    .split(' ')
    .map((one) => (/^[会能学教带练上]$/u.test(cut(one)[0] ?? '') ? one.slice(1) : one).replace(around, ''))
    .filter((one) => one.length > 1 && !/\d/u.test(one))
    .filter((one) => names.every((name) => !name.includes(one) && !one.includes(name)));
  return words.length > 0 ? { text: words.join('、'), query: anyOf(words.map((one) => allOf(cut(one)))) } : undefined;
}
