import type { Database } from '#server/platform/database/database.ts';
import { candidateOf } from '../queries.ts';
import type { Check, PostRequirements } from './check.ts';
import { checkRequirements } from './checks.ts';

/** 资格自检 of a seeker's default resume against a post. */
export async function checkPost(db: Database, joberId: string, post: PostRequirements, now: Date): Promise<Check[]> {
  const candidate = await candidateOf(db, joberId);
  return candidate ? checkRequirements(post, candidate, now) : [];
}
