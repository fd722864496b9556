import type { ModuleProof } from '#server/proof/module-proof.ts';
import type { wagesEndpoints } from './contract.ts';
import { givenWages, type WageThings } from './proof-fixtures.ts';

const of = (id: string) => ({ params: { id } });
const hours = { day: '2026-11-12', quantity: 150, note: '代课' };
const items = [{ kind: 'add' as const, name: '交通补贴', fen: 2_000 }];

const samples: ModuleProof<typeof wagesEndpoints, WageThings>['samples'] = {
  'GET /api/wages': () => ({}),
  'GET /api/wages/agreements/:id': ({ agreementId }) => of(agreementId),
  'POST /api/wages/agreements/:id/hours': ({ agreementId }) => ({ ...of(agreementId), body: hours }),
  'POST /api/wages/hours/:id/moves': ({ schoolHoursId }) => ({
    ...of(schoolHoursId),
    body: { move: 'confirm', note: '没有问题' },
  }),
  'POST /api/wages/slips/:id/moves': ({ issuedSlipId }) => ({
    ...of(issuedSlipId),
    body: { move: 'confirm', note: '没有问题', evidence: [] },
  }),
  'GET /api/wages/slips/:id/proof': ({ issuedSlipId }) => of(issuedSlipId),
  'GET /api/company/wages': () => ({}),
  'GET /api/company/wages/agreements/:id': ({ agreementId }) => of(agreementId),
  'POST /api/company/wages/agreements': ({ hiredDeliveryId }) => ({
    body: {
      deliveryId: hiredDeliveryId,
      rate: 12_000,
      unit: 'lesson',
      from: '2027-01-01',
      to: '2027-06-30',
      note: '下学期',
    },
  }),
  'POST /api/company/wages/agreements/:id/remind': ({ agreementId }) => of(agreementId),
  'POST /api/company/wages/agreements/:id/hours': ({ agreementId }) => ({ ...of(agreementId), body: hours }),
  'POST /api/company/wages/hours/:id/moves': ({ teacherHoursId }) => ({
    ...of(teacherHoursId),
    body: { move: 'confirm', note: '没有问题' },
  }),
  'POST /api/company/wages/agreements/:id/slips': ({ agreementId }) => ({
    ...of(agreementId),
    body: { month: '2026-08', items, note: '八月' },
  }),
  'PUT /api/company/wages/slips/:id': ({ draftSlipId }) => ({ ...of(draftSlipId), body: { items, note: '十月' } }),
  'POST /api/company/wages/slips/:id/moves': ({ draftSlipId }) => ({
    ...of(draftSlipId),
    body: { move: 'issue', note: '请核对' },
  }),
  'GET /api/company/wages/slips/:id/proof': ({ draftSlipId }) => of(draftSlipId),
  'GET /api/salaries': () => ({
    query: { cityCode: '330100', stage: 'junior', tenure: 'establishment', role: 'teacher' },
  }),
};

export const proof: ModuleProof<typeof wagesEndpoints, WageThings> = {
  fixtures: givenWages,
  samples,
  rights: `
GET /api/wages                                 -                 - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/wages/agreements/:id                  agreementId     own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/wages/agreements/:id                  agreementId     oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/wages/agreements/:id/hours           agreementId     own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/wages/agreements/:id/hours           agreementId     oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/wages/hours/:id/moves                schoolHoursId   own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/wages/hours/:id/moves                schoolHoursId   oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/wages/slips/:id/moves                issuedSlipId    own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
POST /api/wages/slips/:id/moves                issuedSlipId    oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/wages/slips/:id/proof                 issuedSlipId    own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/wages/slips/:id/proof                 issuedSlipId    oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/wages                         -                 - 401 403 403 ok  ok  403 ok  wai rej sus 403 401 401 401 403
GET /api/company/wages/agreements/:id          agreementId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
GET /api/company/wages/agreements/:id          agreementId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements             hiredDeliveryId own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements             hiredDeliveryId oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements/:id/remind  agreementId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements/:id/remind  agreementId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements/:id/hours   agreementId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements/:id/hours   agreementId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/wages/hours/:id/moves        teacherHoursId  own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/wages/hours/:id/moves        teacherHoursId  oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements/:id/slips   agreementId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/wages/agreements/:id/slips   agreementId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
PUT /api/company/wages/slips/:id               draftSlipId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
PUT /api/company/wages/slips/:id               draftSlipId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
POST /api/company/wages/slips/:id/moves        draftSlipId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
POST /api/company/wages/slips/:id/moves        draftSlipId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
GET /api/company/wages/slips/:id/proof         draftSlipId     own 401 403 403 ok  404 403 ok  wai rej sus 403 401 401 401 403
GET /api/company/wages/slips/:id/proof         draftSlipId     oth 401 403 403 404 404 403 404 wai rej sus 403 401 401 401 403
GET /api/salaries                              -                 - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
`,
  memberRights: `
GET /api/company/wages                                     + + - +
GET /api/company/wages/agreements/:id                      + + - +
POST /api/company/wages/agreements                         + + - +
POST /api/company/wages/agreements/:id/remind               + + - +
POST /api/company/wages/agreements/:id/hours               + + - +
POST /api/company/wages/hours/:id/moves                    + + - +
POST /api/company/wages/agreements/:id/slips               + + - +
PUT /api/company/wages/slips/:id                           + + - +
POST /api/company/wages/slips/:id/moves                    + + - +
GET /api/company/wages/slips/:id/proof                     + + - +
`,
};
