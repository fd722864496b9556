import type { Notification } from '#contract/notifications/notifications.ts';
import { dateText } from '#web/features/time/time-text.ts';

/** As many of one kind on one day stand as one line. */
const FEWEST = 3;

type Group = [Notification, ...Notification[]];

/**
 * Notices of a list, newest first, those of the same title and day together, and all that say a school looked; fewer than three
 * stay on their own.
 */
export function foldNotices(notices: readonly Notification[]): Group[] {
  const groups = new Map<string, Group>();
  for (const notice of notices) {
    const isLook = notice.kind === 'delivery.open' && notice.readAt !== null;
    const key = isLook ? notice.kind : `${dateText(notice.createdAt)} ${notice.title}`;
    const group = groups.get(key);
    if (group) group.push(notice);
    else groups.set(key, [notice]);
  }
  return [...groups.values()]
    .flatMap((group) => (group.length >= FEWEST ? [group] : group.map((notice): Group => [notice])))
    .toSorted(([one], [other]) => other.createdAt.localeCompare(one.createdAt));
}

/** The person with whom the text of a notice to a company begins (`notice-words.ts` of the server); '' for other notices. */
export const personIn = ({ kind, body }: Notification): string =>
  (kind.startsWith('delivery.') &&
    /^([^“”，。]{2,16}?)(投递了|接受了|婉拒了|撤回了|退出了|希望[改把])/.exec(body)?.[1]) ||
  '';

const NAMED = 3;

/** Several notices as one: who delivered, or the newest of them. */
export function foldedText(notices: Readonly<Group>): string {
  const [{ kind, body }] = notices;
  const names = kind === 'delivery.deliver' ? [...new Set(notices.map(personIn).filter(Boolean))] : [];
  if (names.length === 0) return `${body}另有 ${notices.length - 1} 条`;
  return `${names.slice(0, NAMED).join('、')}${names.length > NAMED ? ` 等 ${names.length} 人` : ''}投递了简历`;
}
