import { eq } from 'drizzle-orm';
import { newId } from '#database/new-id.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { givenCompany, givenOpenPost } from '#server/platform/testing/fixtures.ts';
import type { ModuleProof } from '#server/proof/module-proof.ts';
import type { reportedEndpoints } from './contract.ts';
import { givenIntake, type IntakeThings, intakeOperatorRights, intakeRights, intakeSamples } from './proof/intake.ts';
import { outsideApplication } from './schema.ts';

interface Made extends IntakeThings {
  outsidePostId: string;
  /** Of a school that is not here. */
  listedPostId: string;
  listedCompanyId: string;
}

const ofPost = ({ outsidePostId: postId }: Pick<Made, 'outsidePostId'>) => ({ params: { postId } });

const wish = { organisation: '青田县教育局', name: '王老师', contact: '0578-6820000', reason: '招聘已经取消' };

/** A copy of a post for which one applies by mail. */
async function givenPost(db: Database, postId: string, status: 'open' | 'draft'): Promise<string> {
  const [model] = await db.select().from(post).where(eq(post.id, postId));
  if (!model) throw new Error(`no post ${postId}`);
  const id = newId();
  const applyBy = { way: 'mail', email: 'hr@example.edu.cn', subject: '姓名+应聘岗位' } as const;
  await db.insert(post).values({ ...model, id, status, sourceKey: null, applyBy });
  return id;
}

export const proof: ModuleProof<typeof reportedEndpoints, Made> = {
  async fixtures(db, tenant) {
    const { postId, joberId, createdAt } = tenant;
    const outsidePostId = await givenPost(db, postId, 'open');
    await db.insert(outsideApplication).values({ joberId, postId: outsidePostId, way: 'mail', appliedAt: createdAt });
    const school = await givenCompany(db, { status: 'unclaimed' });
    const { id: listedPostId } = await givenOpenPost(db, school.id);
    return { outsidePostId, listedPostId, listedCompanyId: school.id, ...(await givenIntake(db, tenant)) };
  },
  hidden: async (db, { postId }) => ({ outsidePostId: await givenPost(db, postId, 'draft') }),
  deletions: [
    { key: 'DELETE /api/admin/intakes/:id', role: 'operator', about: 'intakeId' },
    { key: 'DELETE /api/admin/intakeSources/:id', role: 'operator', about: 'intakeSourceId' },
  ],
  titled: { 录入编号: 'intakeId', 来源编号: 'intakeSourceId', 外部项目编号: 'reportedExamId' },
  takenBack: ['DELETE /api/outsideApplications/:postId'],
  samples: {
    ...intakeSamples,
    'GET /api/outsideApplications': () => ({}),
    'GET /api/outsideApplications/:postId': ofPost,
    'PUT /api/outsideApplications/:postId': ofPost,
    'PUT /api/outsideApplications/:postId/answer': (made) => ({ ...ofPost(made), body: { answer: 'heard' } }),
    'DELETE /api/outsideApplications/:postId': ofPost,
    'POST /api/removalRequests': ({ outsidePostId: postId }) => ({ body: { postId, ...wish } }),
    'GET /api/companies/:id/interest': ({ listedCompanyId: id }) => ({ params: { id } }),
    'POST /api/admin/companies/:id/letter': ({ listedCompanyId: id }) => ({ params: { id } }),
    'PUT /api/admin/posts/:id/facts': ({ listedPostId: id }) => ({ params: { id }, body: { headcount: 3 } }),
  },
  rights: `
GET /api/outsideApplications                 -             - 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/outsideApplications/:postId         outsidePostId own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
GET /api/outsideApplications/:postId         outsidePostId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/outsideApplications/:postId         outsidePostId own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/outsideApplications/:postId         outsidePostId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/outsideApplications/:postId/answer  outsidePostId own 401 ok  404 403 403 403 403 403 403 403 403 401 401 401 403
PUT /api/outsideApplications/:postId/answer  outsidePostId oth 401 404 404 403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/outsideApplications/:postId      outsidePostId own 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
DELETE /api/outsideApplications/:postId      outsidePostId oth 401 ok  ok  403 403 403 403 403 403 403 403 401 401 401 403
POST /api/removalRequests       outsidePostId own ok  ok  ok  ok  ok  ok  ok  404 404 404 ok  ok  ok  ok  ok
POST /api/removalRequests       outsidePostId oth 404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
GET /api/companies/:id/interest listedCompanyId own ok ok ok ok ok ok ok ok ok ok ok ok ok ok ok
POST /api/admin/companies/:id/letter listedCompanyId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
PUT /api/admin/posts/:id/facts  listedPostId own 401 403 403 403 403 403 403 403 403 403 403 401 401 401 ok
${intakeRights.trim()}
`,
  operatorRights: `
POST /api/admin/companies/:id/letter          + + - - - -
PUT /api/admin/posts/:id/facts                + + - - + -
${intakeOperatorRights.trim()}
`,
};
