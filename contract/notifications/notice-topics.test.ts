import { expect, test } from 'vitest';
import { goesBySms, isFixed, noticeTopics, topicOf } from './notice-topics.ts';

test('a kind belongs to the topic that names it before that of its family', () => {
  const kinds = ['delivery.invite', 'delivery.open', 'delivery.pass', 'post.closed', 'wage.issued', 'account.banned'];
  expect(kinds.map(topicOf)).toEqual(['interview', 'delivery', 'offer', 'post', 'money', 'system']);
});

test('no kind is named twice', () => {
  const kinds = Object.values(noticeTopics).flatMap(({ kinds: named }) => [...named]);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test('what is urgent may go by SMS, and system notices stay', () => {
  expect([goesBySms('interview'), goesBySms('delivery')]).toEqual([true, false]);
  expect(goesBySms(topicOf('delivery.interview-soon')), 'who has an interview tomorrow may not be looking').toBe(true);
  expect(goesBySms(topicOf('company.rejected')), 'a certification ends while its applicant is away').toBe(true);
  expect([isFixed('system'), isFixed('chat')]).toEqual([true, false]);
});
