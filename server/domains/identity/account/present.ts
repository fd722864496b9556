import type { CompanyJober, OwnCompany, User } from '#contract/identity/identity.ts';
import type { genders, identities, Jober, OwnJober } from '#contract/seekers/seeker.ts';
import type { company, companyMember, recruiterProfile } from '#database/schema/companies.ts';
import type { jober } from '#database/schema/identity.ts';

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

/** `138****1234` */
export const maskPhone = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

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
  id: row.id,
  name: row.name,
  gender: row.gender as keyof typeof genders,
  birthday: row.birthday,
  education: row.education,
  identity: row.identity as keyof typeof identities,
  cityCode: row.cityCode,
  avatarUrl: row.avatarUrl,
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
  companyId: row.companyId,
  name: row.name,
  title: row.title,
  avatarUrl: row.avatarUrl,
  role: row.role,
  status: row.status,
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

export const presentOwnCompany = (row: CompanyRow): OwnCompany => ({
  id: row.id,
  name: row.name,
  shortName: row.shortName,
  logoUrl: row.logoUrl,
  status: row.status,
});
