import { cut } from '#server/domains/search/public.ts';
import { allOf, anyOf } from '#server/platform/memory-index/query/query.ts';
import type { Rule } from './people-claim.ts';

/** Short names by which people call majors. */
const fullNames: Record<string, string> = {
  幼教: '学前教育',
  幼师: '学前教育',
  中文: '汉语言文学',
  特教: '特殊教育',
  思政: '思想政治教育',
};
/** What says nothing of a major. */
const noMajor = /不限|相关|所学|任何|对口|本专业|师范$|老师|教师/u;

/** '学前教育专业毕业', '汉语言文学专业 本科'; 护理专业教师 teaches it instead. */
export const majorPhrases: Rule[] = [
  [
    /(?<!\p{Script=Han})(?:学)?(?<name>\p{Script=Han}{2,8}?)类?专业(?:毕业|出身|背景)?(?:的|生)?(?=本科|硕士|博士|大专|专科|研究生|大学生|[^\p{Script=Han}]|$|(?<=[业身景的生])\p{Script=Han})(?!教师|老师|课)/gu,
    ({ groups }) => {
      const name = groups?.name ?? '';
      if (noMajor.test(name)) return null;
      const names = [name, ...(fullNames[name] ? [fullNames[name]] : [])];
      return { label: `${name}专业`, kind: 'education', required: [anyOf(names.map((one) => allOf(cut(one))))] };
    },
  ],
];
