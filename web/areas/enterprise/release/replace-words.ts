import type { PostFinding } from '#contract/posts/post-text-check.ts';
import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';

const replaced = (text: string, { from, to, suggestion }: PostFinding) =>
  text.slice(0, from) + suggestion + text.slice(to);

/** The part of a form at a path with its words replaced; of a list of words what is left empty goes. */
function replaceAt(part: unknown, [name, ...rest]: readonly string[], finding: PostFinding): unknown {
  if (name === undefined) return replaced(typeof part === 'string' ? part : '', finding);
  if (!Array.isArray(part)) {
    const fields = (part ?? {}) as Record<string, unknown>;
    return { ...fields, [name]: replaceAt(fields[name], rest, finding) };
  }
  const lines = part.map((line: unknown, at) => (at === Number(name) ? replaceAt(line, rest, finding) : line));
  return lines.filter((line) => typeof line !== 'string' || line.trim() !== '');
}

/** Puts a finding's suggestion in place of its words. */
export function replaceIn(form: PostDraftForm, finding: PostFinding): Partial<PostDraftForm> {
  const [field = '', ...rest] = finding.field.split('.');
  return { [field]: replaceAt(form[field as keyof PostDraftForm], rest, finding) };
}
