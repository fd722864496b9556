import { eq } from 'drizzle-orm';
import type { ownCompanyEndpoints } from '#contract/companies/own-company.ts';
import type { teamEndpoints } from '#contract/companies/teams.ts';
import { companyMember, recruiterProfile } from '#database/schema/companies.ts';
import { fileLinks, takeFiles } from '#server/domains/files/public.ts';
import type { Act } from '#server/platform/act.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';
import { type Ctx, member, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { onboard } from '../certification/onboarding.ts';
import { ownCompanyHandlers } from '../profile/own-company-routes.ts';
import { leaveCompany } from './leave-company.ts';
import { editMember, manageMember } from './manage-member.ts';
import { joinByLink, makeLink, readLink, revokeLink } from './member-links.ts';
import { readTeam } from './read-team.ts';
import { savePerson } from './save-person.ts';

/** The person's own record, and a new picture on all their memberships. */
async function saveMe(
  { db: tx, deps, accountId, now }: Act<{ deps: Deps; accountId: string }>,
  { avatarFileId, ...person }: { name: string; title?: string | undefined; avatarFileId?: string | undefined },
) {
  if (avatarFileId) {
    await takeFiles(tx, { accountId, ids: [avatarFileId], kind: 'avatar', now, path: 'body.avatarFileId' });
    const avatarUrl = (await fileLinks({ ...deps, db: tx }, [avatarFileId])).get(avatarFileId)?.url ?? null;
    await savePerson(tx, { ...person, accountId, now });
    await tx.update(companyMember).set({ avatarUrl }).where(eq(companyMember.accountId, accountId));
    await tx.update(recruiterProfile).set({ avatarUrl }).where(eq(recruiterProfile.accountId, accountId));
  }
  return savePerson(tx, { ...person, accountId, now });
}

const team = (db: Database, ctx: Ctx) => readTeam(db, member(ctx).member, ctx.now);

export const teamHandlers = (deps: Deps): Handlers<typeof teamEndpoints & typeof ownCompanyEndpoints> => ({
  'GET /api/team': (ctx) => team(ctx.db, ctx),
  'PATCH /api/team/me': (ctx, { body }) =>
    onboard(ctx, (tx, { accountId }) => saveMe({ db: tx, deps, accountId, now: ctx.now }, body)),
  'POST /api/team/links': (ctx, { body }) =>
    ctx.db.transaction((tx) => makeLink(tx, member(ctx).member, body.role, ctx.now)),
  'DELETE /api/team/links/:id': (ctx, { params }) =>
    ctx.db.transaction((tx) => revokeLink(tx, member(ctx).member.companyId, params.id, ctx.now)),
  'GET /api/team/invitations/:token': (ctx, { params }) => readLink(ctx.db, params.token, ctx.now),
  'POST /api/team/invitations/:token': (ctx, { params, body }) =>
    onboard(ctx, (tx, actor) => joinByLink({ db: tx, now: ctx.now }, actor, params.token, body)),
  'PATCH /api/team/members/:id': (ctx, { params, body }) =>
    ctx.db.transaction(async (tx) => {
      const { companyId } = member(ctx).member;
      await editMember(tx, signedIn(ctx), { ...body, id: params.id, companyId, now: ctx.now });
      return team(tx, ctx);
    }),
  'POST /api/team/members/:id/moves': (ctx, { params, body }) =>
    ctx.db.transaction(async (tx) => {
      const { companyId } = member(ctx).member;
      await manageMember(tx, signedIn(ctx), { ...body, id: params.id, companyId, now: ctx.now });
      return team(tx, ctx);
    }),
  'POST /api/team/leave': (ctx, { body }) =>
    ctx.db.transaction((tx) => leaveCompany(tx, member(ctx), body.toMemberId, ctx.now)),
  ...ownCompanyHandlers(deps),
});
