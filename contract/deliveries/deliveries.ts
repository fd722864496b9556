import { z } from 'zod';
import { type EndpointTable, recruiters } from '#contract/endpoint.ts';
import { id, instant, listOf, paging, text, yesNo } from '#contract/fields.ts';
import { postCard } from '#contract/posts/post-card.ts';
import { resumeSnapshot } from '#contract/resumes/resumes.ts';
import { boxCounts, boxDetail, boxFilters, boxMove, boxMoveBody, boxRow, boxStrip } from './box-rows.ts';
import { deliveryGroupKeys } from './delivery-groups.ts';
import { deliveryStep, interview, seekerMoves, status } from './delivery-shapes.ts';
import { offerTerms } from './offers.ts';

/** A delivery as its seeker sees it. */
const ownDelivery = z.object({
  id: z.string(),
  status,
  overdue: z.boolean(),
  reason: z.string().nullable(),
  submittedAt: z.string(),
  changedAt: z.string(),
  resumeName: z.string(),
  post: postCard,
  steps: z.array(deliveryStep),
  interview: interview.nullable(),
  /** Null before an offer, and for one that was made without terms. */
  offer: offerTerms.nullable(),
  /** The `seekerMoves` that are open now. */
  moves: z.array(z.string()),
  /** Whether the school would take this person next, should an offer to another not be accepted. */
  reserve: z.boolean(),
  /** Whether 面经 may be written. */
  mayTell: z.boolean(),
});
export type OwnDelivery = z.output<typeof ownDelivery>;

const deliveryId = z.object({ id: id('投递编号') });

export const deliveryEndpoints = {
  'POST /api/deliveries': {
    access: 'seeker',
    summary: '投递简历；每次投递单独同意',
    body: z.strictObject({
      postId: id('职位编号'),
      resumeId: id('简历编号'),
      consent: z.literal(true, { error: '请先同意将简历提供给该单位' }).meta({ title: '投递授权' }),
      consentVersion: z
        .string({ error: '请刷新页面后再投递，授权书没有加载出来' })
        .max(20)
        .meta({ title: '授权书版本' }),
      /** The resume's `personal` goes along; only for a post that asks for it. */
      personal: yesNo('提供个人信息').default(false),
    }),
    returns: ownDelivery,
    idempotent: true,
  },
  'GET /api/deliveries': {
    access: 'seeker',
    summary: '我的投递',
    query: z.object({
      group: z.enum(deliveryGroupKeys, { error: '分类不正确' }).optional().meta({ title: '分类' }),
      ...paging,
    }),
    returns: listOf(ownDelivery).extend({
      counts: z.object({ mine: z.number(), open: z.number(), ended: z.number(), all: z.number() }),
    }),
  },
  'GET /api/deliveries/:id': {
    access: 'seeker',
    summary: '一份投递',
    params: deliveryId,
    returns: ownDelivery.extend({ snapshot: resumeSnapshot }),
  },
  'POST /api/deliveries/:id/moves': {
    access: 'seeker',
    summary: '撤回、答复面试、答复录用、到岗前退出',
    params: deliveryId,
    body: z.strictObject({
      move: z.enum(seekerMoves, { error: '操作不正确' }).meta({ title: '操作' }),
      note: text('说明', { max: 300 }).optional(),
      proposedAt: instant('希望的时间').optional(),
      /** With `accept-interview`: one of the invitation's `slots`. */
      chosenAt: instant('选的时间').optional(),
      /** With `accept-offer`: `changedAt` of the terms that were read. Other terms by now are refused. */
      readAt: instant('看到条件的时间').optional(),
    }),
    returns: ownDelivery,
  },
  'GET /api/company/resumeBoxList': {
    access: 'recruiter',
    members: ['recruiter', 'interviewer'],
    summary: '投递箱：一页投递、各状态的数量与今日概况；本站页面分三次各取一份',
    query: z.object({
      companyId: id('单位编号'),
      ...boxFilters,
      ...paging,
    }),
    returns: listOf(boxRow).extend({ counts: boxCounts, ...boxStrip.shape }),
  },
  'GET /api/company/deliveries/:id': {
    access: 'recruiter',
    members: ['recruiter', 'interviewer'],
    summary: '投递详情；打开即为被查看，并告知求职者',
    params: deliveryId,
    returns: boxDetail,
    effectful: true,
  },
  'GET /api/company/updateResumeBoxStatus': {
    ...recruiters,
    summary: '改变投递的状态；重复一次仍是 200',
    query: boxMove,
    returns: boxDetail,
    effectful: true,
  },
  'POST /api/company/updateResumeBoxStatus': {
    ...recruiters,
    summary: '改变投递的状态（同名 GET 的 POST 形式）；转为待录用时可附录用条件',
    body: boxMoveBody,
    returns: boxDetail,
  },
  'POST /api/company/interviews/:id/cancel': {
    ...recruiters,
    summary: '取消面试或记为未到场；编号为投递编号',
    params: deliveryId,
    body: z.strictObject({
      as: z.enum(['cancelled', 'absent'], { error: '操作不正确' }).meta({ title: '操作' }),
      note: text('说明', { max: 300 }).optional(),
    }),
    returns: boxDetail,
  },
} as const satisfies EndpointTable;
