import type { ownCompanyEndpoints } from '#contract/companies/own-company.ts';
import type { teamEndpoints } from '#contract/companies/teams.ts';
import type { talentEndpoints } from '#contract/talents/talents.ts';
import type { Fixtures } from '../../fixtures/fixtures.ts';
import type { Samples } from '../sample.ts';

const byTalent = ({ talentId }: Fixtures) => ({ params: { id: talentId } });
/** In the form of a token, also for an unknown one. */
const tokenOf = (text: string) => text.padEnd(43, 'x').slice(0, 43);
const byMember = ({ askingMemberId }: Fixtures) => ({ params: { id: askingMemberId } });

export const talentsSamples: Samples<typeof talentEndpoints> = {
  'GET /api/talents': ({ postId }) => ({
    query: {
      keyword: '数学 班主任',
      cityCode: '330100',
      stage: 'junior',
      subject: 'math',
      education: 'bachelor',
      experience: '1-3',
      certificate: 'junior',
      title: '3',
      identity: 'teacher',
      salaryMax: 1_200_000,
      arrival: 'month',
      sort: 'newest',
      postId,
      page: 1,
    },
  }),
  'GET /api/talents/facets': () => ({ query: { keyword: '数学', stage: 'junior', education: 'bachelor' } }),
  'GET /api/talents/recommended': ({ postId }) => ({ query: { postId } }),
  'GET /api/talents/:id': (fixtures) => ({ ...byTalent(fixtures), query: { via: 'search' } }),
  'POST /api/talents/:id/invitations': (fixtures) => ({
    ...byTalent(fixtures),
    body: { postId: fixtures.postId, message: '您好，欢迎到我校沟通' },
  }),
  'PUT /api/talents/:id/rejection': (fixtures) => ({
    ...byTalent(fixtures),
    body: { postId: fixtures.postId, reason: 'city' },
  }),
  'DELETE /api/talents/:id/rejection': (fixtures) => ({ ...byTalent(fixtures), query: { postId: fixtures.postId } }),
  'GET /api/company/savedTalents': () => ({ query: { folder: '竞赛教练', page: 1 } }),
  'PUT /api/talents/:id/saved': (fixtures) => ({
    ...byTalent(fixtures),
    body: { folder: '竞赛教练', note: '明年 6 月毕业，可先约试讲' },
  }),
  'DELETE /api/talents/:id/saved': byTalent,
  'GET /api/talent-invitations': () => ({}),
  'POST /api/talent-invitations/:id/answer': ({ invitationId: id }) => ({
    params: { id },
    body: { accept: false, reason: 'place' },
  }),
};

export const teamsSamples: Samples<typeof teamEndpoints & typeof ownCompanyEndpoints> = {
  'GET /api/team': () => ({}),
  'PATCH /api/team/me': () => ({ body: { name: '陈招聘', title: '人事主管' } }),
  'POST /api/team/links': () => ({ body: { role: 'interviewer' } }),
  'DELETE /api/team/links/:id': ({ linkId: id }) => ({ params: { id } }),
  'GET /api/team/invitations/:token': ({ linkToken }) => ({ params: { token: tokenOf(linkToken) } }),
  'POST /api/team/invitations/:token': ({ linkToken }) => ({
    params: { token: tokenOf(linkToken) },
    body: { name: '周知远', title: '教务' },
  }),
  'PATCH /api/team/members/:id': (fixtures) => ({
    ...byMember(fixtures),
    body: { role: 'interviewer', title: '教务' },
  }),
  'POST /api/team/members/:id/moves': (fixtures) => ({ ...byMember(fixtures), body: { move: 'admit' } }),
  'POST /api/team/leave': () => ({ body: {} }),
  'GET /api/team/company': () => ({}),
  'PUT /api/team/company/pictures': () => ({ body: {} }),
  'PUT /api/team/company/album': () => ({ body: { fileIds: [] } }),
  'GET /api/team/company/draft': () => ({}),
  'PUT /api/team/company/draft': () => ({ body: { form: { name: '青柠檬', region: ['330000'], creditCode: '9144' } } }),
  'PUT /api/team/company/papers': () => ({ body: {} }),
  'POST /api/team/company/withdrawal': () => ({}),
};
