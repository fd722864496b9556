import { z } from 'zod';
import { companyDetail, companyFacts } from './companies.ts';
import type { EndpointTable } from './endpoint.ts';
import { id, text } from './fields.ts';
import { storedFile } from './files.ts';
import { companyJober } from './identity.ts';

export const memberRoles = { owner: '主管理员', recruiter: '招聘员', interviewer: '面试官', finance: '财务' } as const;

/** What a role may do, in words for whoever gives it. */
export const roleDuties = {
  owner: '管理成员、单位资料和全部业务',
  recruiter: '发布职位、处理投递、搜索人才、沟通',
  interviewer: '查看投递和简历，参加面试评价',
  finance: '查看资产、订单、发票和工资条',
} as const;

/** Days in which a link of invitation is good. */
export const linkDays = 7;

const role = z.enum(['owner', 'recruiter', 'interviewer', 'finance'], { error: '角色不正确' }).meta({ title: '角色' });
const lesserRole = z.enum(['recruiter', 'interviewer', 'finance'], { error: '角色不正确' }).meta({ title: '角色' });
const person = {
  name: text('姓名', { min: 2, max: 30 }),
  title: text('职务', { max: 30 }).optional(),
};

export const teamMember = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  avatarUrl: z.string().nullable(),
  role,
  status: z.enum(['invited', 'requested', 'active', 'disabled', 'left']),
  phone: z.string(),
  since: z.string(),
  /** Open posts and conversations that they hold. */
  posts: z.number(),
  talks: z.number(),
  self: z.boolean(),
  /** The owner's moves of `states/membership.ts` that are open now. */
  moves: z.array(z.string()),
});
export type TeamMember = z.output<typeof teamMember>;

export const teamLink = z.object({
  id: z.string(),
  role: lesserRole,
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(['open', 'used', 'expired', 'revoked']),
  usedBy: z.string().nullable(),
});
export type TeamLink = z.output<typeof teamLink>;

export const team = z.object({
  members: z.array(teamMember),
  links: z.array(teamLink),
  /** Whether the caller is 主管理员 and may change anything. */
  mayManage: z.boolean(),
});
export type Team = z.output<typeof team>;

export const companyPapers = z.object({ licence: storedFile.nullable(), permit: storedFile.nullable() });
export type CompanyPapers = z.output<typeof companyPapers>;

/** A form of certification on its way: nothing in it need be right yet. */
export const companyDraft = z.strictObject({
  name: text('单位全称', { max: 60 }).optional(),
  type: text('单位类型', { max: 40 }).optional(),
  region: z
    .array(text('所在地区', { max: 12 }), { error: '所在地区格式不正确' })
    .max(3, { error: '所在地区最多三级' })
    .optional()
    .meta({ title: '所在地区' }),
  address: text('详细地址', { max: 120 }).optional(),
  creditCode: text('统一社会信用代码', { max: 18 }).optional(),
  size: text('单位规模', { max: 40 }).optional(),
  intro: text('单位简介', { max: 4000 }).optional(),
  facts: companyFacts.optional().meta({ title: '学校概况' }),
  /** The company that was chosen from those that are here, to join or to claim. */
  chosen: z
    .strictObject({ id: id('单位编号'), name: text('单位名称', { max: 60 }), unclaimed: z.boolean() })
    .optional()
    .meta({ title: '已有单位' }),
});
export type CompanyDraft = z.output<typeof companyDraft>;

/** Pictures of a school on its page. */
export const albumLimit = 12;
export const albumPicture = z.object({ fileId: z.string(), url: z.string() });

/** The own company as its people fill it in. */
export const ownCompanyForm = z.object({
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
  /** What waits for an operator, or was refused last. */
  change: z
    .object({
      status: z.string(),
      fields: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
      reason: z.string().nullable(),
      at: z.string(),
    })
    .nullable(),
  steps: z.array(z.object({ move: z.string(), to: z.string(), note: z.string().nullable(), at: z.string() })),
  mayEdit: z.boolean(),
});
export type OwnCompanyForm = z.output<typeof ownCompanyForm>;

const memberId = z.object({ id: id('成员编号') });
const token = z.object({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, { error: '邀请链接无效' })
    .meta({ title: '邀请链接' }),
});
const handTo = id('接手成员编号').optional();

export const teamEndpoints = {
  'GET /api/team': { who: 'member', does: '本单位的成员、申请和邀请链接', returns: team },
  'PATCH /api/team/me': {
    who: 'onboarding',
    does: '修改我的姓名、职务、头像',
    body: z.strictObject({ ...person, avatarFileId: id('头像文件').optional() }),
    returns: companyJober,
  },
  'POST /api/team/links': {
    who: 'recruiter',
    members: [],
    does: '生成一次性邀请链接，7 天有效',
    body: z.strictObject({ role: lesserRole }),
    returns: z.object({ link: teamLink, path: z.string() }),
  },
  'DELETE /api/team/links/:id': {
    who: 'member',
    members: [],
    does: '作废一个邀请链接',
    params: z.object({ id: id('链接编号') }),
  },
  'GET /api/team/invitations/:token': {
    who: 'anyone',
    does: '邀请链接来自哪个单位',
    params: token,
    returns: z.object({
      companyName: z.string(),
      logoUrl: z.string().nullable(),
      role: lesserRole,
      inviter: z.string(),
      expiresAt: z.string(),
    }),
  },
  'POST /api/team/invitations/:token': {
    who: 'onboarding',
    does: '凭邀请链接加入单位',
    params: token,
    body: z.strictObject(person),
    returns: companyJober,
  },
  'PATCH /api/team/members/:id': {
    who: 'member',
    members: [],
    does: '修改成员的角色和职务；角色给主管理员即为增设',
    params: memberId,
    body: z.strictObject({ role: role.optional(), title: text('职务', { max: 30 }).optional() }),
    returns: team,
  },
  'POST /api/team/members/:id/moves': {
    who: 'member',
    members: [],
    does: '同意、拒绝、停用、恢复成员或撤回邀请；停用时把职位和会话交给同事',
    params: memberId,
    body: z.strictObject({
      move: z.enum(['admit', 'refuse', 'revoke', 'disable', 'enable'], { error: '操作不正确' }).meta({ title: '操作' }),
      toMemberId: handTo,
    }),
    returns: team,
  },
  'POST /api/team/leave': {
    who: 'member',
    does: '退出单位，职位和会话交给同事；最后一位主管理员不能退出',
    body: z.strictObject({ toMemberId: handTo }),
  },
  'GET /api/team/company': {
    who: 'onboarding',
    does: '本单位资料、证照和审核进度；还没有单位时为空',
    returns: ownCompanyForm,
    maybeEmpty: true,
  },
  'PUT /api/team/company/pictures': {
    who: 'member',
    members: [],
    does: '更换单位标志和主页大图',
    body: z.strictObject({
      logoFileId: id('标志文件').optional(),
      coverFileId: id('主页图片文件').optional(),
    }),
    returns: ownCompanyForm,
  },
  'PUT /api/team/company/album': {
    who: 'member',
    members: [],
    does: '单位相册：主页上的图片和顺序',
    body: z.strictObject({
      fileIds: z
        .array(id('图片文件'), { error: '图片格式不正确' })
        .max(albumLimit, { error: `相册最多 ${albumLimit} 张图片` })
        .refine((ids) => new Set(ids).size === ids.length, { error: '同一张图片只能放一次' })
        .meta({ title: '图片' }),
    }),
    returns: ownCompanyForm,
  },
  'GET /api/team/company/draft': {
    who: 'onboarding',
    does: '还没有提交的单位认证表和证照',
    returns: z.object({ form: companyDraft, papers: companyPapers, savedAt: z.string() }),
    maybeEmpty: true,
  },
  'PUT /api/team/company/draft': {
    who: 'onboarding',
    does: '保存还没有提交的单位认证表，换一台设备也能继续',
    body: z.strictObject({ form: companyDraft.meta({ title: '认证表' }) }),
    returns: z.object({ savedAt: z.string() }),
  },
  'PUT /api/team/company/papers': {
    who: 'onboarding',
    does: '保存证照：营业执照或法人证书、办学许可证；还没有单位时随认证表保存，提交时归单位',
    body: z.strictObject({
      licenceFileId: id('营业执照文件').optional(),
      permitFileId: id('办学许可证文件').optional(),
    }),
    returns: companyPapers,
  },
} as const satisfies EndpointTable;
