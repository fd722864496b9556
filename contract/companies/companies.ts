import { z } from 'zod';
import { type EndpointTable, publicRead } from '#contract/endpoint.ts';
import { code, codeList, id, listOf, oneOf, paging, regionCode, stateOf, text } from '#contract/fields.ts';
import { companyJober, ownCompany } from '#contract/identity/identity.ts';
import { noticeTopics } from '#contract/notifications/notice-topics.ts';
import { postCard } from '#contract/posts/post-card.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { stages } from '#contract/taxonomy/stages.ts';
import { tenures } from '#contract/taxonomy/tenures.ts';
import { companyCard, companyDetail, companyForm } from './company-shapes.ts';
import { company } from './company-state.ts';

const person = z.strictObject({ name: text('姓名', { min: 2, max: 30 }), title: text('职务', { max: 30 }).optional() });
const byCompany = z.object({ companyId: id('单位编号') });
const used = z.object({ limit: z.number(), used: z.number(), left: z.number() });

const companyQuery = z.object({
  keyword: text('关键词', { max: 60 }).optional(),
  cityCode: regionCode('城市').optional(),
  companyType: codeList(companyTypes, '单位类型').optional(),
  sort: oneOf(['posts', 'replies'], '排序').optional(),
  ...paging,
});

export const companyEndpoints = {
  'GET /api/companies': {
    ...publicRead,
    summary:
      '单位列表，每页 24 家；sort 为 posts 按在招岗位（默认），为 replies 按回复率。byType 为其余条件下各类型的数量',
    query: companyQuery,
    returns: listOf(companyCard).extend({ byType: z.record(z.string(), z.number()) }),
  },
  'GET /api/company/queryCompanyDetail': {
    ...publicRead,
    summary: '单位主页；本单位的人在任何状态都可见',
    query: byCompany,
    returns: companyDetail,
  },
  'GET /api/company/getPostByCompanyId': {
    ...publicRead,
    summary: '单位的职位；本单位的人还能看到草稿、已关闭和被驳回的',
    query: byCompany.extend({
      status: z
        .enum(['draft', 'pending', 'open', 'closed', 'rejected', 'expired', 'removed'], { error: '请重新选择职位状态' })
        .optional()
        .meta({ title: '职位状态' }),
      keyword: text('关键词', { max: 60 }).optional(),
      stage: codeList(stages, '学段').optional(),
      tenure: codeList(tenures, '编制').optional(),
      ...paging,
    }),
    returns: listOf(postCard),
  },
  'GET /api/company/getHostPostByCompanyId': {
    ...publicRead,
    summary: '单位的热门职位（近 30 天投递和浏览最多）',
    query: byCompany,
    returns: listOf(postCard),
  },
  'GET /api/company/queryCompany': {
    ...publicRead,
    summary: '按名称开头或认领信上的验证码查找单位，认证时加入；没有关键词时是在招职位最多的单位',
    query: z.object({ keyword: text('关键词', { max: 60 }).optional() }),
    returns: listOf(
      z.object({
        id: z.string(),
        name: z.string(),
        cityName: z.string(),
        logoUrl: z.string().nullable(),
        unclaimed: z.boolean(),
        type: z.string(),
        regionCode: z.string(),
      }),
    ),
  },
  'POST /api/company/saveJoberInfo': {
    access: 'onboarding',
    summary: '招聘者自己的姓名、职务',
    query: z.object({ companyId: id('单位编号').optional() }),
    body: person,
    returns: companyJober,
  },
  'POST /api/company/jobberRegisteredCompanyInfo': {
    access: 'onboarding',
    summary: '登记单位并提交认证；claimId 为认领已导入的单位，letterCode 为认领信上的验证码',
    body: companyForm.extend({
      claimId: id('认领单位编号').optional(),
      letterCode: text('验证码', { max: 20 }).optional(),
    }),
    returns: ownCompany,
  },
  'POST /api/company/joberSaveCompanyInfo': {
    access: 'onboarding',
    summary: '保存单位资料',
    body: companyForm.partial().extend({ name: companyForm.shape.name }),
    returns: ownCompany,
  },
  'POST /api/company/saveRecruiterInfo': {
    access: 'onboarding',
    summary: '申请加入单位；单位主管理员可直接添加或修改成员',
    query: byCompany,
    body: person.extend({
      phone: z.string().max(20).optional().meta({ title: '手机号' }),
      role: oneOf(['recruiter', 'interviewer', 'finance'], '角色').optional(),
    }),
    returns: companyJober,
  },
  'GET /api/company/queryCompanyMessage': {
    access: 'member',
    summary: '发给单位的系统消息',
    query: byCompany.extend({
      kind: text('类型', { max: 40 }).optional(),
      topic: code(noticeTopics, '消息类型').optional(),
      ...paging,
    }),
    returns: listOf(
      z.object({
        id: z.string(),
        kind: z.string(),
        title: z.string(),
        body: z.string(),
        link: z.string(),
        createdAt: z.string(),
      }),
    ),
  },
  'GET /api/company/verifyNumber': {
    access: 'member',
    summary: '今天还能做什么，以及认证状态',
    query: z.object({ companyid: id('单位编号') }),
    returns: z.object({
      status: stateOf(company),
      rejectReason: z.string().nullable(),
      posts: used,
      refreshes: used,
      talentContacts: used,
      recruiters: used,
    }),
  },
  'GET /api/jober/getEnterpriseRecruiter': {
    access: 'anyone',
    summary: '单位可沟通的招聘者，不含手机号',
    query: byCompany.extend(paging),
    returns: listOf(
      z.object({ id: z.string(), name: z.string(), title: z.string(), avatarUrl: z.string().nullable() }),
    ),
  },
  'GET /api/companies/:id/mine': {
    access: 'seeker',
    summary: '我与单位：是否关注',
    params: z.object({ id: id('单位编号') }),
    returns: z.object({ followed: z.boolean() }),
  },
  'PUT /api/companies/:id/follow': { access: 'seeker', summary: '关注单位', params: z.object({ id: id('单位编号') }) },
  'DELETE /api/companies/:id/follow': {
    access: 'seeker',
    summary: '取消关注',
    params: z.object({ id: id('单位编号') }),
  },
} as const satisfies EndpointTable;
