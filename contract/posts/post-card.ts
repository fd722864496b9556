import { z } from 'zod';
import { moment, stateOf } from '#contract/fields.ts';
import { applyBy } from './apply-by.ts';
import { onCard, onPage } from './post-fields.ts';
import { post } from './post-state.ts';
import { recruiterMoves } from './post-states.ts';

export const salary = z.object({
  /** Fen per `unit`; both null means 面议. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  unit: z.enum(['month', 'year', 'hour', 'day']),
});
export type Salary = z.output<typeof salary>;

/** A post as a list shows it. `marks` are pairs of offsets [from, to) into the title, in code units. */
export const postCard = z.object({
  id: z.string(),
  ...onCard,
  marks: z.array(z.tuple([z.number(), z.number()])),
  status: stateOf(post),
  salary,
  cityCode: z.string(),
  /** '杭州·上城' */
  place: z.string(),
  refreshedAt: z.string(),
  deadline: z.string().nullable(),
  /** The 公开招聘 project in which one registers for it; nobody delivers to it. */
  exam: z.object({ id: z.string(), employer: z.string() }).nullable(),
  /** Absent: one applies on this site. */
  applyWay: applyBy.shape.way.optional(),
  company: z.object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    size: z.string(),
    logoUrl: z.string().nullable(),
    claimed: z.boolean(),
    replyRate: z.number().nullable(),
    /** The median time to an answer. */
    replyMinutes: z.number().nullable(),
  }),
});
export type PostCard = z.output<typeof postCard>;

/** Files that anyone may fetch. */
export const postFileLinks = z.array(z.object({ name: z.string(), url: z.string() }));

export const postDetail = postCard.extend({
  ...onPage,
  regionName: z.string(),
  attachments: postFileLinks,
  viewCount: z.number(),
  deliveryCount: z.number(),
  publishedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  /** The announcement names no closing day: `deadline` follows from its own. */
  deadlineAssumed: z.boolean(),
  source: z.string().nullable(),
  sourceAt: z.string().nullable(),
  companyFacts: z.object({
    nature: z.string().optional(),
    founded: z.number().optional(),
    campuses: z.number().optional(),
    staff: z.number().optional(),
    classes: z.number().optional(),
    classSize: z.number().optional(),
  }),
  companyOpenPosts: z.number(),
  companyCityName: z.string(),
  /** Whether there is 面经 of the company. */
  companyHasExperiences: z.boolean(),
  recruiter: z.object({ name: z.string(), title: z.string(), avatarUrl: z.string().nullable() }).nullable(),
});
export type PostDetail = z.output<typeof postDetail>;

/** A line of 资格自检: the requirement, the resume's value, and whether they match. */
export const requirementCheck = z.object({
  key: z.string(),
  name: z.string(),
  wants: z.string(),
  /** What the resume says of it; empty where it says nothing. */
  has: z.string(),
  result: z.enum(['fit', 'unfit', 'missing']),
  note: z.string().optional(),
  /** The resume section to fill in. */
  section: z.string().optional(),
});
export type RequirementCheck = z.output<typeof requirementCheck>;

/** A post as its company's recruiters manage it. */
export const ownPost = postCard.extend({
  /** The colleague in charge. */
  holder: z.object({ id: z.string(), name: z.string() }).nullable(),
  viewCount: z.number(),
  deliveryCount: z.number(),
  /** Deliveries that wait for an answer. */
  unanswered: z.number(),
  /** 0–100: share of deliveries that were answered; null without deliveries. */
  answerRate: z.number().nullable(),
  /** Deliveries of each of the last 8 days (Asia/Shanghai), today last. */
  trend: z.array(z.number()),
  publishedAt: moment().nullable(),
  closedAt: moment().nullable(),
  removedReason: z.string().nullable(),
  /** The reviewer's reason, while the post waits for its correction. */
  rejectReason: z.string().nullable(),
  /** What keeps a draft from being published, by field of its form; empty for other states. */
  lacking: z.array(z.object({ path: z.string(), message: z.string() })),
  /** The recruiter's moves that are open now. */
  moves: z.array(z.enum(recruiterMoves)),
});
export type OwnPost = z.output<typeof ownPost>;
