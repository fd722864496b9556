import { examCandidateEndpoints } from './contract/candidates/candidates.ts';
import { companyExamEndpoints } from './contract/company-exams.ts';
import { examDoorEndpoints } from './contract/door.ts';
import { examArchiveEndpoints, examCalendarEndpoints, examEndpoints } from './contract/exams.ts';
import { examGroupEndpoints } from './contract/interview/groups.ts';
import { examJudgeEndpoints } from './contract/interview/judge.ts';
import { examProgressEndpoints } from './contract/interview/progress.ts';
import { operatorExamEndpoints } from './contract/operator-exams.ts';
import { examObjectionEndpoints } from './contract/publicity/objections.ts';
import { examQuestionEndpoints } from './contract/questions.ts';
import { registrationEndpoints } from './contract/registrations.ts';
import { examListFileEndpoints, examPublicationEndpoints } from './contract/results/publications.ts';
import { examScoreEndpoints } from './contract/results/scores.ts';
import { examReviewEndpoints } from './contract/review.ts';
import { examRoomEndpoints } from './contract/rooms.ts';
import { examStaffEndpoints } from './contract/staff.ts';
import { examProposalEndpoints } from './contract/terms/exam-terms.ts';

export type { ExamReading, FoundFact, ReadPostRow } from './contract/exam-reading.ts';
export { examReading } from './contract/exam-reading.ts';
export { academicDegrees } from './contract/exam-requirements.ts';
export { type ExamCard, type ExamPost, type ExamPostForm, examCard, examPostForm } from './contract/exam-shapes.ts';
export { type ReportedChange, type ReportedForm, reportedChange, reportedForm } from './contract/reported.ts';
export { educationText, ruleLines } from './contract/requirement-words.ts';
export type { ChangedTerm } from './contract/terms/exam-terms.ts';

export const examsEndpoints = {
  ...examEndpoints,
  ...companyExamEndpoints,
  ...registrationEndpoints,
  ...examReviewEndpoints,
  ...examRoomEndpoints,
  ...examStaffEndpoints,
  ...examDoorEndpoints,
  ...examScoreEndpoints,
  ...examPublicationEndpoints,
  ...examCandidateEndpoints,
  ...examListFileEndpoints,
  ...examGroupEndpoints,
  ...examProposalEndpoints,
  ...examProgressEndpoints,
  ...examJudgeEndpoints,
  ...examObjectionEndpoints,
  ...examArchiveEndpoints,
  ...examQuestionEndpoints,
  ...examCalendarEndpoints,
  ...operatorExamEndpoints,
};
