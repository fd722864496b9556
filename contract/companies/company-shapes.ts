import { z } from 'zod';
import { code, codes, phoneOrLandline, regionCode, text, webAddress, whole } from '#contract/fields.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { isCreditCode } from './credit-code.ts';

/** Facts that a school publishes about itself; every field is optional. */
export const companyFacts = z.strictObject({
  nature: text('学校性质', { max: 60 }).optional(),
  hotline: phoneOrLandline('联系电话').optional(),
  founded: whole('建校年份', 1000, 2100).optional(),
  campuses: whole('校区数', 1, 99).optional(),
  staff: whole('教职工人数', 1, 99999).optional(),
  classes: whole('班级数', 1, 9999).optional(),
  classSize: whole('班额', 1, 200).optional(),
});
export type CompanyFacts = z.output<typeof companyFacts>;

/** The company line of a card, and of anything else that names a company. */
export const companyCard = z.object({
  id: z.string(),
  name: z.string(),
  shortName: z.string(),
  type: z.string(),
  size: z.string(),
  cityCode: z.string(),
  cityName: z.string(),
  logoUrl: z.string().nullable(),
  coverUrl: z.string().nullable(),
  status: z.enum(['approved', 'unclaimed', 'draft', 'pending', 'rejected', 'suspended']),
  /** 0–100, or null with too few deliveries. */
  replyRate: z.number().nullable(),
  /** The median time to an answer. */
  replyMinutes: z.number().nullable(),
  openPosts: z.number(),
});
export type CompanyCard = z.output<typeof companyCard>;

export const companyDetail = companyCard.extend({
  regionName: z.string(),
  address: z.string(),
  intro: z.string(),
  website: z.string(),
  album: z.array(z.string()),
  benefits: z.array(z.string()),
  facts: companyFacts,
  source: z.string().nullable(),
  sourceAt: z.string().nullable(),
  followers: z.number(),
  announcements: z.number(),
  /** Number of public 面经. */
  experiences: z.number(),
});
export type CompanyDetail = z.output<typeof companyDetail>;

/** What a company submits for certification. States and balances are not part of it; they change only by their own rules. */
export const companyForm = z.strictObject({
  name: text('单位全称', { min: 4, max: 60 }),
  shortName: text('单位简称', { max: 20 }).optional(),
  type: code(companyTypes, '单位类型'),
  regionCode: regionCode('所在地区'),
  address: text('详细地址', { max: 120 }).optional(),
  creditCode: z
    .string({ error: '请填写统一社会信用代码' })
    .regex(/^[0-9A-HJ-NPQRTUWXY]{18}$/, { error: '统一社会信用代码应为 18 位', abort: true })
    .refine(isCreditCode, { error: '统一社会信用代码有误，请与营业执照或法人证书核对' })
    .meta({ title: '统一社会信用代码' }),
  size: code(companySizes, '单位规模').optional(),
  intro: text('单位简介', { max: 4000 }).optional(),
  website: webAddress('官网').optional(),
  benefits: codes(benefits, '福利').optional(),
  facts: companyFacts.optional().meta({ title: '学校概况' }),
});

/** The fields that may wait for approval: any part of the form. */
export type CompanyForm = z.output<typeof companyForm>;
export type CompanyProposal = Partial<CompanyForm>;
