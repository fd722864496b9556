import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, id, list, moment, oneOf, stateOf, text } from '#contract/fields.ts';
import { identityFault, identityKinds, plainIdentity } from '#contract/people/identity-number.ts';
import { evidenceKinds } from './evidence.ts';
import { examCard, examPost, ofExam, ruleCheck } from './exam-shapes.ts';
import { registration } from './registration-state.ts';

export const mostEvidence = 12;

const evidenceFiles = list(z.strictObject({ kind: code(evidenceKinds, '材料种类'), fileId: id('材料文件') }), '材料', {
  max: mostEvidence,
  unit: '份',
});

const evidence = z.object({ id: z.string(), kind: z.string(), name: z.string(), type: z.string(), at: moment() });
export type Evidence = z.output<typeof evidence>;

/** Why an applicant needs an accessible seat, in their own words; '' where none is asked. */
const accessible = text('无障碍座位的原因', { max: 100 });

export const registrationEvent = z.object({ move: z.string(), side: z.string(), note: z.string(), at: moment() });

/** What applicant and reviewer both see of a registration. */
export const registrationShape = z.object({
  id: z.string(),
  number: z.number(),
  status: stateOf(registration),
  post: examPost.pick({ id: true, code: true, title: true, employer: true, headcount: true }),
  submittedAt: moment(),
  /** Until when a returned registration is to be completed. */
  completeBy: moment().nullable(),
  /** What a returned registration is asked for, of `askableKinds`; empty where the reviewer's words alone say it. */
  asked: z.array(z.string()),
  /** What the reviewer wrote. */
  reason: z.string().nullable(),
  /** As compared at submission. */
  checks: z.array(ruleCheck),
  evidence: z.array(evidence),
  identityKind: z.string(),
  /** Masked. */
  identity: z.string(),
  /** Why an accessible seat is asked for, '' where none is. */
  accessible: z.string(),
  events: z.array(registrationEvent),
  /** What was paid, in fen, 0 where it was waived; null while it is due or none is asked. */
  fee: z.number().nullable(),
  refundedAt: moment().nullable(),
});

export const ownRegistration = registrationShape.extend({
  exam: examCard.pick({ id: true, title: true, status: true, step: true, steps: true }).extend({
    organiser: z.object({ name: z.string(), logoUrl: z.string().nullable() }),
    fee: z.number(),
    payNote: z.string(),
    photo: z.object({ width: z.number(), height: z.number() }),
    /** Until when those of fallen posts choose another; null where they may not. */
    chooseUntil: moment().nullable(),
  }),
  /** Where one sits, once the seats are drawn. */
  seat: z
    .object({
      ticket: z.string(),
      place: z.string(),
      address: z.string(),
      room: z.string(),
      roomNumber: z.number(),
      seat: z.number(),
      /** The way to the place in words; '' where the organiser wrote none. */
      directions: z.string(),
    })
    .nullable(),
  /** Where and as which number one is interviewed, once the lots are drawn. */
  lot: z.object({ group: z.number(), lot: z.number(), place: z.string(), startsAt: moment() }).nullable(),
  /** Until when a refusal may be appealed; null where it may not. */
  appealBy: moment().nullable(),
  moves: z.array(z.string()),
});
export type OwnRegistration = z.output<typeof ownRegistration>;

export const registrationEndpoints = {
  'GET /api/exams/registrations': {
    access: 'seeker',
    summary: '我的公招报名，最近提交的在前',
    returns: z.object({ items: z.array(ownRegistration) }),
  },
  'POST /api/exams/:id/registrations': {
    access: 'seeker',
    summary: '报名一个岗位：简历和材料随提交冻结；一个项目只能报一个岗位，截止以服务器时间为准',
    params: ofExam,
    body: z
      .strictObject({
        postId: id('岗位'),
        identityKind: code(identityKinds, '证件类型').default('resident'),
        identityNumber: text('证件号码', { min: 1, max: 40 }),
        evidence: evidenceFiles,
        accessible: accessible.default(''),
        pledged: z.literal(true, { error: '请阅读并签署诚信承诺书' }).meta({ title: '诚信承诺书' }),
      })
      .transform((form) => ({ ...form, identityNumber: plainIdentity(form.identityKind, form.identityNumber) }))
      .superRefine(({ identityKind, identityNumber }, check) => {
        const message = identityFault(identityKind, identityNumber);
        if (message !== '') check.addIssue({ code: 'custom', path: ['identityNumber'], message });
      }),
    returns: ownRegistration,
    idempotent: true,
  },
  'POST /api/exams/registrations/:id/moves': {
    access: 'seeker',
    summary:
      '审核开始前修改或撤回报名、按要求补件、对不通过提出一次申诉、提交缴费凭证，或在岗位取消后改报同一项目的其他岗位',
    params: z.object({ id: id('报名编号') }),
    body: z.strictObject({
      move: oneOf(['amend', 'withdraw', 'complete', 'appeal', 'remit', 'choose'], '操作'),
      /** Of `choose`. */
      postId: id('岗位').optional(),
      note: text('说明', { max: 300 }).default(''),
      evidence: evidenceFiles.default([]),
      /** Of `amend`; absent where it stays as it is. */
      accessible: accessible.optional(),
    }),
    returns: ownRegistration,
    idempotent: true,
  },
} as const satisfies EndpointTable;
