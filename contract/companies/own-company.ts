import { z } from 'zod';
import { type EndpointTable, owners } from '#contract/endpoint.ts';
import { id, list, moment, text } from '#contract/fields.ts';
import { storedFile } from '#contract/files/files.ts';
import { ownCompany } from '#contract/identity/identity.ts';
import { companyDetail, companyFacts } from './company-shapes.ts';

const companyPapers = z.object({
  licence: storedFile.nullable(),
  permit: storedFile.nullable(),
  authorisation: storedFile.nullable(),
});
export type CompanyPapers = z.output<typeof companyPapers>;

/** A draft of the certification form; no field need be valid yet. */
const companyDraft = z.strictObject({
  name: text('单位全称', { max: 60 }).optional(),
  type: text('单位类型', { max: 40 }).optional(),
  region: list(text('所在地区', { max: 12 }), '所在地区', { max: 3, most: '所在地区最多三级' }).optional(),
  address: text('详细地址', { max: 120 }).optional(),
  creditCode: text('统一社会信用代码', { max: 18 }).optional(),
  size: text('单位规模', { max: 40 }).optional(),
  intro: text('单位简介', { max: 4000 }).optional(),
  facts: companyFacts.optional().meta({ title: '学校概况' }),
  /** The company chosen from the existing ones, to join or to claim. */
  chosen: z
    .strictObject({
      id: id('单位编号'),
      name: text('单位名称', { max: 60 }),
      unclaimed: z.boolean(),
      letterCode: text('验证码', { max: 20 }).optional(),
    })
    .optional()
    .meta({ title: '已有单位' }),
});
export type CompanyDraft = z.output<typeof companyDraft>;

/** Maximum number of pictures on a school's page. */
export const albumLimit = 12;
const albumPicture = z.object({ fileId: z.string(), url: z.string() });

/** The form of the own company, as its members fill it in. */
const ownCompanyForm = z.object({
  id: z.string(),
  status: companyDetail.shape.status,
  name: z.string(),
  shortName: z.string(),
  type: z.string(),
  regionCode: z.string(),
  regionName: z.string(),
  address: z.string(),
  creditCode: z.string(),
  size: z.string(),
  intro: z.string(),
  website: z.string(),
  benefits: z.array(z.string()),
  facts: companyFacts,
  logoUrl: z.string().nullable(),
  coverUrl: z.string().nullable(),
  album: z.array(albumPicture),
  papers: companyPapers,
  rejectReason: z.string().nullable(),
  /** The change that waits for an operator, or the last one refused. */
  change: z
    .object({
      status: z.enum(['pending', 'approved', 'rejected']),
      fields: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
      reason: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
  steps: z.array(z.object({ move: z.string(), to: z.string(), note: z.string().nullable(), at: moment() })),
  mayEdit: z.boolean(),
  /** The public figure: own posts in recruitment, and those of its projects. */
  openPosts: z.number(),
});
export type OwnCompanyForm = z.output<typeof ownCompanyForm>;

export const ownCompanyEndpoints = {
  'GET /api/team/company': {
    access: 'onboarding',
    summary: '本单位资料、证照和审核进度；还没有单位时为空',
    returns: ownCompanyForm,
    maybeEmpty: true,
  },
  'PUT /api/team/company/pictures': {
    ...owners,
    summary: '更换单位标志和主页大图',
    body: z.strictObject({
      logoFileId: id('标志文件').optional(),
      coverFileId: id('主页图片文件').optional(),
    }),
    returns: ownCompanyForm,
  },
  'PUT /api/team/company/album': {
    ...owners,
    summary: '单位相册：主页上的图片和顺序',
    body: z.strictObject({
      fileIds: list(id('图片文件'), '图片', { max: albumLimit, most: `相册最多 ${albumLimit} 张图片` }).refine(
        (ids) => new Set(ids).size === ids.length,
        { error: '同一张图片只能放一次' },
      ),
    }),
    returns: ownCompanyForm,
  },
  'GET /api/team/company/draft': {
    access: 'onboarding',
    summary: '还没有提交的单位认证表和证照',
    returns: z.object({ form: companyDraft, papers: companyPapers, savedAt: z.string() }),
    maybeEmpty: true,
  },
  'PUT /api/team/company/draft': {
    access: 'onboarding',
    summary: '保存还没有提交的单位认证表，换一台设备也能继续',
    body: z.strictObject({ form: companyDraft.meta({ title: '认证表' }) }),
    returns: z.object({ savedAt: z.string() }),
  },
  'PUT /api/team/company/papers': {
    access: 'onboarding',
    summary: '保存证照：营业执照或法人证书、办学许可证、招聘授权书；还没有单位时随认证表保存，提交时归单位',
    body: z.strictObject({
      licenceFileId: id('营业执照文件').optional(),
      permitFileId: id('办学许可证文件').optional(),
      authorisationFileId: id('招聘授权书文件').optional(),
    }),
    returns: companyPapers,
  },
  'POST /api/team/company/withdrawal': {
    ...owners,
    summary: '撤回审核中的单位认证，改好后再提交',
    returns: ownCompany,
  },
} as const satisfies EndpointTable;
