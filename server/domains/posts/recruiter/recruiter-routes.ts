import type { BatchMove, recruiterPostEndpoints } from '#contract/posts/recruiter-posts.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { member } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { companyRefusal } from '#server/platform/http/protect/guard.ts';
import { batchPosts } from './batch-posts.ts';
import { givePosts } from './hand-over.ts';
import { recruiterPost } from './own-post.ts';
import { dropPostTemplate, postTemplates, savePostTemplate } from './post-templates.ts';
import { createDraft, saveDraft } from './save-draft.ts';
import { submitPost } from './submit-post.ts';
import { writerOf } from './writer-of.ts';

/** Moves allowed to a company that is not certified: those without public effect. */
const ofDrafts: readonly BatchMove[] = ['describe', 'copy', 'discard'];

/** 发布职位: drafts, submitting, and batch moves. */
export const recruiterPostHandlers = (): Handlers<typeof recruiterPostEndpoints> => ({
  'POST /api/company/posts': async (ctx, { body }) => createDraft(ctx.db, writerOf(ctx), body.form),
  'GET /api/company/posts/:id': async (ctx, { params }) =>
    recruiterPost(ctx.db, writerOf(ctx).companyId, params.id, ctx.now),
  'PUT /api/company/posts/:id/draft': async (ctx, { params, body }) =>
    saveDraft(ctx.db, writerOf(ctx), { postId: params.id, ...body }),
  'POST /api/company/posts/:id/submit': async (ctx, { params, body }) =>
    submitPost(ctx.db, writerOf(ctx), { postId: params.id, revision: body.revision }),
  'POST /api/company/posts/batch': async (ctx, { body }) => {
    const refusal = companyRefusal(member(ctx).member.companyStatus);
    if (refusal && !ofDrafts.includes(body.move)) throw appError(refusal);
    return { results: await batchPosts(ctx.db, writerOf(ctx), body) };
  },
  'GET /api/company/postTemplates': (ctx) => postTemplates(ctx.db, writerOf(ctx).companyId),
  'POST /api/company/postTemplates': (ctx, { body }) => savePostTemplate(ctx.db, writerOf(ctx), body),
  'DELETE /api/company/postTemplates/:id': (ctx, { params }) =>
    dropPostTemplate(ctx.db, writerOf(ctx).companyId, params.id),
  'POST /api/company/posts/holder': (ctx, { body }) => ctx.db.transaction((tx) => givePosts(tx, writerOf(ctx), body)),
});
