import { z } from 'zod';
import { type EndpointTable, owners } from '#contract/endpoint.ts';
import { id, moment, oneOf, text } from '#contract/fields.ts';
import { companyJober } from '#contract/identity/identity.ts';

/** Days for which an invitation link is valid. */
export const linkDays = 7;

const role = oneOf(['owner', 'recruiter', 'interviewer', 'finance'], '角色');
const lesserRole = oneOf(['recruiter', 'interviewer', 'finance'], '角色');
const person = {
  name: text('姓名', { min: 2, max: 30 }),
  title: text('职务', { max: 30 }).optional(),
};

const teamMember = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  avatarUrl: z.string().nullable(),
  role,
  status: z.enum(['invited', 'requested', 'active', 'disabled', 'left']),
  phone: z.string(),
  since: moment(),
  /** Number of open posts and conversations they are in charge of. */
  posts: z.number(),
  talks: z.number(),
  /** Unanswered deliveries to their posts, and how many of them are overdue. */
  toAnswer: z.number(),
  overdue: z.number(),
  /** When they last signed in, and how many deliveries they answered in the last 30 days. */
  signedInAt: moment().nullable(),
  answers: z.number(),
  self: z.boolean(),
  /** The owner's moves of `membership-state.ts` that are open now. */
  moves: z.array(z.string()),
});
export type TeamMember = z.output<typeof teamMember>;

const teamLink = z.object({
  id: z.string(),
  role: lesserRole,
  createdAt: moment(),
  expiresAt: moment(),
  state: z.enum(['open', 'used', 'expired', 'revoked']),
  usedBy: z.string().nullable(),
});
export type TeamLink = z.output<typeof teamLink>;

const team = z.object({
  members: z.array(teamMember),
  links: z.array(teamLink),
  /** Whether the caller is 主管理员 and may make changes. */
  mayManage: z.boolean(),
});
export type Team = z.output<typeof team>;

const memberId = z.object({ id: id('成员编号') });
const token = z.object({
  token: z
    .string()
    .regex(/^[A-Za-z0-9_-]{43}$/, { error: '邀请链接不完整' })
    .meta({ title: '邀请链接' }),
});
const handTo = id('接手成员编号').optional();

export const teamEndpoints = {
  'GET /api/team': { access: 'member', summary: '本单位的成员、申请和邀请链接', returns: team },
  'PATCH /api/team/me': {
    access: 'onboarding',
    summary: '修改我的姓名、职务、头像',
    body: z.strictObject({ ...person, avatarFileId: id('头像文件').optional() }),
    returns: companyJober,
  },
  'POST /api/team/links': {
    ...owners,
    summary: '生成一次性邀请链接，7 天有效；单位认证审核中也可以',
    body: z.strictObject({ role: lesserRole }),
    returns: z.object({ link: teamLink, path: z.string() }),
    idempotent: true,
  },
  'DELETE /api/team/links/:id': {
    ...owners,
    summary: '作废一个邀请链接',
    params: z.object({ id: id('链接编号') }),
  },
  'GET /api/team/invitations/:token': {
    access: 'anyone',
    summary: '邀请链接来自哪个单位',
    params: token,
    returns: z.object({
      companyName: z.string(),
      logoUrl: z.string().nullable(),
      role: lesserRole,
      inviter: z.string(),
      expiresAt: moment(),
    }),
  },
  'POST /api/team/invitations/:token': {
    access: 'onboarding',
    summary: '凭邀请链接加入单位',
    params: token,
    body: z.strictObject(person),
    returns: companyJober,
  },
  'PATCH /api/team/members/:id': {
    ...owners,
    summary: '修改成员的角色和职务；角色给主管理员即为增设',
    params: memberId,
    body: z.strictObject({ role: role.optional(), title: text('职务', { max: 30 }).optional() }),
    returns: team,
  },
  'POST /api/team/members/:id/moves': {
    ...owners,
    summary: '同意、拒绝、停用、恢复成员或撤回邀请；停用时把职位和会话交给同事',
    params: memberId,
    body: z.strictObject({
      move: z.enum(['admit', 'refuse', 'revoke', 'disable', 'enable'], { error: '操作不正确' }).meta({ title: '操作' }),
      toMemberId: handTo,
    }),
    returns: team,
  },
  'POST /api/team/leave': {
    access: 'member',
    summary: '退出单位，职位和会话交给同事；最后一位主管理员不能退出',
    body: z.strictObject({ toMemberId: handTo }),
  },
} as const satisfies EndpointTable;
