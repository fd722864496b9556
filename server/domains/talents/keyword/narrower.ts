import { labelOf, shortOf } from '#contract/taxonomy/list.ts';
import { type RoleCode, roles } from '#contract/taxonomy/roles.ts';
import { type StageCode, stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { roleWords } from '#contract/taxonomy/words/role-words.ts';
import { synonymsOf } from '#contract/taxonomy/words/synonyms.ts';
import { allOf, type Query } from '#packages/memory-index/query/query.ts';
import type { Part, Statement } from '#server/domains/search/public.ts';
import { cut } from '#server/domains/search/public.ts';

/** 学段 that are called by what is done there: 自闭症 is less than all of 特殊教育, while 高三 is how somebody says 高中. */
const wide = new Set<string>(['special', 'nursery', 'training', 'continuing', 'correctional'] satisfies StageCode[]);

const around = /^(?:会|能|学|教|带|练|上)|(?:老师|教师|教练|导师|课程|课|机构|专业|方向|培训)+$/gu;

const named = { subject: subjects, stage: stages, role: roles };

const namesOf = ({ list, codes }: Statement): string[] =>
  codes.flatMap((code) => {
    const table = named[list as keyof typeof named];
    const said = list === 'role' ? roleWords[code as RoleCode].map((word) => word.replace(/(?:老师|教师)$/u, '')) : [];
    const labels = [labelOf(table, code), shortOf(table, code), ...said.filter((word) => word.length > 1)];
    return labels.flatMap((label) => [label, ...label.split('/'), ...synonymsOf(label)]);
  });

/** What somebody must mention for a word that stands for a wider 学科 or 学段: 手语 for 特殊教育. Null where it names the whole. */
export function narrowerThan(
  { text, label, isSaid }: Part,
  coded: readonly Statement[],
): { text: string; query: Query } | null {
  const isWide = coded.some(
    ({ list, codes }) =>
      ((list === 'subject' || list === 'role') && isSaid === true) ||
      (list === 'stage' && codes.every((code) => wide.has(code))),
  );
  const word = text.replace(around, '');
  if (!isWide || word.length < 2 || /[\s\d]/u.test(word)) return null;
  const names = [label, ...label.split('、'), ...coded.filter(({ list }) => list in named).flatMap(namesOf)];
  if (names.some((name) => name.includes(word) || word.includes(name))) return null;
  return { text: word, query: allOf(cut(word)) };
}
