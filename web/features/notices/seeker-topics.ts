import type { NoticeTopic } from '#contract/notifications/notice-topics.ts';

/** A seeker's topics in display order. */
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
