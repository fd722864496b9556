import type { Call } from '#contract/api.ts';
import { defaultTemplate, type ResumeTemplate, resumeTemplates } from '#contract/resumes/resume-templates.ts';

/** The template in the URL; unknown values give the default. */
function templateOf(url: URL): ResumeTemplate {
  const given = url.searchParams.get('template') ?? '';
  return Object.hasOwn(resumeTemplates, given) ? (given as ResumeTemplate) : defaultTemplate;
}

/** A laid-out version of the resume: the URL's, or the default one. */
export async function loadPreview(call: Call, url: URL) {
  const template = templateOf(url);
  const all = await call('GET /api/resumes');
  const requested = url.searchParams.get('id');
  const resume = all.find(({ id }) => id === requested) ?? all[0];
  if (!resume) return null;
  const sheet = await call('GET /api/resumes/:id/sheet', { params: { id: resume.id }, query: { template } });
  return { all: all.map(({ id, name, isDefault }) => ({ id, name, isDefault })), resume, template, sheet };
}
export type Preview = NonNullable<Awaited<ReturnType<typeof loadPreview>>>;
