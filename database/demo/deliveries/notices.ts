import { topicOf } from '#contract/notifications/notice-topics.ts';
import { day } from '../moments.ts';
import type { Opening } from '../posts/reservoir.ts';
import type { Random } from '../random.ts';
import type { NotificationRow } from '../rows.ts';
import type { Seeker } from '../seekers/seeker.ts';
import type { History, Step } from './history.ts';

type Words = readonly [title: string, body: string];

const toSeeker: Partial<Record<Step['move'], (company: string, post: string) => Words>> = {
  open: (company, post) => ['你的简历被查看', `${company}查看了你投递“${post}”的简历。`],
  shortlist: (company, post) => ['单位对你有意向', `${company}把你列为“${post}”的意向人选。`],
  invite: (company, post) => ['收到面试邀请', `${company}邀请你参加“${post}”面试，请尽快答复。`],
  pass: (company, post) => ['收到录用意向', `恭喜，你通过了“${post}”的试讲，请答复${company}的录用意向。`],
  reject: (company, post) => ['投递有了结果', `${company}认为你与“${post}”不太合适。`],
  overdue: (company, post) => ['投递超时未处理', `${company} 7 天没有处理你对“${post}”的投递，已计入其回复率。`],
  close: (company, post) => ['投递已关闭', `你对${company}“${post}”的投递已关闭。`],
};

const toCompany: Partial<Record<Step['move'], (person: string, post: string) => Words>> = {
  deliver: (person, post) => ['收到新投递', `${person}投递了“${post}”。`],
  'accept-interview': (person, post) => ['面试邀请已被接受', `${person}接受了“${post}”的面试邀请。`],
  'propose-time': (person, post) => ['对方希望改个时间', `${person}希望改“${post}”的面试时间。`],
  'accept-offer': (person, post) => ['录用已被接受', `${person}接受了“${post}”的录用。`],
  'decline-offer': (person, post) => ['录用被婉拒', `${person}婉拒了“${post}”的录用。`],
  withdraw: (person, post) => ['投递已被撤回', `${person}撤回了对“${post}”的投递。`],
};

interface Options {
  now: Date;
  deliveryId: string;
  seeker: Seeker;
  opening: Opening;
  history: History;
}

/** The notices of the last four weeks that a delivery has left with its reader; those of the last two days are unread. */
export function noticesOf(random: Random, reader: 'seeker' | 'company', options: Options): NotificationRow[] {
  const { now, deliveryId, seeker, opening, history } = options;
  const title = opening.post.title;
  return history.steps.flatMap((step, index): NotificationRow[] => {
    const words =
      reader === 'seeker'
        ? toSeeker[step.move]?.(opening.employer.company.row.name, title)
        : toCompany[step.move]?.(seeker.jober.name, title);
    const age = now.getTime() - step.at.getTime();
    if (!words || age > 28 * day) return [];
    const common = {
      kind: `delivery.${step.move}`,
      topic: topicOf(`delivery.${step.move}`),
      title: words[0],
      body: words[1],
      createdAt: step.at,
      readAt: age > 2 * day ? new Date(step.at.getTime() + Math.min(age, day) * random.next()) : null,
    };
    const row = (part: Pick<NotificationRow, 'accountId' | 'companyId' | 'link'>, to: string): NotificationRow => ({
      id: random.id(),
      ...part,
      ...common,
      effectKey: `delivery:${deliveryId}:demo-${index}:${to}`,
    });
    if (reader === 'seeker')
      return [
        row({ accountId: seeker.account.id, companyId: null, link: `/resume/delivery?id=${deliveryId}` }, 'seeker'),
      ];
    const link = `/delivery?tab=all&id=${deliveryId}`;
    const member =
      opening.employer.members.find((one) => one.row.id === opening.post.memberId) ?? opening.employer.members[0];
    return [
      row({ accountId: null, companyId: opening.post.companyId, link }, 'company'),
      ...(member ? [row({ accountId: member.account.id, companyId: null, link }, 'recruiter')] : []),
    ];
  });
}
