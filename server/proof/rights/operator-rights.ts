import type { OperatorRole } from '#contract/actor.ts';
import { withLinesOfModules } from '../module-proof.ts';

/** The columns of the table below, in this order. */
export const operatorColumns = [
  'super',
  'review',
  'content',
  'finance',
  'support',
  'intake',
] as const satisfies OperatorRole[];

/**
 * Which operator may make which call: one line per endpoint for operators, with `+` or `-` for each of 超级 审核 内容 财务 客服 录入; a missing sign of the last is `-`. Includes
 * the look-ups of seekers, which show personal data. The proof fails for an endpoint without a line, and for a line that the
 * contract or the application violates. 客服 may call the reviews and works on reports only: the sample is of companies.
 */
const table = `
GET /api/admin/me                             + + + + + +
POST /api/admin/password                      + + + + + +
POST /api/admin/recoveryCodes                 + + + + + +
GET /api/admin/operators                      + - - - -
POST /api/admin/operators                     + - - - -
PATCH /api/admin/operators/:id                + - - - -
POST /api/admin/operators/:id/reset           + - - - -
GET /api/admin/acts                           + - - - -
GET /api/admin/actsExport                     + - - - -
GET /api/admin/dashboard                      + + + + + +
GET /api/admin/health                         + - - - -
GET /api/admin/broadcasts                     + - + - -
GET /api/admin/broadcastAudience              + - + - -
POST /api/admin/broadcasts                    + - + - -
PUT /api/admin/broadcasts/:id/stop            + - + - -
GET /api/admin/users                          + + - - +
GET /api/admin/recentUsers                    + + - - +
GET /api/admin/users/:id                      + + - - +
POST /api/admin/users/:id/ban                 + - - - +
POST /api/admin/users/:id/unban               + - - - +
POST /api/admin/users/:id/signOut             + - - - +
POST /api/admin/users/:id/unlock              + - - - +
GET /api/jober/joberInfoByPhone               + + - - +
GET /api/jober/joberInfoById                  + + - - +
GET /api/admin/reviewCounts                   + + + + + +
GET /api/admin/reviews/:queue                 + + - - -
POST /api/admin/reviews/:queue/:id/claim      + + - - -
DELETE /api/admin/reviews/:queue/:id/claim    + + - - -
POST /api/admin/reviews/:queue/:id/decision   + + - - -
DELETE /api/admin/reviews/:queue/:id/decision + + - - -
POST /api/admin/posts/:id/remove              + + - - -
GET /api/admin/reviewReasons                  + + - - +
POST /api/admin/reviewReasons                 + + - - -
PUT /api/admin/reviewReasons/:id              + + - - -
DELETE /api/admin/reviewReasons/:id           + + - - -
GET /api/admin/companies                      + + - - +
GET /api/admin/companies/:id                  + + - - +
POST /api/admin/companies/:id/moves           + + - - -
PUT /api/admin/companies/:id/texts            + + - - -
GET /api/admin/words                          + + + - -
POST /api/admin/words/try                     + + + - -
POST /api/admin/hotWords                      + + + - -
PUT /api/admin/hotWords/:id                   + + + - -
POST /api/admin/sensitiveWords                + + + - -
PUT /api/admin/sensitiveWords/:id             + + + - -
POST /api/admin/trainingRules                 + + + - -
PUT /api/admin/trainingRules/:id              + + + - -
DELETE /api/admin/words/:id                   + + + - -
GET /api/admin/queries                        + - + - -
GET /api/admin/queryWords                     + - + - -
POST /api/admin/queryWords/try                + - + - -
POST /api/admin/queryWords                    + - + - -
DELETE /api/admin/queryWords/:id              + - + - -
POST /api/legal/:name/versions                + - + - -
`;

interface OperatorRight {
  key: string;
  may: Record<OperatorRole, boolean>;
}

export const operatorRights: readonly OperatorRight[] = withLinesOfModules(table, 'operatorRights').map((line) => {
  const [method, path, ...cells] = line.split(/\s+/);
  if (
    cells.length < operatorColumns.length - 1 ||
    cells.length > operatorColumns.length ||
    cells.some((cell) => !'+-'.includes(cell))
  )
    throw new Error(`not one + or - a role: ${line}`);
  const may = Object.fromEntries(operatorColumns.map((role, at) => [role, cells[at] === '+']));
  return { key: `${method} ${path}`, may: may as OperatorRight['may'] };
});
