import type { SQL } from 'drizzle-orm';
import type { TalentInvitationView } from '#contract/talents/talent-shapes.ts';
import { cityName } from '#contract/taxonomy/places/regions.ts';
import { type Database, type RowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import { pick } from '#server/platform/pick.ts';

const invitationColumns = {
  id: 'string',
  joberId: 'string',
  companyId: 'string',
  postId: 'string',
  memberId: 'string',
  status: typed<TalentInvitationView['status']>(),
  message: 'string',
  reason: 'string',
  createdAt: 'string',
  expiresAt: 'string',
  conversationId: 'string?',
  postTitle: 'string',
  companyName: 'string',
  cityCode: 'string',
  logoUrl: 'string?',
  recruiterName: 'string',
  recruiterTitle: 'string',
} as const;
export type InvitationRow = RowOf<typeof invitationColumns>;

/** Invitations by a condition, newest first. */
export async function invitationRows(db: Database, where: SQL): Promise<InvitationRow[]> {
  return rowsOf(db, invitationColumns)`
    select talent_invitation.id, talent_invitation.jober_id as "joberId", talent_invitation.company_id as "companyId",
      talent_invitation.post_id as "postId", talent_invitation.member_id as "memberId", talent_invitation.status,
      talent_invitation.message, talent_invitation.reason, talent_invitation.created_at as "createdAt",
      talent_invitation.expires_at as "expiresAt", talent_invitation.conversation_id as "conversationId",
      post.title as "postTitle", company.name as "companyName", company.city_code as "cityCode",
      company.logo_url as "logoUrl", company_member.name as "recruiterName", company_member.title as "recruiterTitle"
    from talent_invitation
    join post on post.id = talent_invitation.post_id
    join company on company.id = talent_invitation.company_id
    join company_member on company_member.id = talent_invitation.member_id
    where ${where} order by talent_invitation.created_at desc, talent_invitation.id desc limit 100`;
}

/** An expired invitation counts as ended before a job has marked it. */
export const statusAt = (row: Pick<InvitationRow, 'status' | 'expiresAt'>, now: Date): InvitationRow['status'] =>
  row.status === 'invited' && new Date(row.expiresAt) <= now ? 'expired' : row.status;

export const presentInvitation = (row: InvitationRow, now: Date): TalentInvitationView => ({
  ...pick(row, 'id', 'message', 'reason', 'conversationId'),
  createdAt: new Date(row.createdAt).toISOString(),
  expiresAt: new Date(row.expiresAt).toISOString(),
  status: statusAt(row, now),
  post: { id: row.postId, title: row.postTitle },
  company: { id: row.companyId, name: row.companyName, cityName: cityName(row.cityCode), logoUrl: row.logoUrl },
  recruiter: { name: row.recruiterName, title: row.recruiterTitle },
});
