import type { CompanyJober, OwnCompany, User } from '#contract/identity/identity.ts';
import type { genders, identities, Jober, OwnJober } from '#contract/seekers/seeker.ts';
import type { company, companyMember, recruiterProfile } from '#database/schema/companies.ts';
import type { jober } from '#database/schema/identity.ts';
import { pick } from '#server/platform/pick.ts';

type JoberRow = Pick<
  typeof jober.$inferSelect,
  'id' | 'name' | 'gender' | 'birthday' | 'education' | 'identity' | 'cityCode' | 'avatarUrl' | 'privacy'
>;
type MemberRow = Pick<
  typeof companyMember.$inferSelect,
  'id' | 'companyId' | 'name' | 'title' | 'avatarUrl' | 'role' | 'status'
>;
type ProfileRow = Pick<typeof recruiterProfile.$inferSelect, 'name' | 'title' | 'avatarUrl'>;
type CompanyRow = Pick<typeof company.$inferSelect, 'id' | 'name' | 'shortName' | 'logoUrl' | 'status'>;

/** `林**` */
export const maskName = (name: string): string => `${[...name][0] ?? ''}**`;

interface AccountFacts {
  id: string;
  phone: string;
  passwordHash: string | null;
}

export const presentUser = ({ id, phone, passwordHash }: AccountFacts): User => ({
  phone,
  accountId: id,
  hasPassword: passwordHash !== null,
});

/** The seeker record for those who may know the person. */
export const presentJober = (row: JoberRow, phone: string): Jober => ({
  ...pick(row, 'id', 'name', 'birthday', 'education', 'cityCode', 'avatarUrl'),
  gender: row.gender as keyof typeof genders,
  identity: row.identity as keyof typeof identities,
  privacy: row.privacy as Jober['privacy'],
  phone,
});

/** The seeker record for its owner. */
export const presentOwnJober = (
  row: JoberRow & Pick<typeof jober.$inferSelect, 'household'>,
  phone: string,
): OwnJober => ({
  ...presentJober(row, phone),
  household: row.household,
});

export const presentMember = (row: MemberRow): CompanyJober => ({
  memberId: row.id,
  ...pick(row, 'companyId', 'name', 'title', 'avatarUrl', 'role', 'status'),
});

/** A recruiter without a company. */
export const presentProfile = (row: ProfileRow): CompanyJober => ({
  memberId: null,
  companyId: null,
  name: row.name,
  title: row.title,
  avatarUrl: row.avatarUrl,
  role: null,
  status: 'none',
});

export const presentOwnCompany = (row: CompanyRow): OwnCompany =>
  pick(row, 'id', 'name', 'shortName', 'logoUrl', 'status');
