import { monthsInWords } from '#contract/months.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { putonghuaLevels } from '#contract/taxonomy/putonghua.ts';
import type { RoleCode } from '#contract/taxonomy/roles.ts';
import { titles } from '#contract/taxonomy/titles.ts';
import texts from './description-templates.json' with { type: 'json' };
import type { PostDraftForm } from './post-fields.ts';

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

const descriptionOf = (duties: readonly string[], wants: readonly string[]) =>
  ['岗位职责：', ...numbered(duties), ...(wants.length > 0 ? ['', '任职要求：', ...numbered(wants)] : [])].join('\n');

/** The template text, and the usual requirements for empty fields. */
export function withTemplate(form: PostDraftForm, role: RoleCode): Partial<PostDraftForm> {
  const { duties, wants, usual } = templates[role] ?? templates.teacher;
  const description = descriptionOf(duties, wants);
  const { requirements, ...rest } = usual;
  const empty = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);
  const fresh = Object.entries(rest).filter(([name]) => empty(form[name as keyof PostDraftForm]));
  return { ...Object.fromEntries(fresh), requirements: { ...requirements, ...form.requirements }, description };
}

/** The requirements that a form states in its fields, as lines. */
function statedWants({ education, certificate, titleLevel, requirements = {} }: PostDraftForm): string[] {
  const { majors = [], putonghua, experienceMonths, others = [] } = requirements;
  return [
    education ? `${labelOf(educations, education)}及以上学历` : '',
    majors.length > 0 ? `专业：${majors.join('、')}` : '',
    certificate ? `持有${labelOf(certificates, certificate)}证` : '',
    putonghua ? `普通话${labelOf(putonghuaLevels, putonghua)}及以上` : '',
    titleLevel ? `${labelOf(titles, titleLevel)}及以上职称` : '',
    experienceMonths ? `${monthsInWords(experienceMonths)}及以上教学经历` : '',
    ...others,
  ].filter(Boolean);
}

/** Usual requirements on what a form has fields for: the school's own word counts, also where it asks for nothing. */
const ofFields = /学历|学位|专业|教师资格证|普通话|职称|经验|教龄/;

/** A description of what a form states in its fields, with the usual duties of its role. */
export function composedDescription(form: PostDraftForm): string {
  const { duties, wants } = templates[form.role ?? 'teacher'] ?? templates.teacher;
  return descriptionOf(duties, [...statedWants(form), ...wants.filter((want) => !ofFields.test(want))]);
}
