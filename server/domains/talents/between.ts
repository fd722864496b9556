/** What a company and a person have between them. */
export interface Between {
  /** Whether the company opened the resume in the last 30 days. */
  looked: boolean;
  /** A delivery that stands, or phones exchanged: then the phone may be told too. */
  reachable: boolean;
  agreed: boolean;
  /** The newest. */
  invitation: { id: string; status: string; conversationId: string | null } | null;
}

/** Its columns; `person` is the column with the person's id. */
export const betweenColumns = (person: string, company: string, since: string) => `
  exists (select from resume_view where resume_view.jober_id = ${person}
    and resume_view.company_id = ${company} and resume_view.viewed_at > ${since}) as looked,
  (exists (select from delivery where delivery.jober_id = ${person} and delivery.company_id = ${company}
      and delivery.status <> 'withdrawn')
    or exists (select from conversation join chat_message on chat_message.conversation_id = conversation.id
      where conversation.jober_id = ${person} and conversation.company_id = ${company}
        and chat_message.kind = 'contact' and chat_message.data -> 'contact' ->> 'what' = 'phone'
        and chat_message.data -> 'contact' ->> 'state' = 'accepted')) as reachable,
  exists (select from talent_invitation where talent_invitation.jober_id = ${person}
    and talent_invitation.company_id = ${company} and talent_invitation.status = 'accepted') as agreed,
  (select jsonb_build_object('id', talent_invitation.id::text, 'status', talent_invitation.status,
      'conversationId', talent_invitation.conversation_id::text)
    from talent_invitation where talent_invitation.jober_id = ${person}
      and talent_invitation.company_id = ${company}
    order by talent_invitation.created_at desc limit 1) as invitation`;

/** From when on a look counts. */
export const lookedSince = (now: Date): string => new Date(now.getTime() - 30 * 86_400_000).toISOString();
