interface Topic {
  label: string;
  /** What it covers, for the settings page. */
  about: string;
  /** Kinds of notices, or whole families: `post` covers `post.closed`. */
  kinds: readonly string[];
  /** Important enough for SMS, unless switched off. E-mail and WeChat carry every topic to people who have bound them. */
  sms?: true;
  /** Cannot be switched off. */
  fixed?: true;
}

/** Topics of notices. People switch topics on and off per channel; what the database holds of a kind that no topic names any more is 系统通知. */
export const noticeTopics = {
  interview: {
    label: '面试安排',
    about: '邀请、改期、取消、对方的答复和前一天的提醒',
    kinds: [
      'delivery.invite',
      'delivery.move-interview',
      'delivery.agree-time',
      'delivery.cancel-interview',
      'delivery.mark-absent',
      'delivery.accept-interview',
      'delivery.decline-interview',
      'delivery.propose-time',
      'delivery.interviewer',
      'delivery.interview-soon',
    ],
    sms: true,
  },
  offer: {
    label: '录用意向',
    about: '录用意向、对它的答复和到岗',
    kinds: [
      'delivery.pass',
      'delivery.change-offer',
      'delivery.accept-offer',
      'delivery.decline-offer',
      'delivery.back-out',
      'delivery.start',
    ],
    sms: true,
  },
  delivery: { label: '投递进展', about: '新投递、被查看、有结果、超时未处理', kinds: ['delivery'] },
  post: { label: '职位动态', about: '收藏或投递过的职位有变化，发布的职位有结果', kinds: ['post'] },
  alert: { label: '职位订阅', about: '订阅的搜索有了新职位，关注的单位有新消息', kinds: ['alert', 'follow'] },
  exam: { label: '公开招聘', about: '报名、审核结果和时间变化', kinds: ['exam'], sms: true },
  fair: { label: '招聘会与讲座', about: '报名、候补、展位和日程变化', kinds: ['fair', 'lecture'], sms: true },
  money: { label: '订单与工资', about: '订单、发票和工资条', kinds: ['order', 'invoice', 'wage'], sms: true },
  chat: { label: '沟通', about: '会话转交、交换联系方式', kinds: ['chat'] },
  team: { label: '认证与团队', about: '单位认证、成员和权限', kinds: ['company', 'member'], sms: true },
  system: { label: '系统通知', about: '账号安全和平台公告', kinds: ['account', 'report', 'system'], fixed: true },
} as const satisfies Record<string, Topic>;

export type NoticeTopic = keyof typeof noticeTopics;

type Named = (typeof noticeTopics)[NoticeTopic]['kinds'][number];
/** A kind that a topic names, or one of a family that it names: `post.closed`. */
export type NoticeKind = Named | `${Exclude<Named, `${string}.${string}`>}.${string}`;

const all = Object.entries(noticeTopics) as [NoticeTopic, Topic][];

/** The topic that names a kind, else the one that names its family, else 系统通知. */
export function topicOf(kind: string): NoticeTopic {
  const family = kind.split('.')[0] ?? '';
  const found =
    all.find(([, { kinds }]) => kinds.includes(kind)) ?? all.find(([, { kinds }]) => kinds.includes(family));
  return found?.[0] ?? 'system';
}

/** Whether a topic may be sent by SMS. */
export const goesBySms = (topic: NoticeTopic): boolean => (noticeTopics[topic] as Topic).sms === true;

/** Whether a topic can be switched off. */
export const isFixed = (topic: NoticeTopic): boolean => (noticeTopics[topic] as Topic).fixed === true;

/** Default quiet hours, in minutes of the day in Shanghai: nothing is sent outside the site between them. */
export const defaultQuiet = { from: 22 * 60, to: 8 * 60 };

/** Channels outside the site. */
export const outChannels = ['sms', 'email', 'wechat'] as const;
export type OutChannel = (typeof outChannels)[number];

/** Whether a topic may be sent over a channel. */
export const goesOutBy = (topic: NoticeTopic, channel: OutChannel): boolean => channel !== 'sms' || goesBySms(topic);
