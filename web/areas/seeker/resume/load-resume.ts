import type { Call } from '#contract/api.ts';
import type { Resume } from '#contract/resumes.ts';

/** The default resume; the first one is made where there is none. */
export async function loadResume(call: Call): Promise<Resume> {
  const resumes = await call('GET /api/resumes');
  const found = resumes.find(({ isDefault }) => isDefault) ?? resumes[0];
  return found ?? call('POST /api/resumes', { body: { name: '我的简历' } });
}
