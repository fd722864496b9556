import type { NoticeTopic } from '#contract/notifications/notice-topics.ts';

/** What a recruiter is told about. */
export const recruiterTopics: readonly NoticeTopic[] = [
  'interview',
  'offer',
  'delivery',
  'post',
  'fair',
  'money',
  'chat',
  'team',
  'system',
];

export const ABOUT_NOTICES = '投递、面试、职位审核和团队有变化时，会在这里告诉您';
