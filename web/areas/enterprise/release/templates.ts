import type { PostDraftForm } from '#contract/posts/recruiter-posts.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import texts from './templates.json' with { type: 'json' };

interface Template {
  duties: readonly string[];
  wants: readonly string[];
  /** Usual requirements; fill only empty fields. */
  usual: Partial<PostDraftForm>;
}

/** Template texts by 岗位类别. Roles without one use the general one of teachers. */
export const templates = texts as Partial<Record<RoleCode, Template>> & { teacher: Template };

const numbered = (lines: readonly string[]) => lines.map((line, at) => `${at + 1}. ${line}`);

export const hasOwnTemplate = (role: RoleCode): boolean => role in templates;

/** The template text, and the usual requirements for empty fields. */
export function withTemplate(form: PostDraftForm, role: RoleCode): Partial<PostDraftForm> {
  const { duties, wants, usual } = templates[role] ?? templates.teacher;
  const description = ['岗位职责：', ...numbered(duties), '', '任职要求：', ...numbered(wants)].join('\n');
  const { requirements, ...rest } = usual;
  const empty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
  const fresh = Object.entries(rest).filter(([name]) => empty(form[name as keyof PostDraftForm]));
  return { ...Object.fromEntries(fresh), requirements: { ...requirements, ...form.requirements }, description };
}
