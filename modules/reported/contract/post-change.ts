import { type ChangedTerm, type ExamPostForm, educationText, ruleLines } from '#modules/exams/contract.ts';

const factsOf = ({ employer, title, headcount, requirements }: ExamPostForm): Map<string, string> =>
  new Map([
    ['', `${headcount} 人`],
    ['用人单位', employer],
    ['岗位名称', title],
    ...ruleLines(requirements).map(({ label, text }): [string, string] => [label, text]),
  ]);
const said = (label: string, text: string | undefined) => (label === '' ? text : `${label} ${text ?? '不限'}`);

/** A post that a later announcement adds, changes or removes, with what was before, in words; null where it says nothing else. */
export function postChange(before: ExamPostForm | undefined, after: ExamPostForm | null): ChangedTerm | null {
  const post = after ?? before;
  if (!post) return null;
  const field = `岗位 ${post.code} ${post.title}`;
  if (!before) return { field, before: '无', after: `新增，${post.headcount} 人，${educationText(post.requirements)}` };
  if (!after) return { field, before: `${before.headcount} 人`, after: '取消' };
  const [old, now] = [factsOf(before), factsOf(after)];
  const labels = [...new Set([...old.keys(), ...now.keys()])].filter((label) => old.get(label) !== now.get(label));
  if (labels.length === 0) return null;
  const words = (facts: Map<string, string>) => labels.map((label) => said(label, facts.get(label))).join('，');
  return { field, before: words(old), after: words(now) };
}
