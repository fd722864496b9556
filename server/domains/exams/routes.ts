import type { examArchiveEndpoints } from '#contract/exams/archive/archive.ts';
import type { examCandidateEndpoints } from '#contract/exams/candidates/candidates.ts';
import type { examRecheckEndpoints } from '#contract/exams/candidates/recheck.ts';
import type { companyExamEndpoints } from '#contract/exams/company-exams.ts';
import type { examDoorEndpoints } from '#contract/exams/door.ts';
import type { examEndpoints } from '#contract/exams/exams.ts';
import type { examGroupEndpoints } from '#contract/exams/interview/groups.ts';
import type { examJudgeEndpoints } from '#contract/exams/interview/judge.ts';
import type { examProgressEndpoints } from '#contract/exams/interview/progress.ts';
import type { operatorExamEndpoints } from '#contract/exams/operator-exams.ts';
import type { examListFileEndpoints } from '#contract/exams/publicity/list-files.ts';
import type { examObjectionEndpoints } from '#contract/exams/publicity/objections.ts';
import type { examQuestionEndpoints } from '#contract/exams/questions.ts';
import type { registrationEndpoints } from '#contract/exams/registrations.ts';
import type { examPublicationEndpoints } from '#contract/exams/results/publications.ts';
import type { examScoreEndpoints } from '#contract/exams/results/scores.ts';
import type { examReviewEndpoints } from '#contract/exams/review.ts';
import type { examRoomEndpoints } from '#contract/exams/rooms.ts';
import type { examStaffEndpoints } from '#contract/exams/staff.ts';
import type { examProposalEndpoints } from '#contract/exams/terms/proposals.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { archiveRoutes } from './archive/archive-routes.ts';
import { candidateRoutes } from './candidates/candidate-routes.ts';
import { companyRoutes } from './company-routes.ts';
import { doorRoutes } from './door/door-routes.ts';
import { groupRoutes } from './interview/group-routes.ts';
import { judgeRoutes } from './interview/judge-routes.ts';
import { progressRoutes } from './interview/progress-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { proposalRoutes } from './proposals/proposal-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { publicityRoutes } from './publicity/publicity-routes.ts';
import { questionRoutes } from './questions/question-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { publicationRoutes } from './results/publication-routes.ts';
import { reviewRoutes } from './review/review-routes.ts';
import { roomRoutes } from './rooms/room-routes.ts';
import { scoreRoutes } from './scores/score-routes.ts';
import { staffRoutes } from './staff/staff-routes.ts';

type ExamTable = typeof examEndpoints &
  typeof companyExamEndpoints &
  typeof registrationEndpoints &
  typeof examReviewEndpoints &
  typeof examRoomEndpoints &
  typeof examStaffEndpoints &
  typeof examDoorEndpoints &
  typeof examScoreEndpoints &
  typeof examPublicationEndpoints &
  typeof examCandidateEndpoints &
  typeof examRecheckEndpoints &
  typeof examListFileEndpoints &
  typeof examObjectionEndpoints &
  typeof examGroupEndpoints &
  typeof examProposalEndpoints &
  typeof examProgressEndpoints &
  typeof examJudgeEndpoints &
  typeof examArchiveEndpoints &
  typeof examQuestionEndpoints &
  typeof operatorExamEndpoints;

export const examHandlers = (deps: Deps): Handlers<ExamTable> => ({
  ...publicRoutes(),
  ...companyRoutes(deps),
  ...registrationRoutes(deps),
  ...reviewRoutes(deps),
  ...roomRoutes(deps),
  ...staffRoutes(),
  ...doorRoutes(deps),
  ...scoreRoutes(deps),
  ...publicationRoutes(),
  ...candidateRoutes(),
  ...publicityRoutes(deps),
  ...groupRoutes(deps),
  ...proposalRoutes(deps),
  ...progressRoutes(),
  ...judgeRoutes(deps),
  ...archiveRoutes(),
  ...questionRoutes(deps),
  ...operatorRoutes(),
});
