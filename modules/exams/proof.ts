import type { ModuleProof } from '#server/proof/module-proof.ts';
import type { examsEndpoints } from './contract.ts';
import { examSamples } from './proof/exam-samples.ts';
import { type ExamThings, givenExams } from './proof/given-exams.ts';
import { resultSamples } from './proof/result-samples.ts';
import { memberRights, operatorRights, rights } from './proof/rights.ts';

export const proof: ModuleProof<typeof examsEndpoints, ExamThings> = {
  fixtures: givenExams,
  hidden: (db, tenant) => givenExams(db, { ...tenant, hidden: true }),
  // Whoever may have projects of public recruitment has some.
  needed: ['examId'],
  titled: { 项目编号: 'examId' },
  deletions: [{ key: 'DELETE /api/company/examSlots/:id', role: 'owner', about: 'slotId' }],
  takenBack: [
    'DELETE /api/company/examRegistrations/:id/claim',
    'DELETE /api/exams/:id/follow',
    // The member stays, and so does the history of the project.
    'DELETE /api/company/exams/:id/staff/:memberId',
  ],
  samples: { ...examSamples, ...resultSamples },
  rights,
  operatorRights,
  memberRights,
};
