import type { NoticeTopic } from '#contract/notifications/notice-topics.ts';

/** What a seeker is told about, in the order in which they see it. */
export const seekerTopics: readonly NoticeTopic[] = [
  'interview',
  'offer',
  'delivery',
  'post',
  'alert',
  'fair',
  'money',
  'chat',
  'system',
];
