import { moduleContracts } from '#modules/contract.ts';
import { answerEndpoints } from './answers/answers.ts';
import { calendarEndpoints } from './calendar/calendar.ts';
import { chatEndpoints } from './chat/chat.ts';
import { clearanceEndpoints } from './companies/clearance.ts';
import { companyEndpoints } from './companies/companies.ts';
import { ownCompanyEndpoints } from './companies/own-company.ts';
import { teamEndpoints } from './companies/teams.ts';
import { boxEndpoints } from './deliveries/box.ts';
import { deliveryEndpoints } from './deliveries/deliveries.ts';
import type { AnswerOf, InputOf } from './endpoint.ts';
import { fileEndpoints } from './files/files.ts';
import { accountEndpoints } from './identity/accounts.ts';
import { identityEndpoints } from './identity/identity.ts';
import { loginEndpoints } from './identity/logins.ts';
import { signUpEndpoints } from './identity/ticket.ts';
import { broadcastEndpoints } from './notifications/broadcasts.ts';
import { noticeContactEndpoints } from './notifications/notice-contacts.ts';
import { notificationEndpoints } from './notifications/notifications.ts';
import { adminDashboardEndpoints } from './operators/admin-dashboard.ts';
import { wordEndpoints } from './operators/moderation-lists.ts';
import { operatorCompanyEndpoints } from './operators/operator-companies.ts';
import { operatorEndpoints } from './operators/operators.ts';
import { reviewEndpoints } from './operators/reviews.ts';
import { legalEndpoints } from './personal-data/legal-texts.ts';
import { personalDataEndpoints } from './personal-data/personal-data.ts';
import { postEndpoints } from './posts/posts.ts';
import { recruiterPostEndpoints } from './posts/recruiter-posts.ts';
import { queryEndpoints } from './queries/queries.ts';
import { resumeImportEndpoints } from './resumes/resume-import.ts';
import { resumeOutputEndpoints } from './resumes/resume-output.ts';
import { resumeViewEndpoints } from './resumes/resume-views.ts';
import { resumeEndpoints } from './resumes/resumes.ts';
import { alertEndpoints } from './search/alerts.ts';
import { siteEndpoints } from './site/site.ts';
import { recommendationEndpoints } from './talents/recommendations.ts';
import { joberLookUpEndpoints } from './talents/seeker-look-up.ts';
import { talentEndpoints } from './talents/talents.ts';

const coreApi = {
  ...siteEndpoints,
  ...identityEndpoints,
  ...joberLookUpEndpoints,
  ...accountEndpoints,
  ...loginEndpoints,
  ...signUpEndpoints,
  ...personalDataEndpoints,
  ...companyEndpoints,
  ...teamEndpoints,
  ...ownCompanyEndpoints,
  ...talentEndpoints,
  ...postEndpoints,
  ...recruiterPostEndpoints,
  ...resumeEndpoints,
  ...resumeViewEndpoints,
  ...resumeImportEndpoints,
  ...resumeOutputEndpoints,
  ...deliveryEndpoints,
  ...answerEndpoints,
  ...boxEndpoints,
  ...clearanceEndpoints,
  ...recommendationEndpoints,
  ...alertEndpoints,
  ...calendarEndpoints,
  ...notificationEndpoints,
  ...broadcastEndpoints,
  ...noticeContactEndpoints,
  ...chatEndpoints,
  ...legalEndpoints,
  ...fileEndpoints,
  ...operatorEndpoints,
  ...adminDashboardEndpoints,
  ...reviewEndpoints,
  ...operatorCompanyEndpoints,
  ...wordEndpoints,
  ...queryEndpoints,
};
export type CoreApi = typeof coreApi;

type Joined<T> = (T extends unknown ? (part: T) => void : never) extends (whole: infer W) => void ? W : never;
type ModuleContracts = typeof moduleContracts;
export type ModuleApi = [keyof ModuleContracts] extends [never]
  ? object
  : Joined<ModuleContracts[keyof ModuleContracts]>;
const moduleApi = Object.assign({}, ...Object.values(moduleContracts)) as ModuleApi;

/** Every endpoint. Browser code imports this as a type only, so the schemas stay on the server. */
export const api = { ...coreApi, ...moduleApi };

export type Api = typeof api;
export type EndpointKey = keyof Api;

export interface CallOptions {
  /** Excluded from the loading overlay: autosave, suggestions, endless lists, polling. */
  background?: boolean;
  /** With `background`: the failure shows no toast. The 401 dialog, 403 and the approval toast still appear. */
  quiet?: boolean;
  signal?: AbortSignal;
  /** Whether the overlay offers to cancel a slow call. Default: true for reading calls. */
  mayStop?: boolean;
  idempotencyKey?: string;
  /** The request outlives the page: for what is sent as the page is left. */
  keepalive?: boolean;
  /** For onboarding calls: the ticket issued for a verified phone. */
  registerTicket?: string;
  /** Receives the response headers; needed where the body is empty. */
  heard?(headers: { get(name: string): string | null }): void;
}

/** One typed call. The browser's client and the server's in-process caller both implement this type. */
export type Call = <K extends EndpointKey>(
  key: K,
  input?: InputOf<Api[K]>,
  options?: CallOptions,
) => Promise<AnswerOf<Api[K]>>;
