export type MemberRole = 'owner' | 'recruiter' | 'interviewer' | 'finance';
export type CompanyStatus = 'draft' | 'pending' | 'approved' | 'rejected' | 'suspended' | 'unclaimed';
export type OperatorRole = 'super' | 'review' | 'content' | 'finance' | 'support' | 'intake';

/** The active membership that lets an account act for a company. */
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
  /** The WAL position of this session's last write; reads must not be older. */
  writtenTo?: string | undefined;
}

/** The caller; `null` is a visitor. */
export type Actor = SignedIn | null;
