import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, id, instant, listOf, moment, oneOf, paging, phone, text, yesNo } from '#contract/fields.ts';
import { knownPassword, newPassword, user } from '#contract/identity/identity.ts';
import { operatorRoles } from './acts.ts';

const role = z.enum(Object.keys(operatorRoles) as [keyof typeof operatorRoles, ...(keyof typeof operatorRoles)[]]);

/** Six digits of the authenticator, or a recovery code. */
const oneTimeCode = z
  .string({ error: '请填写动态码' })
  .regex(/^(?:[0-9]{6}|[A-Za-z2-7]{4}-?[A-Za-z2-7]{4}-?[A-Za-z2-7]{4})$/, {
    error: '动态码为 6 位数字，恢复码形如 ABCD-EFGH-IJKL',
  })
  .meta({ title: '动态码' });

const operatorMe = z.object({ name: z.string(), role, recoveryCodesLeft: z.number() });

export const managedOperator = z.object({
  id: z.string(),
  name: z.string(),
  role,
  phone: z.string(),
  disabled: z.boolean(),
  createdAt: moment(),
  lastActAt: moment().nullable(),
  recoveryCodesLeft: z.number(),
  /** Whether it is the caller. */
  self: z.boolean(),
});
export type ManagedOperator = z.output<typeof managedOperator>;

/** Shown once for handing over; only its hash is stored. */
const newKey = z.object({
  id: z.string(),
  password: z.string(),
  otpauth: z.string(),
  recoveryCodes: z.array(z.string()),
});
export type NewKey = z.output<typeof newKey>;

export const operatorAct = z.object({
  id: z.string(),
  at: z.string(),
  operatorName: z.string(),
  operatorRole: z.string(),
  act: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  detail: z.record(z.string(), z.unknown()),
  ip: z.string(),
});
export type OperatorAct = z.output<typeof operatorAct>;

const actFilters = {
  operator: text('操作人', { max: 30 }).optional(),
  act: z
    .string({ error: '操作不正确' })
    .regex(/^[a-z]+(?:[.-][a-z]+)*$/, { error: '操作不正确' })
    .max(60, { error: '操作不正确' })
    .optional()
    .meta({ title: '操作' }),
  weight: oneOf(['serious'], '轻重').optional(),
  subjectId: text('对象编号', { max: 40 }).optional(),
  from: instant('开始时间').optional(),
  to: instant('结束时间').optional(),
};

const name = text('姓名', { min: 2, max: 20 });
const roleField = code(operatorRoles, '角色');
const operatorId = z.object({ id: id('运营账号编号') });

const ofSuper = { access: 'operator', operators: [] } as const;

export const operatorEndpoints = {
  'POST /api/admin/login': {
    access: 'anyone',
    summary: '运营登录：手机号、密码与动态码；任何一项不对都是同样的回答；系统生成的密码须同时换成新密码',
    body: z.strictObject({
      phone: phone(),
      password: knownPassword,
      code: oneTimeCode,
      newPassword: newPassword.optional().meta({ title: '新密码' }),
    }),
    returns: z.object({ token: z.string(), user, operator: operatorMe }),
  },
  'GET /api/admin/demo': {
    access: 'anyone',
    summary: '演示时凭演示入口的令牌得到运营账号和当前动态码；其他时候为空',
    query: z.object({ phone: phone().optional() }),
    returns: z.object({
      accounts: z.array(z.object({ phone: z.string(), label: z.string() })),
      password: z.string(),
      code: z.string(),
      /** In ms. The code of a time step is accepted once and not before its time. */
      usableAt: z.number(),
    }),
    maybeEmpty: true,
  },
  'GET /api/admin/me': { access: 'operator', summary: '当前运营账号', returns: operatorMe },
  'POST /api/admin/password': {
    access: 'operator',
    summary: '凭原密码和动态码修改自己的平台管理密码，其他登录随即结束',
    body: z.strictObject({
      oldPassword: knownPassword.meta({ title: '原密码' }),
      code: oneTimeCode,
      password: newPassword,
    }),
  },
  'POST /api/admin/recoveryCodes': {
    access: 'operator',
    summary: '凭动态码换一组新的恢复码，旧的作废',
    body: z.strictObject({ code: oneTimeCode }),
    returns: z.object({ codes: z.array(z.string()) }),
  },
  'GET /api/admin/operators': {
    ...ofSuper,
    summary: '全部运营账号',
    returns: z.object({ items: z.array(managedOperator) }),
  },
  'POST /api/admin/operators': {
    ...ofSuper,
    summary: '新建运营账号；密码、动态码密钥和恢复码只显示这一次',
    body: z.strictObject({ phone: phone(), name, role: roleField }),
    returns: newKey,
    idempotent: true,
  },
  'PATCH /api/admin/operators/:id': {
    ...ofSuper,
    summary: '修改姓名、角色，停用或启用；停用和改角色会结束其登录',
    params: operatorId,
    body: z.strictObject({
      name: name.optional(),
      role: roleField.optional(),
      disabled: yesNo('停用', '请选择停用或启用').optional(),
    }),
    returns: managedOperator,
  },
  'POST /api/admin/operators/:id/reset': {
    ...ofSuper,
    summary: '重置密码、动态码密钥和恢复码，并结束其登录',
    params: operatorId,
    returns: newKey,
    idempotent: true,
  },
  'GET /api/admin/acts': {
    ...ofSuper,
    summary: '操作日志，新的在前',
    query: z.object({ ...actFilters, ...paging }),
    returns: listOf(operatorAct),
  },
  'GET /api/admin/actsExport': {
    ...ofSuper,
    summary: '导出筛选出的操作日志（CSV，最多 10,000 行）；导出本身也会记录',
    query: z.object(actFilters),
    returns: z.object({ fileName: z.string(), csv: z.string(), rows: z.number(), isCut: z.boolean() }),
    effectful: true,
  },
} as const satisfies EndpointTable;
