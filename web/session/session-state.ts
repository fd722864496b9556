import type { OperatorRole } from '#contract/actor.ts';
import type { CompanyJober, OwnCompany, User } from '#contract/identity/identity.ts';
import type { Jober } from '#contract/seekers/seeker.ts';

interface ChatLine {
  id: string;
  text: string;
  at: string;
}

/** Who is signed in at the operators' console. */
interface OperatorMark {
  name: string;
  role: OperatorRole;
}

/** The seed's client state (section 3), field for field, and `companyJober`, which it names without a key, and `operator`. */
export interface SessionState {
  token: string | null;
  user: User | null;
  jober: Jober | null;
  company: OwnCompany | null;
  companyJober: CompanyJober | null;
  operator: OperatorMark | null;
  /** The post that a recruiter looks for people for: chosen last in 推荐人才 or an invitation. */
  position: string | null;
  /** The chosen city, a region code; null is the whole country. */
  cityCode: string | null;
  chatData: ChatLine[];
  currentJoberId: string | null;
  currentCompanyId: string | null;
  /** Whether the chat drawer is open. */
  isOpen: boolean;
  /** Opaque tickets of a third-party sign-in that waits for its phone. */
  qqOpenId: string | null;
  weChatOpenId: string | null;
}

export type SessionField = keyof SessionState;

export const emptySession: SessionState = {
  token: null,
  user: null,
  jober: null,
  company: null,
  companyJober: null,
  operator: null,
  position: null,
  cityCode: null,
  chatData: [],
  currentJoberId: null,
  currentCompanyId: null,
  isOpen: false,
  qqOpenId: null,
  weChatOpenId: null,
};

/** Fields that live as long as the tab; the others outlive it. */
export const tabFields: ReadonlySet<SessionField> = new Set([
  'chatData',
  'currentJoberId',
  'currentCompanyId',
  'isOpen',
]);

/** What a logout takes away: the token and every stored credential. The chosen city stays. */
export const credentialFields: readonly SessionField[] = [
  'token',
  'user',
  'jober',
  'company',
  'companyJober',
  'operator',
  'position',
  'chatData',
  'currentJoberId',
  'currentCompanyId',
  'isOpen',
  'qqOpenId',
  'weChatOpenId',
];

/** The seed's route guard: any of token, user or jober record lets a person pass. The server still answers 401. */
export const passesSeekerGuard = (state: SessionState) => Boolean(state.token || state.user || state.jober);

/** The seed's rule for `/`: all three present. */
export const isSeekerSignedIn = (state: SessionState) => Boolean(state.token && state.user && state.jober);

/** Whether the account that is signed in has another role and no seeker record: seekers' calls would only refuse it. */
export const isOtherRole = (state: SessionState) =>
  Boolean(state.token && !state.jober && (state.company || state.companyJober || state.operator));

/** Whether the enterprise side has been entered: whichever of company and recruiter record was saved at sign-in. */
export const passesRecruiterGuard = (state: SessionState) =>
  Boolean(state.token && (state.company || state.companyJober || state.user));

/** Whether the operators' console has been entered. */
export const passesOperatorGuard = (state: SessionState) => Boolean(state.token && state.operator);

/** A recruiter whose company or person record is missing is sent to certification. */
export const isRecruiterComplete = (state: SessionState) => Boolean(state.company && state.companyJober);
