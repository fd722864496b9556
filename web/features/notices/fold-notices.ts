import type { Notification } from '#contract/notifications/notifications.ts';
import { daysUntil } from '#web/features/time/time-text.ts';

export type Thread = [Notification, ...Notification[]];

/** Notices by what they share, in the order of the newest. */
export function groupNotices(notices: readonly Notification[], keyOf: (notice: Notification) => string) {
  const threads = new Map<string, Thread>();
  for (const notice of notices) {
    const thread = threads.get(keyOf(notice));
    if (thread) thread.push(notice);
    else threads.set(keyOf(notice), [notice]);
  }
  return threads;
}

export const isOfDelivery = ({ kind }: Notification) => kind.startsWith('delivery.');

/** The 公开招聘 project that a notice is about; empty for any other. */
export const projectOf = ({ topic, body }: Notification) => (topic === 'exam' && /^“([^”]+)”/.exec(body)?.[1]) || '';

/** Notices about one delivery, and for a seeker about one project, together; others alone. */
export const threadsOf = (notices: readonly Notification[], byProject = false): Thread[] => [
  ...groupNotices(
    notices,
    (notice) => (isOfDelivery(notice) && notice.link) || (byProject && projectOf(notice)) || notice.id,
  ).values(),
];

const spans = ['今天', '近 7 天', '更早'] as const;

/** Threads by how long ago their newest notice came. */
export function bySpan(threads: readonly Thread[], now: number) {
  const spanOf = ([{ createdAt }]: Thread) => {
    const days = -daysUntil(createdAt, now);
    return spans[days < 1 ? 0 : days < 7 ? 1 : 2];
  };
  return spans.map((span) => ({ span, threads: threads.filter((thread) => spanOf(thread) === span) }));
}
