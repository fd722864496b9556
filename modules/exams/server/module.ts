import { sql } from 'drizzle-orm';
import type { ServerModule } from '#server/module.ts';
import type { Deps } from '#server/platform/deps.ts';
import { heldExam, publicExam } from '../schema/exams.ts';
import { advertiseMissing, closePosts } from './advertise.ts';
import { sealEvents } from './archive/seal-events.ts';
import { eraseOver, expireReturned, lapseUnpaid, tickExams } from './by-the-clock.ts';
import { sweepOutputs } from './outputs/kept-output.ts';
import { consentsOf, partsOfExport, personalTables } from './personal-data.ts';
import { ownExamSteps } from './public-routes.ts';
import { applyPublished } from './results/apply.ts';
import { LIST_JOB } from './results/publications.ts';
import { TELL_JOB, tellStanding } from './review/tell-applicants.ts';
import { examHandlers } from './routes.ts';

const besideShownExam = (row: { id: string }) => sql`
  select 1 from exam_attachment held join exam on exam.id = held.exam_id
  where held.file_id = ${row.id} and ${publicExam('exam')}`;

export const examsServer = {
  name: 'exams',
  handlers: examHandlers,
  start: (db, { isOffered, now }) => (isOffered ? advertiseMissing : closePosts)(db, now),
  minuteTasks: [
    { name: 'exams', act: (tx, _, now) => tickExams(tx, now) },
    { name: 'returned registrations', act: (tx, _, now) => expireReturned(tx, now) },
    { name: 'unpaid registrations', act: (tx, _, now) => lapseUnpaid(tx, now) },
    { name: 'evidence of projects that are over', act: (tx, _, now) => eraseOver(tx, now) },
    { name: 'events of projects', minute: 10, act: (tx, _, now) => sealEvents(tx, now) },
    { name: 'outputs of projects', minute: 47, act: (tx, _, now) => sweepOutputs(tx, now) },
  ],
  jobHandlers: ({ clock }) => ({
    [LIST_JOB]: ({ id }, tx) => applyPublished(tx, String(id), clock.now()),
    [TELL_JOB]: (payload, tx) => tellStanding(tx, payload, clock.now()),
  }),
  calendarItems: ownExamSteps,
  consents: consentsOf,
  fileRules: { examAttachment: besideShownExam, intake: besideShownExam },
  interested: (companyId) => sql`
    select exam_follow.jober_id from exam_follow join exam on exam.id = exam_follow.exam_id
    where exam.company_id = ${companyId}`,
  sitemap: {
    exams: {
      table: sql`exam as thing`,
      shown: () => heldExam('thing'),
      changed: sql`thing.updated_at`,
      path: () => '/exams/details',
    },
  },
  personalTables,
  partsOfExport,
  notExported: { exam_claim: '谁正在审核，几分钟后失效' },
  loadDemo: (tx, random, now) => import('../demo/load-exams.ts').then(({ loadExams }) => loadExams(tx, random, now)),
  finishDemo: async (tx, now) => {
    await advertiseMissing(tx, now);
    const { addDemoRegistrations } = await import('../demo/add-demo-registrations.ts');
    await addDemoRegistrations(tx, now);
  },
  addDemoFiles: async (db, options) => {
    const { addDemoEvidence } = await import('../demo/add-demo-evidence.ts');
    await addDemoEvidence(db, options);
  },
} satisfies ServerModule<Deps>;
