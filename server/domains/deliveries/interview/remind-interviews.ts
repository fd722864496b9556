import { type Interview, interviewModeLabels, placeText } from '#contract/deliveries/interviews.ts';
import { dayMs } from '#contract/months.ts';
import { notifyAll } from '#server/domains/notifications/public.ts';
import { type Database, rowsOf, typed } from '#server/platform/database/database.ts';
import { whenText } from '../notice-words.ts';
import { tellInterviewers } from './interviewers.ts';

/** Maximum per minute; the rest follows in the next minute. */
const maxAtOnce = 200;

function reminder(who: string, post: string, when: string[]) {
  const detail = when.filter(Boolean).join('，');
  return { who, post, detail, body: `${who}“${post}”的面试：${detail}` };
}

/**
 * Reminds the seeker and those who hold the interview, else the recruiter in charge, within a day before it begins: once, and anew
 * for another time. For a transaction.
 * @returns how many interviews
 */
export async function remindInterviews(tx: Database, now: Date): Promise<number> {
  const rows = await rowsOf(tx, {
    id: 'string',
    deliveryId: 'string',
    startsAt: 'string',
    mode: typed<Interview['mode']>(),
    place: 'string',
    room: 'string',
    interviewers: 'string[]',
    accountId: 'string',
    companyId: 'string',
    companyName: 'string',
    postTitle: 'string',
    /** The recruiter in charge of the post. */
    holder: 'string?',
  })`
    with due as (
      select interview.id from interview join delivery on delivery.id = interview.delivery_id
      where interview.status = 'accepted' and delivery.status = 'interview'
        and interview.starts_at > ${now} and interview.starts_at <= ${new Date(now.getTime() + dayMs)}
        and interview.reminded_for is distinct from interview.starts_at
        and not exists (select from interview as newer
          where newer.delivery_id = interview.delivery_id and newer.created_at > interview.created_at)
      order by interview.starts_at limit ${maxAtOnce} for no key update of interview skip locked)
    update interview set reminded_for = interview.starts_at
    from due, delivery, post, company, jober
    where interview.id = due.id and delivery.id = interview.delivery_id and post.id = delivery.post_id
      and company.id = delivery.company_id and jober.id = delivery.jober_id
    returning interview.id, delivery.id as "deliveryId", interview.starts_at as "startsAt", interview.mode,
      interview.place, interview.room, interview.interviewers, jober.account_id as "accountId",
      company.id as "companyId", company.name as "companyName", post.title as "postTitle", post.member_id as holder`;
  await notifyAll(
    tx,
    rows.map(({ id, accountId, companyName, postTitle, startsAt, ...terms }) => ({
      accountId,
      kind: 'delivery.interview-soon',
      title: '面试提醒',
      ...reminder(companyName, postTitle, [
        whenText(new Date(startsAt)),
        interviewModeLabels[terms.mode],
        placeText(terms),
      ]),
      link: `/resume/delivery?id=${terms.deliveryId}`,
      effectKey: `interview-soon:${id}:${new Date(startsAt).getTime()}`,
      now,
    })),
  );
  for (const row of rows) {
    const told = row.interviewers.length > 0 ? row.interviewers : row.holder ? [row.holder] : [];
    const locked = { id: row.deliveryId, companyId: row.companyId, postTitle: row.postTitle };
    const interview = { ...row, status: 'accepted' as const, startsAt: new Date(row.startsAt), slots: [] };
    await tellInterviewers(tx, 'soon', told, { locked, interview, by: null, now });
  }
  return rows.length;
}
