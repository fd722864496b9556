import { newId } from '#database/new-id.ts';
import { type ReportedForm, reportedForm } from '#modules/exams/contract.ts';
import { reportExam } from '#modules/exams/server/public.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type About, partOf } from '#server/proof/fixtures/part-of.ts';
import type { ModuleProof } from '#server/proof/module-proof.ts';
import type { intakeEndpoints } from '../contract/intake.ts';
import { intake, intakeSource } from '../schema.ts';

export interface IntakeThings {
  intakeId: string;
  /** Another, which is checked. */
  doubtedIntakeId: string;
  intakeSourceId: string;
  reportedExamId: string;
}

const steps = [{ step: 'register' as const, startsAt: '2026-11-18T01:00:00Z', endsAt: '2026-12-08T09:00:00Z' }];
const written = {
  title: '青田县教育局2027年公开招聘教师',
  documentNumber: '青教发〔2026〕31号',
  regionCode: '331121',
  announcement: '<p>公开招聘教师。</p>',
  organiser: '青田县教育局',
  link: 'https://www.qingtian.example.cn/gonggao/31.html',
  announcedOn: '2026-11-17',
  applyBy: { way: 'web' as const, link: 'https://zk.example.edu.cn/2027' },
  steps,
  rules: { fee: 5_000, weights: { written: 40, interview: 60 } },
  phones: [{ name: '咨询', number: '0578-6012345' }],
  posts: [
    {
      code: '01',
      employer: '青田县第一中学',
      title: '高中数学教师',
      headcount: 2,
      stage: 'senior' as const,
      subject: 'math' as const,
      ratio: null,
      requirements: {
        majors: ['数学类'],
        certificateSubjects: ['math' as const],
        others: ['须驻校'],
        words: {},
      },
    },
  ],
};
const form: ReportedForm = reportedForm.parse(written);
let sources = 0;
/** A page stands in the list once. */
const newSource = () => {
  sources += 1;
  return { name: '青田县教育局', link: `https://www.qingtian.example.cn/tz/${sources}` };
};

interface Tenant {
  companyId: string;
  createdAt: Date;
  about?: About;
}

async function givenReported(db: Database, { companyId, createdAt: now }: Tenant) {
  const actorId = newId();
  return { reportedExamId: await db.transaction((tx) => reportExam({ db: tx, now }, { companyId, actorId, form })) };
}

async function givenWaiting(db: Database, { createdAt: readAt }: Tenant) {
  const [intakeId, doubtedIntakeId, intakeSourceId] = [newId(), newId(), newId()];
  const { title, organiser, posts } = form;
  const common = { title, organiser, posts: posts.length, doubts: ['时间：两处不同'], seconds: 90 };
  const rows = [intakeId, doubtedIntakeId].map((id) => ({ ...common, id, form, readBy: newId(), readAt }));
  await db.insert(intake).values(rows.map((row) => ({ ...row, status: 'waiting' as const })));
  await db.insert(intakeSource).values({ ...newSource(), id: intakeSourceId });
  return { intakeId, doubtedIntakeId, intakeSourceId };
}

/** An announcement that another operator read, a source, and a project that stands. */
export async function givenIntake(db: Database, tenant: Tenant): Promise<IntakeThings> {
  const part = partOf(tenant.about);
  return { ...(await part(givenWaiting, db, tenant)), ...(await part(givenReported, db, tenant)) };
}

const ofIntake = ({ intakeId: id }: IntakeThings) => ({ params: { id } });
const ofSource = ({ intakeSourceId: id }: IntakeThings) => ({ params: { id } });

export const intakeSamples: ModuleProof<typeof intakeEndpoints, IntakeThings>['samples'] = {
  'GET /api/admin/intakes': () => ({ query: { status: 'waiting' } }),
  'POST /api/admin/intakes/readings': () => ({ body: { text: '青田县教育局2027年公开招聘教师公告' } }),
  'POST /api/admin/intakes': () => ({ body: { ...written, doubts: [], seconds: 90 } }),
  'GET /api/admin/intakes/:id': ofIntake,
  'POST /api/admin/intakes/:id/check': ({ doubtedIntakeId: id }) => ({ params: { id }, body: written }),
  'DELETE /api/admin/intakes/:id': ofIntake,
  'POST /api/admin/reportedExams/:id/changes': ({ reportedExamId: id }) => ({
    params: { id },
    body: { title: '报名延期的公告', body: '报名延长至12月12日。', link: written.link, steps },
  }),
  'GET /api/admin/intakeSources': () => ({}),
  'POST /api/admin/intakeSources': () => ({ body: newSource() }),
  'PUT /api/admin/intakeSources/:id': ofSource,
  'DELETE /api/admin/intakeSources/:id': ofSource,
};

const only = '401 403 403 403 403 403 403 403 403 403 403 401 401 401';
export const intakeRights = `
GET /api/admin/intakes                     -              -   ${only} ok
POST /api/admin/intakes/readings           -              -   ${only} ok
POST /api/admin/intakes                    -              -   ${only} ok
GET /api/admin/intakes/:id                 intakeId       own ${only} ok
GET /api/admin/intakes/:id                 intakeId       oth ${only} all
POST /api/admin/intakes/:id/check          doubtedIntakeId own ${only} ok
POST /api/admin/intakes/:id/check          doubtedIntakeId oth ${only} all
DELETE /api/admin/intakes/:id              intakeId       own ${only} ok
DELETE /api/admin/intakes/:id              intakeId       oth ${only} all
POST /api/admin/reportedExams/:id/changes  reportedExamId own ${only} ok
POST /api/admin/reportedExams/:id/changes  reportedExamId oth ${only} all
GET /api/admin/intakeSources               -              -   ${only} ok
POST /api/admin/intakeSources              -              -   ${only} ok
PUT /api/admin/intakeSources/:id           intakeSourceId own ${only} ok
PUT /api/admin/intakeSources/:id           intakeSourceId oth ${only} all
DELETE /api/admin/intakeSources/:id        intakeSourceId own ${only} ok
DELETE /api/admin/intakeSources/:id        intakeSourceId oth ${only} all
`;

export const intakeOperatorRights = `
GET /api/admin/intakes                     + + - - - +
POST /api/admin/intakes/readings           + + - - - +
POST /api/admin/intakes                    + + - - - +
GET /api/admin/intakes/:id                 + + - - - +
POST /api/admin/intakes/:id/check          + + - - - +
DELETE /api/admin/intakes/:id              + + - - - +
POST /api/admin/reportedExams/:id/changes  + + - - - +
GET /api/admin/intakeSources               + + - - - +
POST /api/admin/intakeSources              + + - - - +
PUT /api/admin/intakeSources/:id           + + - - - +
DELETE /api/admin/intakeSources/:id        + + - - - +
`;
