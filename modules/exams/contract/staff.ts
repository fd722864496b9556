import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, id, list, moment, phone, text } from '#contract/fields.ts';
import { forStaff, mostExamPosts, ofExam, staffWrite } from './exam-shapes.ts';
import { staffRoleCodes, staffRoles } from './staff-roles.ts';

export const staffRole = z.enum(staffRoleCodes);

const staffMember = z.object({
  memberId: z.string(),
  name: z.string(),
  /** The company of which this person is a member. */
  company: z.string(),
  role: staffRole,
  /** Codes of the posts that a reviewer is named for; null for all posts. */
  posts: z.array(z.string()).nullable(),
  at: moment(),
});
export type StaffMember = z.output<typeof staffMember>;

const staffList = z.object({
  items: z.array(staffMember),
  /** Members of the organiser who may be named; empty for an observer. */
  colleagues: z.array(z.object({ memberId: z.string(), name: z.string(), title: z.string() })),
});
export type StaffList = z.output<typeof staffList>;

export const examStaffEndpoints = {
  'GET /api/company/exams/:id/staff': {
    ...forStaff,
    summary: '项目的工作人员：负责人、审核员、考务、监督；单位的主管理员始终可以管理项目',
    returns: staffList,
  },
  'PUT /api/company/exams/:id/staff': {
    ...staffWrite,
    summary: '任命或调整一位工作人员：本单位成员，或用人单位的成员（只能是所在单位岗位的审核员，按手机号添加）',
    /** One of `memberId` and `phone`. */
    body: z.strictObject({
      memberId: id('成员').optional(),
      phone: phone().optional(),
      role: code(staffRoles, '职责'),
      /** Codes; null for all posts. */
      posts: list(text('岗位代码', { min: 1, max: 20 }), '岗位', { min: 1, max: mostExamPosts })
        .nullable()
        .default(null),
    }),
    returns: staffList,
  },
  'DELETE /api/company/exams/:id/staff/:memberId': {
    ...forStaff,
    summary: '免去一位工作人员；至少保留一位负责人',
    params: ofExam.extend({ memberId: id('成员') }),
    returns: staffList,
  },
} as const satisfies EndpointTable;
