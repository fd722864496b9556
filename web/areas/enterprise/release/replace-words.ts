import type { PostDraftForm } from '#contract/post-desk.ts';
import type { PostFinding } from '#contract/post-text-check.ts';

const replaced = (text: string, { from, to, suggestion }: PostFinding) =>
  text.slice(0, from) + suggestion + text.slice(to);

/** Puts a finding's suggestion in place of its words. */
export function replaceIn(form: PostDraftForm, finding: PostFinding): Partial<PostDraftForm> {
  const [field, name, at] = finding.field.split('.');
  if (field === 'title' || field === 'description' || field === 'salaryNote')
    return { [field]: replaced(form[field] ?? '', finding) };
  const { requirements = {} } = form;
  if (name === 'homeroom' || name === 'arrival')
    return { requirements: { ...requirements, [name]: replaced(requirements[name] ?? '', finding) } };
  if (name !== 'majors' && name !== 'others') return {};
  const lines = (requirements[name] ?? []).map((line, k) => (k === Number(at) ? replaced(line, finding) : line));
  return { requirements: { ...requirements, [name]: lines.filter((line) => line.trim() !== '') } };
}
