import { accountEndpoints } from './accounts.ts';
import { adminFairEndpoints } from './admin-fairs.ts';
import { alertEndpoints } from './alerts.ts';
import { boxEndpoints } from './box.ts';
import { calendarEndpoints } from './calendar.ts';
import { chatEndpoints } from './chat.ts';
import { clearanceEndpoints } from './clearance.ts';
import { companyEndpoints } from './companies.ts';
import { companyDeskEndpoints } from './company-desk.ts';
import { contentEndpoints } from './content.ts';
import { deliveryEndpoints } from './deliveries.ts';
import type { AnswerOf, InputOf } from './endpoint.ts';
import { fairEndpoints } from './fairs.ts';
import { fileEndpoints } from './files.ts';
import { identityEndpoints } from './identity.ts';
import { invoiceEndpoints } from './invoices.ts';
import { joberLookUpEndpoints } from './jober-look-up.ts';
import { ledgerEndpoints } from './ledger.ts';
import { legalEndpoints } from './legal-texts.ts';
import { loginEndpoints } from './logins.ts';
import { noticeContactEndpoints } from './notice-contacts.ts';
import { notificationEndpoints } from './notifications.ts';
import { operatorEndpoints } from './operators.ts';
import { orderEndpoints } from './orders.ts';
import { oversightEndpoints } from './oversight.ts';
import { ownCompanyEndpoints } from './own-company.ts';
import { personalDataEndpoints } from './personal-data.ts';
import { postDeskEndpoints } from './post-desk.ts';
import { postImportEndpoints } from './post-import.ts';
import { postEndpoints } from './posts.ts';
import { recommendationEndpoints } from './recommendations.ts';
import { resumeImportEndpoints } from './resume-import.ts';
import { resumeOutputEndpoints } from './resume-output.ts';
import { resumeViewEndpoints } from './resume-views.ts';
import { resumeEndpoints } from './resumes.ts';
import { reviewEndpoints } from './reviews.ts';
import { salaryEndpoints } from './salaries.ts';
import { siteEndpoints } from './site.ts';
import { talentEndpoints } from './talents.ts';
import { teamEndpoints } from './teams.ts';
import { wageEndpoints } from './wages.ts';
import { wordEndpoints } from './words.ts';

/** Every call of the product. Browser code imports this as a type only: the schemas stay on the server. */
export const api = {
  ...siteEndpoints,
  ...identityEndpoints,
  ...joberLookUpEndpoints,
  ...accountEndpoints,
  ...loginEndpoints,
  ...personalDataEndpoints,
  ...companyEndpoints,
  ...teamEndpoints,
  ...ownCompanyEndpoints,
  ...talentEndpoints,
  ...postEndpoints,
  ...postDeskEndpoints,
  ...postImportEndpoints,
  ...resumeEndpoints,
  ...resumeViewEndpoints,
  ...resumeImportEndpoints,
  ...resumeOutputEndpoints,
  ...deliveryEndpoints,
  ...boxEndpoints,
  ...clearanceEndpoints,
  ...recommendationEndpoints,
  ...alertEndpoints,
  ...calendarEndpoints,
  ...notificationEndpoints,
  ...noticeContactEndpoints,
  ...chatEndpoints,
  ...contentEndpoints,
  ...legalEndpoints,
  ...fileEndpoints,
  ...fairEndpoints,
  ...adminFairEndpoints,
  ...ledgerEndpoints,
  ...orderEndpoints,
  ...invoiceEndpoints,
  ...operatorEndpoints,
  ...oversightEndpoints,
  ...reviewEndpoints,
  ...companyDeskEndpoints,
  ...wordEndpoints,
  ...wageEndpoints,
  ...salaryEndpoints,
};

export type Api = typeof api;
export type EndpointKey = keyof Api;

export interface CallOptions {
  /** Kept off the loading overlay: autosave, suggestions, endless lists, polling. */
  background?: boolean;
  /** The caller draws the failure itself: no toast. The 401 dialog, 403 and the approval toast stay. */
  quiet?: boolean;
  signal?: AbortSignal;
  /** Whether the overlay offers to call it off once it takes long; reading calls may be, unless told otherwise. */
  mayStop?: boolean;
  idempotencyKey?: string;
  /** For onboarding calls: the ticket of a verified phone. */
  registerTicket?: string;
  /** Hears the headers of an answer: what an empty one has to say. */
  heard?(headers: { get(name: string): string | null }): void;
}

/** One typed call; the browser's client and the server's in-process caller both have this shape. */
export type Call = <K extends EndpointKey>(
  key: K,
  input?: InputOf<Api[K]>,
  options?: CallOptions,
) => Promise<AnswerOf<Api[K]>>;
