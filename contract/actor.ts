export type MemberRole = 'owner' | 'recruiter' | 'interviewer' | 'finance';
export type CompanyStatus = 'draft' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'unclaimed';
export type OperatorRole = 'super' | 'review' | 'content' | 'finance' | 'support';

/** The active membership by which an account acts for a company. */
export interface Membership {
  memberId: string;
  companyId: string;
  role: MemberRole;
  companyStatus: CompanyStatus;
}

/** A live session, with the records of its account side by side. One phone may be both a seeker and a recruiter. */
export interface SignedIn {
  sessionId: string;
  accountId: string;
  phone: string;
  /** `onboarding` sessions may do only what leads to a company's certification. */
  scope: 'full' | 'onboarding';
  joberId: string | null;
  member: Membership | null;
  operatorRole: OperatorRole | null;
  /** How far the database's log was after this session's last write: what it reads must not be older. */
  writtenTo?: string | undefined;
}

/** Who is asking; `null` is a visitor. */
export type Actor = SignedIn | null;
