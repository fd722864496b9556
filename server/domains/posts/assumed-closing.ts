import { type SQL, sql } from 'drizzle-orm';
import { dayAt, dayMs } from '#contract/months.ts';
import { assumedClosingDays } from '#contract/posts/apply-ways.ts';
import { post } from '#database/schema/posts.ts';

/** The last moment of a day in Asia/Shanghai: a post is open until then. */
export const endOfDay = (day: string): Date => new Date(`${day}T23:59:59.999+08:00`);

/** When a post ends whose announcement of `since` names no closing day. */
export const assumedClosing = (since: Date): Date =>
  endOfDay(dayAt(new Date(since.getTime() + assumedClosingDays * dayMs)));

/** Gives a post that opens, and for which one applies elsewhere, an end where it has none. */
export function closingColumns(now: Date): { deadline: SQL; deadlineAssumed: SQL } {
  const isEndless = sql`(${post.deadline} is null and ${post.applyBy} is not null and ${post.examId} is null)`;
  return {
    deadline: sql`case when ${isEndless} then ${assumedClosing(now)}::timestamptz else ${post.deadline} end`,
    deadlineAssumed: sql`${post.deadlineAssumed} or ${isEndless}`,
  };
}
