import type { ErrorCode } from '#contract/errors.ts';
import { type Role, roles } from './cast.ts';
import type { Things } from './houses.ts';

/**
 * Who gets what. One line a call: the endpoint, the thing it is about, whose it is, and the answer to each caller in the
 * order of `roles`. `own` is the caller's own (for `oSe`, `oRe` and those without a house: somebody's), `oth` both a
 * stranger's and an absent one, which must be answered alike.
 */
const table = `
endpoint                                      about        vis see oSe own oRe int fin pen rej sus onb ban exp coo ope
GET /api/site/config                          -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/site/regions                         -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/site/legal                           -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/jober/sendshortmessage              phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/jober/sendshortmessage              phone    oth ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/company/sendshortmessage            phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/company/sendshortmessage            phone    oth ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/captcha/challenge                    -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/jober/joberInfoByCode                phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ban ok  ok  ok
GET /api/jober/joberInfoByCode                phone    oth cod cod cod cod cod cod cod cod cod cod cod cod cod cod cod
GET /api/jober/mobileLoginByCode              phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ban ok  ok  ok
GET /api/jober/mobileLoginByCode              phone    oth cod cod cod cod cod cod cod cod cod cod cod cod cod cod cod
POST /api/jober/joberLogin                    phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ban ok  ok  ok
POST /api/jober/joberLogin                    phone    oth cre cre cre cre cre cre cre cre cre cre cre cre cre cre cre
POST /api/jober/registerJoberInfo             -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
DELETE /api/jober/logout                      -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/jober/updatePass                    -        - 401 ok  ok  cre cre cre cre cre cre cre 403 401 401 401 cre
GET /api/company/joberInfoByCode              phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ban ok  ok  ok
GET /api/company/joberInfoByCode              phone    oth cod cod cod cod cod cod cod cod cod cod cod cod cod cod cod
POST /api/company/recruiterLogin              phone    own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ban ok  ok  ok
POST /api/company/recruiterLogin              phone    oth cre cre cre cre cre cre cre cre cre cre cre cre cre cre cre
GET /api/session                              -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/jober/joberInfoByPhone               phone    own 401 ok  403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/jober/joberInfoByPhone               phone    oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
GET /api/jober/joberInfoById                  jober    own 401 ok  404 ok  404 ok  404 wai rej sus 403 401 401 401 ok
GET /api/jober/joberInfoById                  jober    oth 401 404 404 404 404 404 404 wai rej sus 403 401 401 401 all
GET /api/companies                            -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/company/queryCompanyDetail           page     own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/company/queryCompanyDetail           page     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 all
GET /api/company/getPostByCompanyId           page     own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/company/getPostByCompanyId           page     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 all
GET /api/company/getHostPostByCompanyId       page     own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/company/getHostPostByCompanyId       page     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 all
GET /api/company/queryCompany                 -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/company/saveJoberInfo               company  own 401 403 403 ok  403 ok  ok  ok  ok  ok  403 401 401 401 403
POST /api/company/saveJoberInfo               company  oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/company/jobberRegisteredCompanyInfo claim    own 401 ok  ok  con con con con con con con ok  401 401 401 ok
POST /api/company/jobberRegisteredCompanyInfo claim    oth 401 403 403 con con con con con con con 403 401 401 401 403
POST /api/company/joberSaveCompanyInfo        -        - 401 ok  ok  ok  ok  403 403 wai ok  sus ok  401 401 401 ok
POST /api/company/saveRecruiterInfo           page     own 401 ok  ok  ok  con ok  ok  ok  ok  ok  ok  401 401 401 ok
POST /api/company/saveRecruiterInfo           page     oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/queryCompanyMessage          company  own 401 403 403 ok  403 ok  ok  ok  ok  ok  403 401 401 401 403
GET /api/company/queryCompanyMessage          company  oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/verifyNumber                 company  own 401 403 403 ok  403 ok  ok  ok  ok  ok  403 401 401 401 403
GET /api/company/verifyNumber                 company  oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/jober/getEnterpriseRecruiter         page     own ok  ok  ok  ok  ok  ok  ok  404 404 404 ok  ok  ok  ok  ok
GET /api/jober/getEnterpriseRecruiter         page     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
PUT /api/companies/:id/follow                 page     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/companies/:id/follow                 page     oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/companies/:id/follow              page     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/companies/:id/follow              page     oth 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/posts                                -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/posts/facets                         -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/posts/around                         -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/posts/suggest                        -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/posts/:id                            post     own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/posts/:id                            post     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 all
GET /api/posts/:id/similar                    post     own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/posts/:id/similar                    post     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 all
POST /api/posts/:id/views                     post     own ok  ok  ok  ok  ok  ok  ok  404 404 404 ok  ok  ok  ok  ok
POST /api/posts/:id/views                     post     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
PUT /api/posts/:id/favourite                  post     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/posts/:id/favourite                  post     oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/posts/:id/favourite               post     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/posts/:id/favourite               post     oth 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/favourites                           -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/posts/:id/mine                       post     own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/posts/:id/mine                       post     oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/posts/:id/reports                   post     own 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/posts/:id/reports                   post     oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 all
GET /api/company/posts                        -        - 401 403 403 ok  ok  ok  ok  wai rej sus 403 401 401 401 403
POST /api/company/posts/:id/moves             post     own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/posts/:id/moves             post     oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/home                                 -        - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/resumes                              -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
POST /api/resumes                             -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/resumes/:id                          resume   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/resumes/:id                          resume   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
PATCH /api/jobers/me                          -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/resume/getViewsList                  phone    own 401 ok  403 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/resume/getViewsList                  phone    oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/deliveries                          target   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/deliveries                          target   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/deliveries                          resume   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/deliveries                          resume   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/deliveries                           -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/deliveries/:id                       delivery own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/deliveries/:id                       delivery oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/deliveries/:id/moves                delivery own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/deliveries/:id/moves                delivery oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/resumeBoxList                company  own 401 403 403 ok  403 ok  403 wai rej sus 403 401 401 401 403
GET /api/company/resumeBoxList                company  oth 401 403 403 403 403 403 403 wai rej sus 403 401 401 401 403
GET /api/company/deliveries/:id               delivery own 401 403 403 ok  404 ok  403 wai rej sus 403 401 401 401 403
GET /api/company/deliveries/:id               delivery oth 401 403 403 404 404 404 403 wai rej sus 403 401 401 401 403
GET /api/company/updateResumeBoxStatus        delivery own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
GET /api/company/updateResumeBoxStatus        delivery oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/updateResumeBoxStatus       delivery own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/updateResumeBoxStatus       delivery oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/interviews/:id/cancel       delivery own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/interviews/:id/cancel       delivery oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/notifications                        -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/notifications/read                  notice   own 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
POST /api/notifications/read                  notice   oth 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
GET /api/communicate/unread                   -        - 401 ok  ok  ok  ok  ok  ok  ok  ok  ok  403 401 401 401 ok
GET /api/communicate/conversations            -        - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/communicate/company/conversations    -        - 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
POST /api/communicate/posts/:id/conversation  target   own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
POST /api/communicate/posts/:id/conversation  target   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/communicate/deliveries/:id/conversation delivery own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/communicate/deliveries/:id/conversation delivery oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/communicate/conversations/:id talk own 401 ok  404 ok  404 404 404 wai rej sus 403 401 401 401 404
GET /api/communicate/conversations/:id talk oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
GET /api/communicate/conversations/:id/messages talk own 401 ok  404 ok  404 404 404 wai rej sus 403 401 401 401 404
GET /api/communicate/conversations/:id/messages talk oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
POST /api/communicate/conversations/:id/messages talk own 401 ok  404 ok  404 404 404 wai rej sus 403 401 401 401 404
POST /api/communicate/conversations/:id/messages talk oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
POST /api/communicate/conversations/:id/read talk own 401 ok  404 ok  404 404 404 wai rej sus 403 401 401 401 404
POST /api/communicate/conversations/:id/read talk oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
POST /api/communicate/conversations/:id/block talk own 401 ok  404 ok  404 404 404 wai rej sus 403 401 401 401 404
POST /api/communicate/conversations/:id/block talk oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
POST /api/communicate/conversations/:id/reports talk own 401 ok  404 ok  404 404 404 wai rej sus 403 401 401 401 404
POST /api/communicate/conversations/:id/reports talk oth 401 404 404 404 404 404 404 404 404 404 403 401 401 401 404
`;

/** What a cell stands for; `all` sees every thing there is, and gets NOT_FOUND where there is none. */
const meanings: Record<string, 'ok' | 'all' | ErrorCode> = {
  ok: 'ok',
  all: 'all',
  '401': 'SESSION_EXPIRED',
  '403': 'FORBIDDEN',
  '404': 'NOT_FOUND',
  wai: 'COMPANY_NOT_APPROVED',
  rej: 'COMPANY_REJECTED',
  sus: 'COMPANY_SUSPENDED',
  ban: 'ACCOUNT_BANNED',
  con: 'CONFLICT',
  cod: 'INVALID_CODE',
  cre: 'INVALID_CREDENTIALS',
};

/** The things of a line, by the name it gives them. */
const thingNames = {
  company: 'companyId',
  page: 'shownCompanyId',
  claim: 'claimId',
  post: 'postId',
  target: 'targetPostId',
  phone: 'phone',
  jober: 'joberId',
  resume: 'resumeId',
  delivery: 'deliveryId',
  notice: 'noticeId',
  talk: 'conversationId',
} as const satisfies Record<string, keyof Things>;

export interface Right {
  /** "METHOD /path" */
  key: string;
  about: keyof Things | null;
  whose: 'own' | 'other' | 'nobody';
  expected: Record<Role, 'ok' | 'all' | ErrorCode>;
}

function readLine(line: string): Right {
  const [method, path, about = '-', whose, ...cells] = line.trim().split(/\s+/);
  if (cells.length !== roles.length) throw new Error(`not ${roles.length} cells: ${line}`);
  const expected = Object.fromEntries(
    roles.map((role, at) => {
      const meaning = meanings[cells[at] ?? ''];
      if (!meaning) throw new Error(`unknown cell ${cells[at]}: ${line}`);
      return [role, meaning];
    }),
  ) as Right['expected'];
  const thing = about === '-' ? null : thingNames[about as keyof typeof thingNames];
  return {
    key: `${method} ${path}`,
    about: thing,
    whose: whose === 'own' ? 'own' : whose === 'oth' ? 'other' : 'nobody',
    expected,
  };
}

export const rights: readonly Right[] = table.trim().split('\n').slice(1).map(readLine);
