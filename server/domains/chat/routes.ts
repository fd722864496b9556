import type { chatEndpoints } from '#contract/chat/chat.ts';
import type { Deps } from '#server/platform/deps.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { member, seeker, signedIn } from '#server/platform/http/context.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';
import { reportConversation, setBlock } from './block-and-report.ts';
import { answerContact, askForContact } from './cards/exchange-contact.ts';
import { invite } from './cards/invite.ts';
import { readShownResume, showResume } from './cards/show-resume.ts';
import { findMessages } from './find-messages.ts';
import { colleaguesOf, handOver } from './hand-over.ts';
import { markRead } from './mark-read.ts';
import { openByRecruiter, openBySeeker } from './open-conversation.ts';
import { readPhrases, savePhrases } from './phrases.ts';
import { mayTalk } from './policy.ts';
import { companyThreads, countUnread, readConversation, readMessages, seekerThreads } from './queries.ts';
import { sayToMany } from './say-to-many.ts';
import { signal } from './signal.ts';
import { writeMessage } from './write-message.ts';

export const chatHandlers = (deps: Deps): Handlers<typeof chatEndpoints> => ({
  'GET /api/communicate/unread': (ctx) => countUnread(ctx.db, signedIn(ctx), ctx.now),
  'GET /api/communicate/conversations': (ctx, { query }) => seekerThreads(ctx.db, seeker(ctx).joberId, query, ctx.now),
  'GET /api/communicate/company/conversations': async (ctx, { query }) => {
    const own = member(ctx).member;
    if (!mayTalk(own.role)) throw appError('FORBIDDEN');
    return companyThreads(ctx.db, own.companyId, query, ctx.now);
  },
  'POST /api/communicate/posts/:id/conversation': async (ctx, { params }) => {
    const id = await openBySeeker({ db: ctx.db, deps, actor: seeker(ctx), now: ctx.now }, params.id);
    return readConversation(ctx.db, signedIn(ctx), id, ctx.now);
  },
  'POST /api/communicate/deliveries/:id/conversation': async (ctx, { params }) => {
    const id = await openByRecruiter(ctx.db, member(ctx), params.id, ctx.now);
    return readConversation(ctx.db, signedIn(ctx), id, ctx.now);
  },
  'GET /api/communicate/conversations/:id': (ctx, { params }) =>
    readConversation(ctx.db, signedIn(ctx), params.id, ctx.now),
  'GET /api/communicate/conversations/:id/messages': (ctx, { params, query }) =>
    readMessages({ db: ctx.db, deps, actor: signedIn(ctx) }, params.id, query),
  'POST /api/communicate/conversations/:id/messages': (ctx, { params, body }) =>
    writeMessage(deps, signedIn(ctx), { id: params.id, ...body }, ctx.now),
  'POST /api/communicate/conversations/:id/resume': (ctx, { params, body }) =>
    showResume({ db: ctx.db, deps, actor: seeker(ctx), now: ctx.now }, { id: params.id, ...body }),
  'GET /api/communicate/conversations/:id/resume': (ctx, { params, query }) =>
    readShownResume(ctx.db, member(ctx), { id: params.id, number: query.number, now: ctx.now }),
  'POST /api/communicate/conversations/:id/interview': (ctx, { params, body }) =>
    invite({ db: ctx.db, deps, actor: member(ctx), now: ctx.now }, { ...body, id: params.id }),
  'POST /api/communicate/conversations/:id/contact': (ctx, { params, body }) =>
    askForContact({ db: ctx.db, deps, actor: signedIn(ctx), now: ctx.now }, { id: params.id, ...body }),
  'POST /api/communicate/conversations/:id/contact/answer': (ctx, { params, body }) =>
    ctx.db.transaction((tx) =>
      answerContact({ db: tx, deps, actor: signedIn(ctx), now: ctx.now }, { id: params.id, ...body }),
    ),
  'POST /api/communicate/conversations/:id/signal': (ctx, { params, body }) =>
    signal({ db: ctx.db, actor: signedIn(ctx), now: ctx.now }, params.id, body.signal),
  'GET /api/communicate/messages': (ctx, { query }) => findMessages(ctx.db, deps, signedIn(ctx), query),
  'GET /api/communicate/conversations/:id/colleagues': (ctx, { params }) =>
    colleaguesOf(ctx.db, member(ctx), params.id),
  'POST /api/communicate/conversations/:id/holder': async (ctx, { params, body }) => {
    await ctx.db.transaction((tx) =>
      handOver({ db: tx, deps, actor: member(ctx), now: ctx.now }, params.id, body.memberId),
    );
    return readConversation(ctx.db, signedIn(ctx), params.id, ctx.now);
  },
  'GET /api/communicate/phrases': (ctx, { query }) => readPhrases(ctx.db, signedIn(ctx).accountId, query.side),
  'PUT /api/communicate/phrases': (ctx, { body }) =>
    savePhrases({ db: ctx.db, actor: signedIn(ctx), now: ctx.now }, body),
  'POST /api/communicate/deliveries/messages': (ctx, { body }) =>
    sayToMany({ db: ctx.db, deps, actor: member(ctx), now: ctx.now }, body),
  'POST /api/communicate/conversations/:id/read': (ctx, { params, body }) =>
    markRead({ db: ctx.db, actor: signedIn(ctx), now: ctx.now }, params.id, body.number),
  'POST /api/communicate/conversations/:id/block': (ctx, { params, body }) =>
    setBlock({ db: ctx.db, actor: signedIn(ctx), now: ctx.now }, params.id, body.blocked),
  'POST /api/communicate/conversations/:id/reports': (ctx, { params, body }) =>
    reportConversation({ db: ctx.db, deps, actor: signedIn(ctx), now: ctx.now }, { id: params.id, ...body }),
});
