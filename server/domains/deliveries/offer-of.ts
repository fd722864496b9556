import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { DeliveryState } from '#contract/deliveries/delivery-state.ts';
import type { OfferTerms } from '#contract/deliveries/offer-rules.ts';
import { company } from '#database/schema/companies.ts';
import { delivery } from '#database/schema/deliveries.ts';
import { jober } from '#database/schema/identity.ts';
import { post } from '#database/schema/posts.ts';
import type { Database } from '#server/platform/database/database.ts';
import { appError } from '#server/platform/http/app-error.ts';
import { resumeClosed } from './anonymise.ts';

/** An offer with everything that its letter says. */
export interface MadeOffer {
  deliveryId: string;
  status: string;
  personName: string;
  companyName: string;
  postTitle: string;
  regionCode: string;
  address: string;
  terms: OfferTerms;
  sentAt: Date;
  acceptedAt: Date | null;
}

/** When the last of some moves was made. */
const lastOf = (...moves: string[]): SQL<string | null> => sql<string | null>`(
  select max(delivery_event.at) from delivery_event
  where delivery_event.delivery_id = ${delivery.id} and delivery_event.move = any(${sql.param(moves)}::text[]))`;

const madeStates: DeliveryState[] = ['offer', 'accepted', 'hired', 'declined'];

/**
 * The offer of a delivery, for the person or for the company that made it. The company has none of a person whose account ended.
 * @throws AppError NOT_FOUND, alike for an absent and a foreign delivery; ILLEGAL_MOVE without an offer
 */
export async function offerOf(
  db: Database,
  id: string,
  of: { joberId: string } | { companyId: string },
): Promise<MadeOffer> {
  const ofReader = 'joberId' in of ? eq(delivery.joberId, of.joberId) : eq(delivery.companyId, of.companyId);
  const mayRead = 'joberId' in of ? undefined : sql`not ${resumeClosed}`;
  const columns = {
    deliveryId: delivery.id,
    status: delivery.status,
    personName: jober.name,
    companyName: company.name,
    postTitle: post.title,
    regionCode: post.regionCode,
    address: post.address,
    terms: delivery.offer,
    sentAt: lastOf('pass', 'change-offer'),
    acceptedAt: lastOf('accept-offer'),
    isMade: and(inArray(delivery.status, madeStates), isNotNull(delivery.offer), mayRead) as SQL<boolean>,
  };
  const [row] = await db
    .select(columns)
    .from(delivery)
    .innerJoin(post, eq(post.id, delivery.postId))
    .innerJoin(company, eq(company.id, delivery.companyId))
    .innerJoin(jober, eq(jober.id, delivery.joberId))
    .where(and(eq(delivery.id, id), ofReader));
  if (!row) throw appError('NOT_FOUND', { message: '投递不存在或已被删除' });
  const { isMade, terms, sentAt, acceptedAt, ...rest } = row;
  if (!isMade || !terms || !sentAt)
    throw appError('ILLEGAL_MOVE', { message: '这份投递没有写明条件的录用意向，不能生成意向书' });
  return { ...rest, terms, sentAt: new Date(sentAt), acceptedAt: acceptedAt ? new Date(acceptedAt) : null };
}
