import { expect, test } from 'vitest';
import type { OperatorRole } from '#contract/actor.ts';
import { type ReviewQueue, reviewQueues } from '#contract/operators/reviews.ts';
import { mayWorkOn, needsReason, verdictsFor } from './policy.ts';

const queues = Object.keys(reviewQueues) as ReviewQueue[];
const worked = (role: OperatorRole | null) => queues.filter((queue) => mayWorkOn(queue, role));

test('who works on which queue', () => {
  expect(worked('super')).toEqual(queues);
  expect(worked('review')).toEqual(queues);
  expect(worked('support')).toEqual(['reports']);
  expect([...worked('content'), ...worked('finance'), ...worked(null)]).toEqual([]);
});

test('a conversation is never taken down, and every no has its reason', () => {
  expect(verdictsFor('chat-report')).toEqual(['dismiss', 'warn']);
  expect(verdictsFor('company')).toEqual(['approve', 'reject']);
  expect((['reject', 'remove', 'warn'] as const).every(needsReason)).toBe(true);
  expect((['approve', 'dismiss'] as const).some(needsReason)).toBe(false);
});
