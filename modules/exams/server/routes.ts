import type { Deps } from '#server/platform/deps.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { examsEndpoints } from '../contract.ts';
import { archiveRoutes } from './archive/archive-routes.ts';
import { candidateRoutes } from './candidates/candidate-routes.ts';
import { companyRoutes } from './company-routes.ts';
import { doorRoutes } from './door/door-routes.ts';
import { groupRoutes } from './interview/group-routes.ts';
import { judgeRoutes } from './interview/judge-routes.ts';
import { progressRoutes } from './interview/progress-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { proposalRoutes } from './proposals/proposal-routes.ts';
import { calendarRoutes, publicRoutes } from './public-routes.ts';
import { publicityRoutes } from './publicity/publicity-routes.ts';
import { questionRoutes } from './questions/question-routes.ts';
import { registrationRoutes } from './registrations/own-registrations.ts';
import { publicationRoutes } from './results/publication-routes.ts';
import { reviewRoutes } from './review/review-routes.ts';
import { roomRoutes } from './rooms/room-routes.ts';
import { scoreRoutes } from './scores/score-routes.ts';
import { staffRoutes } from './staff/staff-routes.ts';

export const examHandlers = (deps: Deps): Handlers<typeof examsEndpoints> => ({
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
  ...calendarRoutes(deps),
  ...operatorRoutes(),
});
