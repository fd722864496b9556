import type { signUpEndpoints } from '#contract/identity/ticket.ts';
import type { ModuleProof } from '#server/proof/module-proof.ts';
import type { fairsEndpoints } from './contract.ts';
import { type FairThings, givenFairs } from './proof-fixtures.ts';

const filters = { kind: 'school', type: 'general', cityCode: '330100', month: '2026-11' } as const;
const ofFair = ({ fairId: id }: FairThings) => ({ params: { id } });
const ofNewFair = ({ newFairId: id }: FairThings) => ({ params: { id } });

const draft = {
  type: 'general' as const,
  kind: 'school' as const,
  title: '浙江省教师招聘双选会',
  cityCode: '330100',
  online: false,
  venue: '会展中心',
  address: '博览路 1 号',
  organiser: '省教师发展中心',
  intro: '面向应届毕业生。',
  coverUrl: null,
  startsAt: '2026-12-20T01:00:00Z',
  endsAt: '2026-12-20T08:00:00Z',
  signUpFrom: '2026-11-10T02:00:00Z',
  signUpUntil: '2026-12-19T08:00:00Z',
  capacity: 200,
  schedule: [{ at: '2026-12-20T01:00:00Z', title: '开幕', place: '主舞台' }],
  halls: [{ name: '1 号馆', width: 20, height: 10, entrance: '南门' }],
};

type Calls = typeof fairsEndpoints & typeof signUpEndpoints;

const samples: ModuleProof<Calls, FairThings>['samples'] = {
  'GET /api/fairs': () => ({ query: { ...filters, when: 'coming' } }),
  'GET /api/fairs/calendar': () => ({ query: filters }),
  'GET /api/fairs/:id': ofFair,
  'GET /api/fairs/:id/exhibitors': ofFair,
  'GET /api/fairs/:id/ticket': ofFair,
  'DELETE /api/fairs/:id/ticket': ofFair,
  'GET /api/fairs/:id/route': ofFair,
  'POST /api/jober/saveSignUp': ({ newFairId: meetingId, resumeId }) => ({ body: { meetingId, resumeId } }),
  'POST /api/jobmeeting/queryJobMeetingByCompanyId': ({ companyId }) => ({
    query: { companyId, page: 1 },
    // A month without fairs, independent of other tests.
    body: { kind: 'school', type: 'general', cityCode: '330100', month: '2031-01' },
  }),
  'POST /api/jobmeeting/addExhibitors': ({ newFairId: meeting, companyId, postId }) => ({
    query: { meeting },
    body: {
      companyId,
      posts: [postId],
      people: [{ name: '周老师', title: '人事主管', phone: '13800000001' }],
      boothWish: { note: '靠近入口' },
    },
  }),
  'GET /api/company/fairs/:id': ofFair,
  'POST /api/company/fairs/:id/hold': (fixtures) => ({ ...ofNewFair(fixtures), body: {} }),
  'POST /api/company/fairs/:id/moves': (fixtures) => ({ ...ofFair(fixtures), body: { move: 'check-in' } }),
  'GET /api/company/fairs/:id/visitors': ofFair,
  'POST /api/company/fairs/:id/visitors': (fixtures) => ({
    ...ofFair(fixtures),
    body: { code: fixtures.ticketCode, note: '约周五面试' },
  }),
  'PUT /api/company/fairs/:id/results': (fixtures) => ({
    ...ofFair(fixtures),
    body: { resumes: 40, interviews: 12, intents: 3, note: '数学岗位最多' },
  }),
  'GET /api/admin/fairs': () => ({ query: { status: 'open', keyword: '教师' } }),
  'POST /api/admin/fairs': () => ({ body: draft }),
  'GET /api/admin/fairs/:id': ofFair,
  'PUT /api/admin/fairs/:id': (fixtures) => ({ ...ofNewFair(fixtures), body: draft }),
  'PUT /api/admin/fairs/:id/booths': (fixtures) => ({
    ...ofNewFair(fixtures),
    body: { booths: [{ number: 'A01', hall: 0, x: 0, y: 0, w: 2, h: 2 }] },
  }),
  'POST /api/admin/fairs/:id/moves': (fixtures) => ({ ...ofNewFair(fixtures), body: { move: 'publish' } }),
  'GET /api/admin/fairs/:id/exhibitors': ofFair,
  'POST /api/admin/exhibitors/:id/moves': ({ exhibitorId: id }) => ({ params: { id }, body: { move: 'check-in' } }),
  'GET /api/admin/fairs/:id/counts': ofFair,
  'POST /api/admin/fairs/:id/check-ins': (fixtures) => ({ ...ofFair(fixtures), body: { code: fixtures.ticketCode } }),
};

export const proof: ModuleProof<Calls, FairThings> = {
  fixtures: givenFairs,
  hidden: (db, tenant) => givenFairs(db, { ...tenant, hidden: true }),
  samples,
  rights: `
GET /api/fairs                                -         - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/fairs/calendar                       -         - ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/fairs/:id                            fairId  own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/fairs/:id                            fairId  oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/fairs/:id/exhibitors                 fairId  own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/fairs/:id/exhibitors                 fairId  oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/fairs/:id/ticket                     fairId  own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/fairs/:id/ticket                     fairId  oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/fairs/:id/ticket                  fairId  own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/fairs/:id/ticket                  fairId  oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/fairs/:id/route                      fairId  own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/fairs/:id/route                      fairId  oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/jober/saveSignUp                    resume  own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/jober/saveSignUp                    resume  oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/jober/saveSignUp                    newFairId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/jober/saveSignUp                    newFairId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/jobmeeting/queryJobMeetingByCompanyId company own ok  ok  ok  ok  ok  ok  ok  wai rej sus ok  ok  ok  ok  ok
POST /api/jobmeeting/queryJobMeetingByCompanyId company oth ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
POST /api/jobmeeting/addExhibitors            company own 401 403 403 ok  403 403 403 wai rej sus 403 401 401 401 403
POST /api/jobmeeting/addExhibitors            company oth 401 403 403 403 403 403 403 wai rej sus 403 401 401 401 403
GET /api/company/fairs/:id                    fairId  own 401 403 403 ok  ok  ok  ok  wai rej sus 403 401 401 401 403
GET /api/company/fairs/:id                    fairId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/fairs/:id/hold            newFairId own 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
POST /api/company/fairs/:id/hold            newFairId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/fairs/:id/moves             fairId  own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
POST /api/company/fairs/:id/moves             fairId  oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/company/fairs/:id/visitors           fairId  own 401 403 403 ok  404 ok  ok  wai rej sus 403 401 401 401 403
GET /api/company/fairs/:id/visitors           fairId  oth 401 403 403 404 404 404 404 wai rej sus 403 401 401 401 403
POST /api/company/fairs/:id/visitors          fairId  own 401 403 403 ok  404 ok  403 wai rej sus 403 401 401 401 403
POST /api/company/fairs/:id/visitors          fairId  oth 401 403 403 404 404 404 403 wai rej sus 403 401 401 401 403
PUT /api/company/fairs/:id/results            fairId  own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
PUT /api/company/fairs/:id/results            fairId  oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/admin/fairs                          -         - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/fairs                         -         - 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/fairs/:id                      fairId  own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/fairs/:id                      fairId  oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
PUT /api/admin/fairs/:id                    newFairId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/admin/fairs/:id                    newFairId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
PUT /api/admin/fairs/:id/booths             newFairId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/admin/fairs/:id/booths             newFairId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/admin/fairs/:id/moves             newFairId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/fairs/:id/moves             newFairId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
GET /api/admin/fairs/:id/exhibitors           fairId  own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/fairs/:id/exhibitors           fairId  oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/admin/exhibitors/:id/moves      exhibitorId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/exhibitors/:id/moves      exhibitorId oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
GET /api/admin/fairs/:id/counts               fairId  own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
GET /api/admin/fairs/:id/counts               fairId  oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 all
POST /api/admin/fairs/:id/check-ins           fairId  own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
POST /api/admin/fairs/:id/check-ins           fairId  oth 401 403 403 403 403 403 403 403 403 403 403 401 401 401 404
`,
  operatorRights: `
GET /api/admin/fairs                          + - + - +
GET /api/admin/fairs/:id                      + - + - +
GET /api/admin/fairs/:id/counts               + - + - +
GET /api/admin/fairs/:id/exhibitors           + - + - +
POST /api/admin/exhibitors/:id/moves          + - + - -
POST /api/admin/fairs                         + - + - -
POST /api/admin/fairs/:id/check-ins           + - + - +
POST /api/admin/fairs/:id/moves               + - + - -
PUT /api/admin/fairs/:id                      + - + - -
PUT /api/admin/fairs/:id/booths               + - + - -
`,
  memberRights: `
POST /api/jobmeeting/addExhibitors                         + + - -
GET /api/company/fairs/:id                                 + + + +
POST /api/company/fairs/:id/hold                           + + - -
POST /api/company/fairs/:id/moves                          + + - -
GET /api/company/fairs/:id/visitors                        + + + +
POST /api/company/fairs/:id/visitors                       + + + -
PUT /api/company/fairs/:id/results                         + + - -
`,
};
