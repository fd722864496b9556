import { givenOpenPost } from '#server/platform/testing/fixtures.ts';
import type { ModuleProof } from '#server/proof/module-proof.ts';
import type { announcementsEndpoints } from './contract.ts';
import { givenAnnouncement, givenExperience } from './proof-fixtures.ts';

interface Made {
  /** A public announcement of the company; a stranger's was withdrawn. */
  announcementId: string;
  /** A delivery that ended after its interview, and the public 面经 about it. */
  toldDeliveryId: string;
  experienceId: string;
}

const announced = {
  title: '2027 年春季招聘公告',
  body: '因教学需要，面向社会招聘教师，岗位见下方。',
  postIds: [],
};
const ofAnnouncement = ({ announcementId: id }: Made) => ({ params: { id } });

const ofTold = ({ toldDeliveryId: id }: Made) => ({ params: { id } });

export const proof: ModuleProof<typeof announcementsEndpoints, Made> = {
  fixtures: async (db, { companyId, memberId, ownerAccountId, joberId, resumeId, snapshot }) => {
    const { id: postId } = await givenOpenPost(db, companyId, { memberId, title: '小学数学教师', status: 'closed' });
    return {
      ...(await givenAnnouncement(db, { companyId, accountId: ownerAccountId })),
      ...(await givenExperience(db, { companyId, joberId, postId, resumeId, snapshot })),
    };
  },
  hidden: (db, tenant) => givenAnnouncement(db, { ...tenant, hidden: true }),
  samples: {
    'GET /api/companies/:id/announcements': ({ shownCompanyId: id }) => ({ params: { id }, query: { page: 1 } }),
    'GET /api/announcements/:id': ofAnnouncement,
    'GET /api/company/announcements': () => ({}),
    'POST /api/company/announcements': () => ({ body: announced }),
    'PUT /api/company/announcements/:id': (fixtures) => ({ ...ofAnnouncement(fixtures), body: announced }),
    'DELETE /api/company/announcements/:id': ofAnnouncement,
    'GET /api/companies/:id/experiences': ({ shownCompanyId: id }) => ({
      params: { id },
      query: { subject: 'math', page: 1 },
    }),
    'GET /api/deliveries/:id/experience': ofTold,
    'PUT /api/deliveries/:id/experience': (fixtures) => ({
      ...ofTold(fixtures),
      body: { parts: ['trial'], questions: '试讲《勾股定理》，准备三十分钟。', advice: '带上教案' },
    }),
    'DELETE /api/deliveries/:id/experience': ofTold,
    'GET /api/company/experiences': () => ({}),
    'PUT /api/company/experiences/:id/answer': ({ experienceId: id }) => ({
      params: { id },
      body: { answer: '感谢分享，课题每场都换。' },
    }),
  },
  rights: `
GET /api/companies/:id/announcements          page     own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/companies/:id/announcements          page     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 all
GET /api/announcements/:id                    announcementId own ok  ok  ok  ok  ok  ok  ok  404 404 404 ok  ok  ok  ok  ok
GET /api/announcements/:id                    announcementId oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/company/announcements                -        - 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
POST /api/company/announcements               -        - 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
PUT /api/company/announcements/:id            announcementId own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
PUT /api/company/announcements/:id            announcementId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
DELETE /api/company/announcements/:id         announcementId own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
DELETE /api/company/announcements/:id         announcementId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
GET /api/companies/:id/experiences            page     own ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok  ok
GET /api/companies/:id/experiences            page     oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 all
GET /api/deliveries/:id/experience            toldDeliveryId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/deliveries/:id/experience            toldDeliveryId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/deliveries/:id/experience            toldDeliveryId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/deliveries/:id/experience            toldDeliveryId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/deliveries/:id/experience         toldDeliveryId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/deliveries/:id/experience         toldDeliveryId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
GET /api/company/experiences                  -        - 401 403 403 ok  ok  403 403 wai rej sus 403 401 401 401 403
PUT /api/company/experiences/:id/answer       experienceId own 401 403 403 ok  404 403 403 wai rej sus 403 401 401 401 403
PUT /api/company/experiences/:id/answer       experienceId oth 401 403 403 404 404 403 403 wai rej sus 403 401 401 401 403
`,
  memberRights: `
GET /api/company/experiences                               + + - -
PUT /api/company/experiences/:id/answer                    + + - -
GET /api/company/announcements                             + + - -
POST /api/company/announcements                            + + - -
PUT /api/company/announcements/:id                         + + - -
DELETE /api/company/announcements/:id                      + + - -
`,
};
