import type { Call } from '#contract/api.ts';
import type { Resume } from '#contract/resumes/resumes.ts';

/** All versions, and the requested one, else the default; creates the first one if there is none. */
export async function loadResume(call: Call, id: string | null): Promise<{ resume: Resume; all: Resume[] }> {
  const all = await call('GET /api/resumes');
  const found = all.find((one) => one.id === id) ?? all.find(({ isDefault }) => isDefault) ?? all[0];
  if (found) return { resume: found, all };
  const made = await call('POST /api/resumes', { body: { name: '我的简历' } });
  return { resume: made, all: [made] };
}
