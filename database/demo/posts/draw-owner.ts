import type { Member } from '../companies/people-of-company.ts';
import type { Random } from '../random.ts';

/** The member in charge of a post; interviewers and 财务 publish none. */
export function drawOwner(random: Random, members: readonly Member[]): string | null {
  const publishers = members.filter(({ row }) => row.role === 'owner' || row.role === 'recruiter');
  return publishers.length > 0 ? random.pick(publishers).row.id : null;
}
