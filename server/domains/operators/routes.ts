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
  'POST /api/admin/login': ({ body }, ctx) => signInOperator(deps, ctx, body),
  'GET /api/admin/demo': ({ query }, ctx) => showDemo(deps, ctx, query.phone),
  'GET /api/admin/me': (_, ctx) => readMe(ctx),
  'POST /api/admin/password': ({ body }, ctx) => changeOwnPassword(deps, ctx, body),
  'POST /api/admin/recoveryCodes': ({ body }, ctx) => replaceRecoveryCodes(deps, ctx, body.code),
  'GET /api/admin/operators': (_, ctx) => listOperators(ctx),
  'POST /api/admin/operators': ({ body }, ctx) => createOperator(deps, ctx, body),
  'PATCH /api/admin/operators/:id': ({ params, body }, ctx) => changeOperator(ctx, params.id, body),
  'POST /api/admin/operators/:id/reset': ({ params }, ctx) => resetOperator(deps, ctx, params.id),
  'GET /api/admin/acts': ({ query }, ctx) => listActs(ctx.db, query),
  'GET /api/admin/actsExport': ({ query }, ctx) => exportActs(ctx, query),
});
