import type { MemberRole } from '#contract/actor.ts';
import { withLinesOfModules } from '../module-proof.ts';

/** The columns of the table below, in this order. */
export const memberColumns = ['owner', 'recruiter', 'interviewer', 'finance'] as const satisfies MemberRole[];

/**
 * Which member of a company may make which call about their own company: one line per endpoint for members, with `+` or `-` for
 * each of 主管理员 招聘员 面试官 财务. Nobody may about a foreign company; the proof tests that too. The proof fails for an endpoint without
 * a line, and for a line that the contract or the application violates.
 */
const table = `
GET /api/company/queryCompanyMessage                       + + + +
GET /api/company/verifyNumber                              + + + +
GET /api/team                                              + + + +
POST /api/team/links                                       + - - -
DELETE /api/team/links/:id                                 + - - -
PATCH /api/team/members/:id                                + - - -
POST /api/team/members/:id/moves                           + - - -
POST /api/team/leave                                       + + + +
PUT /api/team/company/pictures                             + - - -
PUT /api/team/company/album                                + - - -
POST /api/team/company/withdrawal                          + - - -
GET /api/talents                                           + + - -
GET /api/talents/facets                                    + + - -
GET /api/talents/recommended                               + + - -
GET /api/talents/:id                                       + + - -
POST /api/talents/:id/invitations                          + + - -
GET /api/company/savedTalents                              + + - -
PUT /api/talents/:id/saved                                 + + - -
DELETE /api/talents/:id/saved                              + + - -
PUT /api/talents/:id/rejection                             + + - -
DELETE /api/talents/:id/rejection                          + + - -
GET /api/company/posts                                     + + + +
POST /api/company/posts/:id/moves                          + + - -
POST /api/company/posts                                    + + - -
GET /api/company/posts/:id                                 + + - -
PUT /api/company/posts/:id/draft                           + + - -
POST /api/company/posts/:id/submit                         + + - -
POST /api/company/posts/batch                              + + - -
GET /api/company/postTemplates                             + + - -
POST /api/company/postTemplates                            + + - -
DELETE /api/company/postTemplates/:id                      + + - -
POST /api/company/posts/holder                             + + - -
GET /api/company/deliveries/:id/resume.pdf                 + + + -
GET /api/company/deliveries/:id/offer.pdf                  + + - -
GET /api/company/resumeBoxList                             + + + -
GET /api/company/boxRows                                   + + + -
GET /api/company/boxCounts                                 + + + -
GET /api/company/boxStrip                                  + + + -
GET /api/company/deliveries/:id                            + + + -
GET /api/company/updateResumeBoxStatus                     + + - -
POST /api/company/updateResumeBoxStatus                    + + - -
POST /api/company/interviews/:id/cancel                    + + - -
GET /api/company/deliveries/:id/notes                      + + + -
POST /api/company/deliveryTags                             + + - -
GET /api/company/deliveries/:id/files                      + + + -
POST /api/company/deliveries/:id/notes                     + + + -
POST /api/company/deliveryReferrals                        + + + -
GET /api/company/deliveries/:id/scores                     + + + -
PUT /api/company/deliveries/:id/score                      + + + -
GET /api/company/posts/:id/scoreForm                       + + + -
PUT /api/company/posts/:id/scoreForm                       + + - -
PUT /api/company/posts/:id/blind                           + + - -
PUT /api/company/posts/:id/reserve                         + + - -
GET /api/company/replyTemplates                            + + - -
POST /api/company/replyTemplates                           + + - -
PUT /api/company/replyTemplates/:id                        + + - -
DELETE /api/company/replyTemplates/:id                     + + - -
POST /api/company/boxBatches                               + + - -
GET /api/company/boxBatches/:id                            + + - -
POST /api/company/boxBatches/:id/undo                      + + - -
POST /api/company/interviewRounds                          + + - -
GET /api/company/interviews                                + + + -
GET /api/company/interviewCalendar                         + + + -
GET /api/company/boxExport                                 + + - -
GET /api/company/workbench                                 + + + -
GET /api/company/palette                                   + + + -
GET /api/company/dashboard                                 + + + -
GET /api/deliveries/:id/clearance                          + + - -
POST /api/deliveries/:id/clearance                         + + - -
POST /api/communicate/deliveries/messages                  + + - -
GET /api/communicate/company/conversations                 + + - -
POST /api/communicate/deliveries/:id/conversation          + + - -
GET /api/communicate/conversations/:id/resume              + + - -
POST /api/communicate/conversations/:id/interview          + + - -
GET /api/communicate/conversations/:id/colleagues          + + - -
POST /api/communicate/conversations/:id/holder             + + - -
`;

interface MemberRight {
  key: string;
  may: Record<MemberRole, boolean>;
}

export const memberRights: readonly MemberRight[] = withLinesOfModules(table, 'memberRights').map((line) => {
  const [method, path, ...cells] = line.split(/\s+/);
  if (cells.length !== memberColumns.length || cells.some((cell) => !'+-'.includes(cell)))
    throw new Error(`not one + or - a role: ${line}`);
  const may = Object.fromEntries(memberColumns.map((role, at) => [role, cells[at] === '+']));
  return { key: `${method} ${path}`, may: may as MemberRight['may'] };
});
