import type { CalendarItem } from '#contract/calendar/calendar.ts';
import { placeText } from '#contract/deliveries/interviews.ts';
import { dayAt, dayMs } from '#contract/months.ts';
import type { RecruitmentStep } from '#contract/posts/post-fields.ts';
import { stepDay } from '#contract/posts/step-day.ts';
import type { ResumeContent } from '#contract/resumes/resumes.ts';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { openDelivery, standingDelivery, timedInterview } from '#database/schema/deliveries.ts';
import { sortModules } from '#server/module.ts';
import { type Database, type RowOf, rowOf, rowsOf, typed } from '#server/platform/database/database.ts';
import type { Deps } from '#server/platform/deps.ts';

const iso = (at: string) => new Date(at).toISOString();

const interviewColumns = {
  id: 'string',
  title: 'string',
  company: 'string',
  at: 'string',
  minutes: 'number',
  mode: 'string',
  place: 'string',
  room: 'string',
  address: 'string',
  link: 'string',
  contact: 'string',
  note: 'string',
} as const;
type Interview = RowOf<typeof interviewColumns>;

/** What a candidate needs: contact, phone and address. */
const detailsOf = ({ company, mode, place, room, address, link, contact, note }: Interview): string[] =>
  [
    `单位：${company}`,
    mode === 'onsite' && place && `地点：${placeText({ place, room })}`,
    mode === 'onsite' && address && address !== place && `地址：${address}`,
    link && `链接：${link}`,
    `联系人：${contact}`,
    note && `说明：${note}`,
  ].filter((line): line is string => typeof line === 'string' && line !== '');

/** Current interviews that are in the future or started within the last day. */
async function interviews(db: Database, joberId: string, now: Date): Promise<CalendarItem[]> {
  const rows = await rowsOf(db, interviewColumns)`
    select delivery.id, post.title, company.name as company, last.starts_at as at, last.minutes, last.mode, last.place,
      last.room, last.link, last.contact, last.note, coalesce(nullif(post.address, ''), company.address) as address
    from delivery join post on post.id = delivery.post_id join company on company.id = delivery.company_id, lateral (
      select * from interview where delivery_id = delivery.id order by created_at desc, id desc limit 1) as last
    where delivery.jober_id = ${joberId} and delivery.status = 'interview'
      and ${timedInterview('last')} and last.starts_at > ${new Date(now.getTime() - dayMs)}
    order by last.starts_at limit 50`;
  return rows.map((row) => {
    const { id, title, company, at, minutes, mode } = row;
    return {
      kind: 'interview',
      id,
      details: detailsOf(row),
      title: `面试：${title}`,
      place: [company, mode === 'onsite' ? placeText(row) : mode === 'video' ? '视频面试' : '电话面试']
        .filter(Boolean)
        .join(' · '),
      at: iso(at),
      until: new Date(Date.parse(at) + minutes * 60_000).toISOString(),
      allDay: false,
      link: `/resume/delivery?id=${id}`,
    };
  });
}

/** Steps of a 招聘程序 that a candidate attends. */
const attended = /笔试|面试|面谈|试讲|说课|体检|资格(?:审查|复审)|考核|测试/;

/** Dated exams of posts with a delivery of the seeker that the school has not decided on: an offer ends them. */
async function exams(db: Database, joberId: string, now: Date): Promise<CalendarItem[]> {
  const rows = await rowsOf(db, {
    id: 'string',
    title: 'string',
    company: 'string',
    published: 'string',
    steps: typed<RecruitmentStep[]>(),
  })`
    select delivery.id, post.title, company.name as company, post.steps,
      coalesce(post.published_at, delivery.submitted_at) as published
    from delivery join post on post.id = delivery.post_id join company on company.id = delivery.company_id
    where delivery.jober_id = ${joberId} and post.steps <> '[]'
      and ${openDelivery} and delivery.status <> 'offer'
    order by delivery.submitted_at desc limit 50`;
  const today = dayAt(now);
  return rows.flatMap(({ id, title, company, published, steps }) =>
    steps.flatMap(({ name, when }, step): CalendarItem[] => {
      const at = attended.test(name) ? stepDay(when, dayAt(new Date(published))) : null;
      if (at === null || at < today) return [];
      return [
        {
          kind: 'exam',
          id: `${id}-${step}`,
          title: `${name}：${title}`,
          place: company,
          details: [`单位：${company}`, `时间：${when}`, '以单位的通知为准'],
          at,
          until: null,
          allDay: true,
          link: `/resume/delivery?id=${id}`,
        },
      ];
    }),
  );
}

/** Deadlines of favourite posts to which the seeker has not delivered. */
async function deadlines(db: Database, joberId: string, now: Date): Promise<CalendarItem[]> {
  const rows = await rowsOf(db, { id: 'string', title: 'string', company: 'string', at: 'string' })`
    select post.id, post.title, company.name as company, post.deadline as at
    from favourite join post on post.id = favourite.post_id join company on company.id = post.company_id
    where favourite.jober_id = ${joberId} and post.status = 'open' and post.deadline > ${now}
      and not exists (select from delivery where delivery.post_id = post.id and delivery.jober_id = ${joberId}
        and ${standingDelivery('delivery')})
    order by post.deadline limit 50`;
  return rows.map(({ id, title, company, at }) => ({
    kind: 'deadline',
    id,
    title: `报名截止：${title}`,
    place: company,
    details: [],
    at: iso(at),
    until: null,
    allDay: false,
    link: `/jobs/details?id=${id}`,
  }));
}

/** The last day of a month `YYYY-MM`. */
const lastDayOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

/** Certificates can be renewed at most a year ahead, so later expiries are not shown. */
const certificateAhead = 400 * dayMs;

async function expiries(db: Database, joberId: string, now: Date): Promise<CalendarItem[]> {
  const row = await rowOf(db, { held: typed<ResumeContent['certificates'] | null>() })`
    select content -> 'certificates' as held from resume where jober_id = ${joberId} and is_default`;
  const [first, last] = [dayAt(now), dayAt(new Date(now.getTime() + certificateAhead))];
  return (row?.held ?? []).flatMap(({ key, kind, validUntil }): CalendarItem[] => {
    const at = validUntil ? lastDayOf(validUntil) : '';
    if (at < first || at > last) return [];
    const title = `${labelOf(certificates, kind)}证定期注册到期`;
    const link = '/resume#certificates';
    return [
      {
        kind: 'certificate',
        id: key,
        title,
        place: '请提前办理定期注册',
        details: [],
        at,
        until: null,
        allDay: true,
        link,
      },
    ];
  });
}

/** A seeker's upcoming entries, soonest first. */
export async function calendarOf(
  { modules, config }: Pick<Deps, 'modules' | 'config'>,
  db: Database,
  joberId: string,
  now: Date,
): Promise<CalendarItem[]> {
  const ofModules: CalendarItem[] = [];
  for (const { calendarItems } of sortModules(modules, config).on)
    ofModules.push(...((await calendarItems?.(db, joberId, now)) ?? []));
  const items = [
    ...(await interviews(db, joberId, now)),
    ...(await exams(db, joberId, now)),
    ...(await deadlines(db, joberId, now)),
    ...(await expiries(db, joberId, now)),
    ...ofModules,
  ];
  const moment = ({ at, allDay }: CalendarItem) => (allDay ? Date.parse(`${at}T00:00:00+08:00`) : Date.parse(at));
  return items.sort((one, other) => moment(one) - moment(other));
}
