import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { typed } from '#server/platform/database/database.ts';

/** The shape of `sourceColumns`: a `CardSource`. */
export const cardSource = {
  joberId: 'string',
  name: 'string',
  gender: 'string',
  birthday: 'string',
  education: 'string',
  identity: 'string',
  blind: 'boolean',
  content: typed<ResumeContent>(),
  stages: 'string[]',
  subjects: 'string[]',
  cityCodes: 'string[]',
  activeAt: 'string',
} as const;

/** The source of cards, for people in talent search who are visible and active. */
export const sourceColumns = `jober.id::text as "joberId", jober.name, jober.gender, jober.birthday, jober.education,
  jober.identity, jober.blind_screening as blind, resume.content, talent_search.stages, talent_search.subjects,
  talent_search.city_codes as "cityCodes", talent_search.active_at as "activeAt"`;

export const sourceTables = `from talent_search
  join jober on jober.id = talent_search.jober_id and jober.privacy = 'public'
  join account on account.id = jober.account_id and account.status = 'active'
  join resume on resume.id = talent_search.resume_id`;
