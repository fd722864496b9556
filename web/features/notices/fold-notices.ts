import type { Notification } from '#contract/notifications/notifications.ts';

export type Thread = [Notification, ...Notification[]];

/** What the text of a notice names (`notice-words.ts` of the server); a part that was not found is ''. */
interface Named {
  who: string;
  isPerson: boolean;
  /** The post, or the project of 公开招聘. */
  about: string;
  /** What else the text tells: a time, a reason, a message. */
  detail: string;
}

const person = /^([^“”，。]{2,16}?)(?:投递了|接受了|婉拒了|撤回了|退出了|取消了|希望[改把])/;
const school =
  /^(.{2,40}?)(?:查看了你|把你列为|邀请你|更改了“|取消了“|将“|认为你|重新考虑|\s?7 天没有)|你对(.{2,40}?)“|(?:。|答复)([^。“”]{2,40}?)(?:想录用你|的录用意向)/;
const told = /(?<=：)[\s\S]+|改到[^。]+|选了[^。]+|已计入[^。]+/;

export function namedIn({ kind, topic, body, link }: Notification): Named {
  const isDelivery = kind.startsWith('delivery.');
  const isPerson = isDelivery && !link.startsWith('/resume/');
  const [, ...names] = (isDelivery && (isPerson ? person : school).exec(body)) || [];
  const about = (isDelivery || topic === 'exam') && /“(.+?)”/.exec(body)?.[1];
  const detail = told.exec(body)?.[0] ?? '';
  return { who: names.find(Boolean) ?? '', isPerson, about: about || '', detail: detail.replace(/。$/, '') };
}

/** Notices of a list, newest first: those about one delivery together, at the place of the newest; others alone. */
export function threadsOf(notices: readonly Notification[]): Thread[] {
  const threads = new Map<string, Thread>();
  for (const notice of notices) {
    const key = notice.kind.startsWith('delivery.') && notice.link ? notice.link : notice.id;
    const thread = threads.get(key);
    if (thread) thread.push(notice);
    else threads.set(key, [notice]);
  }
  return [...threads.values()];
}

/** New deliveries by the title of their post, in the order of the newest. */
export function byPost(notices: readonly Notification[]): [post: string, deliveries: Thread][] {
  const posts = new Map<string, Thread>();
  for (const notice of notices) {
    const { about } = namedIn(notice);
    const deliveries = posts.get(about);
    if (deliveries) deliveries.push(notice);
    else posts.set(about, [notice]);
  }
  return [...posts];
}
