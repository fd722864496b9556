import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { MemberRole } from '#contract/actor.ts';
import type { CompanyFacts, CompanyProposal } from '#contract/companies/company-shapes.ts';
import { type CompanyState, certifiedCompanyStates, publicCompanyStates } from '#contract/companies/company-state.ts';
import { type MembershipState, pendingMembershipStates } from '#contract/companies/membership-state.ts';
import type { CompanyDraft } from '#contract/companies/own-company.ts';
import { bytes, moment, moveColumns, primaryId, refId, refTo, statusIn } from './columns.ts';
import { upload } from './files.ts';
import { account } from './identity.ts';

/**
 * A company's name as single characters with positions, without brackets and dots. Its index serves substring search in any
 * script, also for two characters; queries must use exactly this expression.
 */
export const nameChars = sql`to_tsvector('simple', regexp_replace(translate(lower(name), '（）()【】《》“”"·•-—，,、.。 ', ''), '(.)', '\\1 ', 'g'))`;

/**
 * SQL condition for public rows of `table` (a table name or alias): the SQL form of `isPublicCompany`, and the condition of the
 * partial indexes below.
 */
export const publicCompany = (table?: string) => statusIn(publicCompanyStates, table);
/** Companies that were certified, now or before. */
export const certifiedCompany = statusIn(certifiedCompanyStates, 'company');
/** Companies that the public has seen, suspended ones included. */
export const knownCompany = statusIn([...publicCompanyStates, 'suspended'], 'company');
/** Memberships to which one side still has to agree. */
export const pendingMember = statusIn(pendingMembershipStates, 'company_member');
/** Memberships that have not ended. */
export const currentMember = statusIn(['active', ...pendingMembershipStates], 'company_member');

/** A 单位: school, college, bureau or training firm. `unclaimed` ones come from an import. */
export const company = pgTable(
  'company',
  {
    id: primaryId(),
    status: text('status').$type<CompanyState>().notNull(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    /** The name without punctuation, region prefixes and spelling variants, for matching imports. */
    nameKey: text('name_key').notNull(),
    type: text('type').notNull(),
    cityCode: text('city_code').notNull(),
    regionCode: text('region_code').notNull(),
    address: text('address').notNull().default(''),
    creditCode: text('credit_code'),
    size: text('size').notNull().default(''),
    intro: text('intro').notNull().default(''),
    website: text('website').notNull().default(''),
    logoUrl: text('logo_url'),
    coverUrl: text('cover_url'),
    /** Pictures of the school in display order. */
    album: jsonb('album').$type<{ fileId: string; url: string }[]>().notNull().default([]),
    benefits: text('benefits').array().notNull().default(sql`'{}'`),
    facts: jsonb('facts').$type<CompanyFacts>().notNull().default({}),
    source: text('source'),
    /** The unclaimed school that this application claims; the row is merged into it on approval. */
    claimOf: refId('claim_of').references((): AnyPgColumn => company.id),
    sourceAt: moment('source_at'),
    /** On the letter to an unclaimed school, which says that who claims it has the letter. */
    letterCode: text('letter_code'),
    rejectReason: text('reject_reason'),
    /** Over the last 90 days, computed by a scheduled job; null with fewer than five deliveries. */
    replyRate: real('reply_rate'),
    replyMinutes: integer('reply_minutes'),
    openPosts: integer('open_posts').notNull().default(0),
    /** When it was last approved; it is reviewed again six months later. */
    approvedAt: moment('approved_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('company_name_key_idx').on(t.nameKey.asc().op('text_pattern_ops')),
    index('company_name_chars_idx').using('gin', nameChars),
    index('company_posts_idx').on(t.openPosts.desc().nullsFirst(), t.id),
    index('company_reply_idx').on(t.replyRate, t.id),
    index('company_listed_idx').on(t.openPosts.desc().nullsFirst(), t.id).where(publicCompany()),
    index('company_logo_idx').on(t.logoUrl).where(sql`logo_url is not null`),
    uniqueIndex('company_letter_code_idx').on(t.letterCode).where(sql`letter_code is not null`),
    index('company_claim_of_idx').on(t.claimOf).where(sql`claim_of is not null`),
    // The review queue, the longest first.
    index('company_waiting_idx').on(t.updatedAt, t.id).where(sql`status = 'pending'`),
    index('company_created_idx').on(t.createdAt),
    index('company_look_again_idx').on(t.approvedAt).where(sql`status = 'approved'`),
    index('company_city_idx').on(t.cityCode, t.openPosts.desc().nullsFirst(), t.id).where(publicCompany()),
    index('company_type_idx').on(t.type, t.openPosts.desc().nullsFirst(), t.id).where(publicCompany()),
  ],
);

/** The public companies of a province, a city or a county; of the country without a code. Lists and counts agree by it. */
export function publicCompaniesIn(code: string | undefined): SQL {
  const whole = publicCompany('company');
  if (!code) return whole;
  if (code.endsWith('0000'))
    return sql`${whole} and ${company.cityCode} between ${code} and ${`${code.slice(0, 2)}9999`}`;
  return sql`${whole} and ${code.endsWith('00') ? company.cityCode : company.regionCode} = ${code}`;
}

/** Every move of a company's state, with its actor. */
export const companyEvent = pgTable(
  'company_event',
  {
    id: primaryId(),
    companyId: refTo('company_id', () => company.id),
    ...moveColumns(),
    note: text('note'),
    at: moment('at').notNull().defaultNow(),
  },
  (t) => [index('company_event_company_idx').on(t.companyId, t.at)],
);

/** A change requested by an approved company that needs review; until then its page stays unchanged. */
export const companyChange = pgTable(
  'company_change',
  {
    id: primaryId(),
    companyId: refTo('company_id', () => company.id),
    accountId: refId('account_id').notNull(),
    /** edit; older rows also claim */
    kind: text('kind').notNull(),
    /** pending, approved or rejected */
    status: text('status').$type<'pending' | 'approved' | 'rejected'>().notNull().default('pending'),
    proposal: jsonb('proposal').$type<CompanyProposal>().notNull(),
    reason: text('reason'),
    createdAt: moment('created_at').notNull().defaultNow(),
    decidedAt: moment('decided_at'),
    decidedBy: refId('decided_by'),
  },
  (t) => [
    uniqueIndex('company_change_pending_idx').on(t.companyId).where(sql`status = 'pending'`),
    index('company_change_waiting_idx').on(t.createdAt, t.id).where(sql`status = 'pending'`),
  ],
);

/** A recruiter's membership in a company, with the personal record shown to seekers. */
export const companyMember = pgTable(
  'company_member',
  {
    id: primaryId(),
    companyId: refTo('company_id', () => company.id),
    accountId: refTo('account_id', () => account.id),
    role: text('role').$type<MemberRole>().notNull(),
    status: text('status').$type<MembershipState>().notNull(),
    name: text('name').notNull(),
    title: text('title').notNull().default(''),
    avatarUrl: text('avatar_url'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('company_member_once_idx').on(t.companyId, t.accountId),
    uniqueIndex('company_member_active_idx').on(t.accountId).where(sql`status = 'active'`),
    index('company_member_name_prefix_idx').on(t.name.asc().op('text_pattern_ops')),
  ],
);

/** The personal record of a recruiter without a company (onboarding). */
export const recruiterProfile = pgTable('recruiter_profile', {
  accountId: refId('account_id')
    .primaryKey()
    .references(() => account.id),
  name: text('name').notNull(),
  title: text('title').notNull().default(''),
  avatarUrl: text('avatar_url'),
  /** The unfinished certification form. */
  companyDraft: jsonb('company_draft').$type<CompanyDraft>(),
  updatedAt: moment('updated_at').notNull().defaultNow(),
});

/** A link by which one colleague joins a company; only its hash is kept. */
export const memberLink = pgTable(
  'member_link',
  {
    id: primaryId(),
    companyId: refTo('company_id', () => company.id),
    tokenHash: bytes('token_hash').notNull().unique(),
    role: text('role').$type<Exclude<MemberRole, 'owner'>>().notNull(),
    createdBy: refTo('created_by', () => companyMember.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    usedBy: refId('used_by').references(() => account.id),
    revokedAt: moment('revoked_at'),
  },
  (t) => [index('member_link_company_idx').on(t.companyId, t.createdAt.desc().nullsFirst())],
);

/** Every move of a membership, with its actor. */
export const memberEvent = pgTable(
  'member_event',
  {
    id: primaryId(),
    memberId: refTo('member_id', () => companyMember.id),
    companyId: refId('company_id').notNull(),
    ...moveColumns(),
  },
  (t) => [
    index('member_event_member_idx').on(t.memberId, t.at.desc().nullsFirst()),
    index('member_event_company_idx').on(t.companyId, t.at.desc().nullsFirst()),
  ],
);

/** The papers that certify a company: 营业执照 or 法人证书, 办学许可证 and 招聘授权书. */
export const companyPaper = pgTable(
  'company_paper',
  {
    companyId: refTo('company_id', () => company.id),
    /** licence, permit or authorisation */
    kind: text('kind').notNull(),
    fileId: refTo('file_id', () => upload.id),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.kind] }),
    check('company_paper_kind_check', sql`kind in ('licence', 'permit', 'authorisation')`),
  ],
);

/** Papers of somebody whose company is not handed in yet: they belong to the account, and go with the form. */
export const accountPaper = pgTable(
  'account_paper',
  {
    accountId: refTo('account_id', () => account.id),
    /** licence, permit or authorisation */
    kind: text('kind').notNull(),
    fileId: refTo('file_id', () => upload.id),
    savedAt: moment('saved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.kind] }),
    check('account_paper_kind_check', sql`kind in ('licence', 'permit', 'authorisation')`),
  ],
);

export const follow = pgTable(
  'follow',
  {
    id: primaryId(),
    joberId: refId('jober_id').notNull(),
    companyId: refTo('company_id', () => company.id),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('follow_once_idx').on(t.joberId, t.companyId), index('follow_company_idx').on(t.companyId)],
);
