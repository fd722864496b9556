import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Membership, SignedIn } from '#contract/actor.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { aliasOf, anonymised } from '#server/domains/deliveries/public.ts';
import type { DbContext } from '#server/platform/db-context.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError, appError } from '#server/platform/http/app-error.ts';
import { consume } from '#server/platform/limits/consume.ts';
import { refuseOver } from '#server/platform/limits/refuse.ts';
import { openByRecruiter } from './open-conversation.ts';
import { judge, sendMessage } from './send-message.ts';

const perDay = { limit: 20, windowSeconds: 86_400 };

interface Addressed {
  id: string;
  name: string;
  outcome: 'sent' | 'refused';
  message: string;
}

/**
 * Sends one message to several people who delivered, each in the conversation about their post. Every conversation is a
 * transaction of its own with the rights and limits of a single message, so that one refusal stops no other. The same `clientId`
 * sends nobody the message twice.
 * @throws AppError NOT_FOUND if any delivery is absent or foreign, INVALID_INPUT for a forbidden word, TOO_MANY_REQUESTS
 */
export async function sayToMany(
  { db, deps, actor, now }: DbContext<{ deps: Deps; actor: SignedIn & { member: Membership } }>,
  { ids, clientId, text }: { ids: string[]; clientId: string; text: string },
): Promise<{ results: Addressed[] }> {
  const requested = [...new Set(ids)];
  const found = await db
    .select({
      id: delivery.id,
      name: sql<string>`delivery.snapshot -> 'jober' ->> 'name'`,
      hidden: sql<boolean>`(${anonymised} or delivery.status = 'withdrawn')`,
    })
    .from(delivery)
    .where(and(inArray(delivery.id, requested), eq(delivery.companyId, actor.member.companyId)))
    .orderBy(delivery.submittedAt, delivery.id);
  if (found.length < requested.length) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
  await judge(db, text);
  refuseOver(await consume(deps.db, `chat-many:${actor.accountId}`, perDay, now), '群发太频繁');
  const results: Addressed[] = [];
  for (const { id, name, hidden } of found) {
    const shown = { id, name: hidden ? aliasOf(id) : name };
    try {
      await db.transaction(async (tx) => {
        const conversation = await openByRecruiter(tx, actor, id, now);
        await sendMessage({ db: tx, deps, actor, now }, { id: conversation, clientId, text });
      });
      results.push({ ...shown, outcome: 'sent', message: '' });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ ...shown, outcome: 'refused', message: error.message });
    }
  }
  return { results };
}
