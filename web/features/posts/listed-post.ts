import { create } from 'zustand';
import type { PostCard } from '#contract/posts/post-card.ts';
import { daysUntil } from '#web/features/time/time-text.ts';
import { inBrowser, jsonOf } from '#web/session/browser-storage.ts';
import { useSession } from '#web/session/session-store.ts';

/** The fields of a post in a list. A page carries its data twice, as markup and as data, so it carries nothing else. */
export type ListedPost = Omit<PostCard, 'status' | 'role' | 'cityCode' | 'deadline' | 'exam'> & {
  /** Of a 公开招聘: until when one registers. */
  exam?: NonNullable<PostCard['exam']> & { until: string | null };
  /** Days until a deadline that is near; 0 is today. */
  closesIn?: number;
};

const NEAR_DAYS = 7;

/** Number of benefits that fit on a card. */
const SHOWN_BENEFITS = 3;

export function listedPost({ status: _s, role: _r, cityCode: _c, deadline, exam, ...shown }: PostCard): ListedPost {
  const { stages, subjects, benefits } = shown;
  const closesIn = deadline ? daysUntil(deadline, Date.now()) : NEAR_DAYS;
  return {
    ...shown,
    ...(exam ? { exam: { ...exam, until: deadline } } : closesIn < NEAR_DAYS ? { closesIn } : {}),
    stages: stages.slice(0, 1),
    subjects: subjects.slice(0, 1),
    benefits: benefits.slice(0, SHOWN_BENEFITS),
  };
}

const KEY = 'jyrc_read_posts';
const MOST = 500;

interface ReadPosts {
  ids: ReadonlySet<string>;
}

/** Posts opened in this browser; empty on the server and while hydrating. */
export const useReadPosts = create<ReadPosts>(() => ({ ids: new Set() }));

function stored(): string[] {
  const ids = jsonOf(inBrowser.read(KEY));
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** Remembers a post as read; the oldest are dropped. */
export function markRead(id: string): void {
  const ids = [...stored().filter((other) => other !== id), id].slice(-MOST);
  useReadPosts.setState({ ids: new Set(ids) });
  inBrowser.write(KEY, JSON.stringify(ids));
}

if (typeof window !== 'undefined') {
  useReadPosts.setState({ ids: new Set(stored()) });
  useSession.subscribe(({ token }, { token: before }) => {
    if (before && !token) useReadPosts.setState({ ids: new Set() });
  });
}
