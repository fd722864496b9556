import type { adminDashboardEndpoints } from '#contract/operators/admin-dashboard.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { banUser, signOutUser, unbanUser, unlockUser } from './ban.ts';
import { readDashboard } from './dashboard.ts';
import { findUsers } from './find-users.ts';
import { readHealth } from './health.ts';
import { lookAtUser } from './read-user.ts';

const USUAL_DAYS = 30;

export const adminDashboardHandlers = (deps: Deps): Handlers<typeof adminDashboardEndpoints> => ({
  'GET /api/admin/dashboard': ({ query }, ctx) => readDashboard(ctx.db, query.days ?? USUAL_DAYS, ctx.now),
  'GET /api/admin/health': (_, ctx) => readHealth(deps, ctx.now),
  'GET /api/admin/users': ({ query }, ctx) => findUsers(ctx, query.keyword),
  'GET /api/admin/users/:id': ({ params }, ctx) => lookAtUser(ctx, params.id),
  'POST /api/admin/users/:id/ban': ({ params, body }, ctx) => banUser(ctx, params.id, body.reason),
  'POST /api/admin/users/:id/unban': ({ params }, ctx) => unbanUser(ctx, params.id),
  'POST /api/admin/users/:id/signOut': ({ params, body }, ctx) => signOutUser(ctx, params.id, body.reason),
  'POST /api/admin/users/:id/unlock': ({ params }, ctx) => unlockUser(deps, ctx, params.id),
});
