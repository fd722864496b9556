import { z } from 'zod';
import { code, codeList, fen, moment, regionCode, stateOf, text } from '#contract/fields.ts';
import { shownContent } from '#contract/resumes/resumes.ts';
import { keywordParts, takenParts } from '#contract/search/post-search.ts';
import { identities } from '#contract/seekers/seeker.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { experiences } from '#contract/taxonomy/experiences.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { subjects } from '#contract/taxonomy/subjects.ts';
import { talentInvitation } from './invitation-state.ts';

/** 职称 by national level, for tracks of every kind. */
export const titleRanks = { '2': '初级及以上', '3': '中级及以上', '4': '副高及以上', '5': '正高' } as const;

/** When a person can start, counted from today. */
export const arrivals = { now: '随时到岗', month: '一个月内', term: '半年内' } as const;

/** Why a recommendation does not fit; others that share the cause are ranked lower. */
export const rejectionReasons = {
  subject: '学科不符',
  stage: '学段不符',
  city: '地点不合适',
  education: '学历不够',
  experience: '经验不足',
  salary: '期望薪资偏高',
  other: '其他原因',
} as const;
export type RejectionReason = keyof typeof rejectionReasons;

/** Why a seeker declines an invitation. */
export const declineReasons = {
  place: '地点不合适',
  salary: '薪资不合适',
  role: '岗位不合适',
  busy: '暂不考虑机会',
} as const;

/** Maximum number of pages of a search; a longer result must be narrowed. */
export const talentPages = 10;

/** Characters of what a school types of whom it seeks: a short message. Reading takes more than linear time. */
export const MAX_TALENT_KEYWORD = 200;

const filters = {
  keyword: text('关键词', { max: MAX_TALENT_KEYWORD }).optional(),
  ignore: takenParts.optional(),
  cityCode: regionCode('期望城市').optional(),
  stage: codeList(stages, '学段').optional(),
  subject: codeList(subjects, '学科').optional(),
  education: code(educations, '学历').optional(),
  experience: codeList(experiences, '经验').optional(),
  certificate: codeList(certificates, '资格证').optional(),
  title: code(titleRanks, '职称').optional(),
  identity: codeList(identities, '身份').optional(),
  salaryMax: fen('期望薪资').optional(),
  arrival: code(arrivals, '到岗时间').optional(),
};
export const talentFilters = z.object(filters);
export type TalentFilters = z.output<typeof talentFilters>;

/** A person as a company may see them: masked until both sides agreed to exchange identities. */
export const talentCard = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether name and picture are real. */
  revealed: z.boolean(),
  avatarUrl: z.string().nullable(),
  age: z.number().nullable(),
  education: z.string(),
  school: z.string(),
  major: z.string(),
  teachingMonths: z.number(),
  certificate: z.string().nullable(),
  titles: z.array(z.string()),
  identity: z.string(),
  lastEmployer: z.string(),
  wish: z.string(),
  stages: z.array(z.string()),
  subjects: z.array(z.string()),
  cities: z.array(z.string()),
  /** Fen a month; both null for 面议. */
  salaryMin: z.number().nullable(),
  salaryMax: z.number().nullable(),
  arrival: z.string(),
  activeAt: z.string(),
  /** Whether the company viewed the person in the last 30 days. */
  looked: z.boolean(),
  /** The company's latest invitation. */
  invitation: z
    .object({ id: z.string(), status: stateOf(talentInvitation), conversationId: z.string().nullable() })
    .nullable(),
});
export type TalentCard = z.output<typeof talentCard>;

/** How well a person fits an open post. */
export const talentFit = z.object({
  /** 0–100 */
  score: z.number(),
  reasons: z.array(z.object({ text: z.string(), good: z.boolean() })),
});
export type TalentFit = z.output<typeof talentFit>;

/** A person found by a search; `fit` is null for a search without a post. */
export const foundTalent = talentCard.extend({ fit: talentFit.nullable() });
export type FoundTalent = z.output<typeof foundTalent>;

/** Where a company keeps a person, and what it notes. */
export const savedAs = z.strictObject({
  folder: text('人才夹', { min: 1, max: 20 }),
  note: text('备注', { max: 300 }).default(''),
});

export const savedTalent = z.object({
  id: z.string(),
  /** Null while the person does not show themselves to this company. */
  talent: talentCard.nullable(),
  ...savedAs.shape,
  /** The colleague who kept it. */
  by: z.string(),
  savedAt: moment(),
});
export type SavedTalent = z.output<typeof savedTalent>;

/** No list contains the sex: nobody may be selected by it (就业促进法第二十七条). */
export const talentDetail = talentCard.extend({
  gender: z.string(),
  content: shownContent,
  /** Null where the company has not kept the person. */
  saved: z.object({ folder: z.string(), note: z.string() }).nullable(),
  /** Only after a delivery, or once phones were exchanged. */
  phone: z.string().nullable(),
  /** Text across the page that identifies the viewer in a screenshot. */
  watermark: z.string(),
  /** Number of people who may still be viewed today. */
  left: z.number(),
});
export type TalentDetail = z.output<typeof talentDetail>;

const counts = z.array(z.object({ code: z.string(), n: z.number() }));
export const talentFacets = z.object({
  /** Whether counts are extrapolated from a sample. */
  about: z.boolean(),
  understood: keywordParts.extend({
    /** Sentences on what was given up or cannot be a condition. */
    notes: z.array(z.string()),
  }),
  /** Where nobody is found: filters without which somebody is, and how many. */
  withoutOne: z.array(
    z.object({
      name: z.enum(Object.keys(filters) as [keyof typeof filters, ...(keyof typeof filters)[]]),
      label: z.string(),
      n: z.number(),
    }),
  ),
  stage: counts,
  subject: counts,
  education: counts,
  experience: counts,
  certificate: counts,
  title: counts,
  identity: counts,
});
export type TalentFacets = z.output<typeof talentFacets>;

export const recommendation = z.object({ talent: talentCard, ...talentFit.shape });
export type Recommendation = z.output<typeof recommendation>;

export const talentInvitationView = z.object({
  id: z.string(),
  status: stateOf(talentInvitation),
  message: z.string(),
  reason: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  conversationId: z.string().nullable(),
  post: z.object({ id: z.string(), title: z.string() }),
  company: z.object({ id: z.string(), name: z.string(), cityName: z.string(), logoUrl: z.string().nullable() }),
  recruiter: z.object({ name: z.string(), title: z.string() }),
});
export type TalentInvitationView = z.output<typeof talentInvitationView>;
