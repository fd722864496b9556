import type { PostCard } from '#contract/posts/post-card.ts';
import { daysUntil } from '#web/features/time/time-text.ts';

/** The fields of a post in a list. A page carries its data twice, as markup and as data, so it carries nothing else. */
export type ListedPost = Omit<PostCard, 'status' | 'role' | 'cityCode' | 'deadline' | 'marks' | 'exam'> & {
  /** Of a 公开招聘: until when one registers. */
  exam?: NonNullable<PostCard['exam']> & { until: string | null };
  /** Days until a deadline that is near; 0 is today. */
  closesIn?: number;
};

const NEAR_DAYS = 7;

/** Number of benefits that fit on a card. */
const VISIBLE_BENEFITS = 3;

export function listedPost({
  status: _s,
  role: _r,
  cityCode: _c,
  marks: _m,
  deadline,
  exam,
  ...shown
}: PostCard): ListedPost {
  const { stages, subjects, benefits } = shown;
  const closesIn = deadline ? daysUntil(deadline, Date.now()) : NEAR_DAYS;
  return {
    ...shown,
    ...(exam ? { exam: { ...exam, until: deadline } } : closesIn < NEAR_DAYS ? { closesIn } : {}),
    stages: stages.slice(0, 1),
    subjects: subjects.slice(0, 1),
    benefits: benefits.slice(0, VISIBLE_BENEFITS),
  };
}
