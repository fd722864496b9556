import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { code, id, instant, moment, oneOf, stateOf, text } from '#contract/fields.ts';
import { forStaff, ofExam, staffWrite } from '../exam-shapes.ts';
import { publication, publicationKinds } from './publication-state.ts';
import { postSummary, resultLine } from './result-shapes.ts';

const listFileParams = z.object({ id: id('名单编号') });

export const examListFileEndpoints = {
  'GET /api/examPublications/:id/list.pdf': {
    access: 'anyone',
    summary: '一份已公布的名单，PDF：内容、次序和哈希与页面相同',
    params: listFileParams,
    produces: 'application/pdf',
  },
  'GET /api/examPublications/:id/list.xlsx': {
    access: 'anyone',
    summary: '一份已公布的名单，XLSX：内容、次序和哈希与页面相同',
    params: listFileParams,
    produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const satisfies EndpointTable;

const ofList = z.object({ id: id('名单编号') });
const postQuery = z.object({ postId: id('岗位').optional() });
/** The last four digits of a ticket: the post of its holder is shown. */
const publicQuery = postQuery.extend({
  ticket: z
    .string()
    .regex(/^[0-9]{4}$/, { error: '请填准考证号的后四位数字' })
    .meta({ title: '准考证号后四位' })
    .optional(),
});

/** A published list, without its lines. */
export const publicationHead = z.object({
  id: z.string(),
  kind: z.string(),
  version: z.number(),
  publicAt: moment(),
  people: z.number(),
  /** SHA-256 of `listText`. */
  hash: z.string(),
  /** Why it corrects the version before; empty for a first one. */
  reason: z.string(),
});

/** What a project has published, and what is set for a later moment. */
const publishedResults = z.object({
  title: z.string(),
  items: z.array(publicationHead),
  /** The next list that is confirmed for its moment; null for none. */
  next: z.object({ kind: z.string(), publicAt: moment() }).nullable(),
  /** Draws whose seed is public, with the hash that was published before. */
  draws: z.array(z.object({ kind: z.string(), seed: z.string(), seedHash: z.string(), committedAt: moment() })),
});

const listedLine = resultLine.extend({ id: z.string() });

/** A list with the lines of one post. */
export const publicationPage = publicationHead.extend({
  exam: z.object({ id: z.string(), title: z.string(), documentNumber: z.string(), organiser: z.string() }),
  weights: z.object({ written: z.number(), interview: z.number() }),
  changes: z.array(z.string()),
  posts: z.array(
    postSummary.pick({ code: true, title: true, employer: true, headcount: true, in: true }).extend({ id: z.string() }),
  ),
  postId: z.string().nullable(),
  summary: postSummary.nullable(),
  lines: z.array(listedLine),
  /** Those whose tickets end with the digits that were asked for. */
  found: z.array(z.string()),
  /** Everybody who is in a list of future staff, post by post; empty for other lists. */
  inside: z.array(listedLine.extend({ postId: z.string() })),
});
export type PublicationPage = z.output<typeof publicationPage>;

const ownPublication = publicationHead.extend({
  status: stateOf(publication),
  preparedBy: z.string(),
  decidedBy: z.string(),
  changes: z.array(z.string()),
  /** Among confirm and drop. */
  moves: z.array(z.string()),
});
export type OwnPublication = z.output<typeof ownPublication>;

const ownPublications = z.object({
  items: z.array(ownPublication),
  mayPublish: z.boolean(),
  /** How judges changed once sheets were sealed, in words: for who confirms the totals. */
  lateJudges: z.array(z.string()),
  /** What keeps a list of each kind from being prepared, in words; null where nothing does. */
  lacking: z.record(z.string(), z.string().nullable()),
});

/** What one applicant may know of a publication: their own line and the numbers of their post. */
const ownResult = publicationHead.extend({
  line: resultLine,
  summary: postSummary.nullable(),
});
export type OwnResult = z.output<typeof ownResult>;

export const ownResults = z.object({
  registrationId: z.string(),
  postId: z.string(),
  items: z.array(ownResult),
  /** Until when the written score may be asked to be counted again; null where it may not. */
  recountBy: moment().nullable(),
});
export type OwnResults = z.output<typeof ownResults>;

export const examPublicationEndpoints = {
  'GET /api/company/exams/:id/publications': {
    ...forStaff,
    summary: '成绩和名单的公布：待确认的、定时的和已公布的',
    returns: ownPublications,
  },
  'POST /api/company/exams/:id/publications': {
    ...staffWrite,
    summary: '按现在的成绩生成一份名单，由另一人确认后到时公布；更正已公布的名单须写明原因',
    body: z.strictObject({
      kind: code(publicationKinds, '名单'),
      publicAt: instant('公布时间'),
      reason: text('更正原因', { max: 300 }).default(''),
    }),
    returns: ownPublications,
  },
  'POST /api/company/examPublications/:id/moves': {
    ...staffWrite,
    summary: '由另一人确认，或在公布之前撤回',
    params: ofList,
    body: z.strictObject({ move: oneOf(['confirm', 'drop'], '操作') }),
    returns: ownPublications,
  },
  'GET /api/company/examPublications/:id': {
    ...forStaff,
    summary: '一份名单在一个岗位的内容，公布之前也可读',
    params: ofList,
    query: postQuery,
    returns: publicationPage,
  },
  'GET /api/exams/:id/results': {
    access: 'anyone',
    summary: '已公布的成绩和名单，最近的在前；未到时的只有下一份的名称和时间',
    params: ofExam,
    returns: publishedResults,
  },
  'GET /api/exams/publications/:id': {
    access: 'anyone',
    summary: '一份已公布的名单：一个岗位的名次、分数线和分布；可按准考证号后四位找到所在岗位',
    params: ofList,
    query: publicQuery,
    returns: publicationPage,
  },
  'GET /api/exams/:id/results/mine': {
    access: 'seeker',
    summary: '本人在已公布名单中的成绩、名次和分数线',
    params: ofExam,
    returns: ownResults,
  },
} as const satisfies EndpointTable;
