import type { salaryEndpoints } from '#contract/wages/market.ts';
import type { wageEndpoints } from '#contract/wages/wages.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { Samples } from '../sample.ts';

const of = (id: string) => ({ params: { id } });
const hours = { day: '2026-11-12', quantity: 150, note: '代课' };
const items = [{ kind: 'add' as const, name: '交通补贴', fen: 2_000 }];

export const wagesSamples: Samples<typeof wageEndpoints & typeof salaryEndpoints> = {
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
  'POST /api/company/wages/agreements': ({ hiredDeliveryId }: Fixtures) => ({
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
