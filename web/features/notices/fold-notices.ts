import type { Notification } from '#contract/notifications/notifications.ts';
import { dateText } from '#web/features/time/time-text.ts';

/** As many of one kind on one day stand as one line. */
const FEWEST = 3;

/** Notices of a list, newest first, those of the same title and day together; fewer than three stay on their own. */
export function foldNotices(notices: readonly Notification[]): Notification[][] {
  const groups = new Map<string, Notification[]>();
  for (const notice of notices) {
    const key = `${dateText(notice.createdAt)} ${notice.title}`;
    groups.set(key, [...(groups.get(key) ?? []), notice]);
  }
  return [...groups.values()]
    .flatMap((group) => (group.length >= FEWEST ? [group] : group.map((notice) => [notice])))
    .toSorted((one, other) => (other[0]?.createdAt ?? '').localeCompare(one[0]?.createdAt ?? ''));
}
