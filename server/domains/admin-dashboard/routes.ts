import type { adminDashboardEndpoints } from '#contract/operators/admin-dashboard.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { banUser, signOutUser, unbanUser, unlockUser } from './ban.ts';
import { readDashboard } from './dashboard.ts';
import { findUsers, recentUsers } from './find-users.ts';
import { readHealth } from './health.ts';
import { lookAtUser } from './read-user.ts';

const USUAL_DAYS = 30;

export const adminDashboardHandlers = (deps: Deps): Handlers<typeof adminDashboardEndpoints> => ({
  'GET /api/admin/dashboard': (ctx, { query }) =>
    readDashboard(ctx.db, query.days ?? USUAL_DAYS, ctx.now, deps.modules),
  'GET /api/admin/health': (ctx) => readHealth(deps, ctx.now),
  'GET /api/admin/users': (ctx, { query }) => findUsers(ctx, query.keyword),
  'GET /api/admin/recentUsers': (ctx) => recentUsers(ctx),
  'GET /api/admin/users/:id': (ctx, { params }) => lookAtUser(ctx, params.id),
  'POST /api/admin/users/:id/ban': (ctx, { params, body }) => banUser(ctx, params.id, body.reason),
  'POST /api/admin/users/:id/unban': (ctx, { params }) => unbanUser(ctx, params.id),
  'POST /api/admin/users/:id/signOut': (ctx, { params, body }) => signOutUser(ctx, params.id, body.reason),
  'POST /api/admin/users/:id/unlock': (ctx, { params }) => unlockUser(deps, ctx, params.id),
});
