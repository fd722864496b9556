import { createHash } from 'node:crypto';
import { resumeContent } from '#contract/resumes.ts';
import { newId } from '#database/new-id.ts';
import { resume } from '#database/schema/deliveries.ts';
import { memberLink, talentInvitation, talentSearch } from '#database/schema/talents.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenRecruiter, givenSeeker } from '#server/platform/testing/fixtures.ts';

interface Given {
  companyId: string;
  memberId: string;
  joberId: string;
  postId: string;
  /** The person hides from search. */
  hidden?: boolean;
}

const before = new Date('2026-11-19T02:00:00Z');

/** Somebody to be found, an invitation that the seeker has to answer, a colleague who asks to join, and a link. */
export async function givenTalents(db: Database, { companyId, memberId, joberId, postId, hidden = false }: Given) {
  const { joberId: talentId } = await givenSeeker(db, { name: '周知远', privacy: hidden ? 'hidden' : 'public' });
  const resumeId = newId();
  const content = resumeContent.parse({});
  await db.insert(resume).values({ id: resumeId, joberId: talentId, name: '我的简历', isDefault: true, content });
  const row = { joberId: talentId, resumeId, stages: ['junior'], subjects: ['math'], cityCodes: ['330100'] };
  const facts = { education: 'bachelor', certificates: [], titleRank: 0, experience: '1-3', months: 20, salaryMin: 0 };
  const search = { ...row, ...facts, identity: 'teacher', completeness: 50, activeAt: before, tsv: "'s:junior':1C" };
  if (!hidden) await db.insert(talentSearch).values(search);
  const invitationId = newId();
  const invitation = {
    id: invitationId,
    joberId,
    companyId,
    postId,
    memberId,
    status: hidden ? 'declined' : 'invited',
    message: '欢迎',
  };
  await db
    .insert(talentInvitation)
    .values({ ...invitation, createdAt: before, expiresAt: new Date('2026-11-26T02:00:00Z') });
  const asking = await givenRecruiter(db, { companyId, role: 'recruiter', memberStatus: 'requested' });
  const linkToken = newId().padEnd(43, 'x');
  const linkId = newId();
  const link = { id: linkId, companyId, role: 'recruiter', createdBy: memberId, createdAt: before };
  const tokenHash = createHash('sha256').update(linkToken).digest();
  await db
    .insert(memberLink)
    .values({ ...link, tokenHash, expiresAt: new Date('2026-11-26T02:00:00Z'), revokedAt: hidden ? before : null });
  return { talentId, invitationId, askingMemberId: asking.memberId, linkId, linkToken };
}
