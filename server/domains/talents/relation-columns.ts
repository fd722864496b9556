import { dayMs } from '#contract/months.ts';
import type { TalentCard } from '#contract/talents/talent-shapes.ts';
import { anonymisedText } from '#server/domains/deliveries/public.ts';
import { type RowOf, typed } from '#server/platform/database/database.ts';
import type { Values } from '#server/platform/database/run-prepared.ts';

/** How long a view counts. */
const LOOKED_MS = 30 * dayMs;

/** The relation of a company and a person. */
export const between = {
  /** Whether the company opened the resume in the last 30 days. */
  looked: 'boolean',
  /** A delivery that was not withdrawn and is not anonymised by 盲筛. */
  delivered: 'boolean',
  /** Phones exchanged by consent in a conversation. */
  exchanged: 'boolean',
  /** An invitation was accepted. */
  agreed: 'boolean',
  /** The newest. */
  invitation: typed<TalentCard['invitation']>(),
} as const;
export type Between = RowOf<typeof between>;

/** Placeholders of its values: since when a view counts, and the ids of all people. */
interface BetweenQuery {
  company: string;
  since: string;
  people: string;
}

/** Its columns for each person, by the column with their id. Each table is read once for all of them. */
export const betweenColumns = (person: string, { company, since, people }: BetweenQuery) => `
  ${person} in (select resume_view.jober_id from resume_view where resume_view.jober_id = any(${people}::int8[])
    and resume_view.company_id = ${company} and resume_view.viewed_at > ${since}) as looked,
  ${person} in (select delivery.jober_id from delivery where delivery.jober_id = any(${people}::int8[])
    and delivery.company_id = ${company} and delivery.status <> 'withdrawn' and not ${anonymisedText}) as delivered,
  ${person} in (select conversation.jober_id from conversation
    join chat_message on chat_message.conversation_id = conversation.id
    where conversation.jober_id = any(${people}::int8[]) and conversation.company_id = ${company}
      and chat_message.kind = 'contact' and chat_message.data -> 'contact' ->> 'what' = 'phone'
      and chat_message.data -> 'contact' ->> 'state' = 'accepted') as exchanged,
  coalesce(invited.agreed, false) as agreed, invited.newest as invitation`;

/** The joins that the columns need. */
export const betweenTables = (person: string, { company, people }: BetweenQuery) => `
  left join (
    select talent_invitation.jober_id, bool_or(talent_invitation.status = 'accepted') as agreed,
      (array_agg(jsonb_build_object('id', talent_invitation.id::text, 'status', talent_invitation.status,
        'conversationId', talent_invitation.conversation_id::text) order by talent_invitation.created_at desc))[1] as newest
    from talent_invitation
    where talent_invitation.jober_id = any(${people}::int8[]) and talent_invitation.company_id = ${company}
    group by talent_invitation.jober_id
  ) as invited on invited.jober_id = ${person}`;

/** The values of a statement with these columns. */
export const relationsOf = (values: Values, companyId: string, ids: readonly string[], now: Date): BetweenQuery => ({
  company: values.add(companyId, 'int8'),
  since: values.add(new Date(now.getTime() - LOOKED_MS).toISOString(), 'timestamptz'),
  people: values.add(ids, 'int8[]'),
});
