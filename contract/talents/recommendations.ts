import { z } from 'zod';
import type { EndpointTable } from '#contract/endpoint.ts';
import { id } from '#contract/fields.ts';
import { postCard } from '#contract/posts/post-card.ts';

const recommendation = z.object({
  post: postCard,
  /** 0–100: how well it fits the person's preferences and qualifications. */
  score: z.number(),
  /** Reasons in words; the strongest first. */
  reasons: z.array(z.string()),
  /** What speaks against it, in words. */
  doubts: z.array(z.string()),
});
export type Recommendation = z.output<typeof recommendation>;

/** What the list follows, the most telling first: stated intentions, saved searches, opened posts, the city alone. */
const basis = z.enum(['intention', 'search', 'seen', 'city', 'nothing']);
export type RecommendationBasis = z.output<typeof basis>;

/** What is not known about the person and would change the list: 学科, 城市, 编制. */
const question = z.enum(['subject', 'city', 'tenure']);
export type RecommendationQuestion = z.output<typeof question>;

const postId = z.object({ id: id('职位编号') });

export const recommendationEndpoints = {
  'GET /api/recommendations': {
    access: 'seeker',
    summary: '推荐职位和理由，以及按什么推荐、还缺什么；关闭个性化推荐后为所在城市的最新职位',
    returns: z.object({
      /** False where the person switched it off. */
      personalised: z.boolean(),
      /** What the list goes by. With `nothing` it is empty. */
      basis,
      /** What the page asks the seeker; the answers are saved as an intention of the default resume. */
      questions: z.array(question),
      items: z.array(recommendation),
    }),
  },
  'PUT /api/recommendations/:id/dismissal': { access: 'seeker', summary: '不感兴趣：不再推荐该职位', params: postId },
  'DELETE /api/recommendations/:id/dismissal': { access: 'seeker', summary: '撤销不感兴趣', params: postId },
} as const satisfies EndpointTable;
