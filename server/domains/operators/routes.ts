import type { operatorEndpoints } from '#contract/operators/operators.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { exportActs, listActs } from './acts.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { showDemo } from './demo-operators.ts';
import { changeOperator, createOperator, listOperators, resetOperator } from './manage-operators.ts';
import { readMe, replaceRecoveryCodes } from './me.ts';
import { signInOperator } from './sign-in.ts';

export const operatorHandlers = (deps: Deps): Handlers<typeof operatorEndpoints> => ({
  'POST /api/admin/login': (ctx, { body }) => signInOperator(deps, ctx, body),
  'GET /api/admin/demo': (ctx, { query }) => showDemo(deps, ctx, query.phone),
  'GET /api/admin/me': (ctx) => readMe(ctx),
  'POST /api/admin/password': (ctx, { body }) => changeOwnPassword(deps, ctx, body),
  'POST /api/admin/recoveryCodes': (ctx, { body }) => replaceRecoveryCodes(deps, ctx, body.code),
  'GET /api/admin/operators': (ctx) => listOperators(ctx),
  'POST /api/admin/operators': (ctx, { body }) => createOperator(deps, ctx, body),
  'PATCH /api/admin/operators/:id': (ctx, { params, body }) => changeOperator(ctx, params.id, body),
  'POST /api/admin/operators/:id/reset': (ctx, { params }) => resetOperator(deps, ctx, params.id),
  'GET /api/admin/acts': (ctx, { query }) => listActs(ctx.db, query),
  'GET /api/admin/actsExport': (ctx, { query }) => exportActs(ctx, query),
});
