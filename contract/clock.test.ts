import { describe, expect, test } from 'vitest';
import { isPublicCompany } from './companies/company-state.ts';
import { isTrusted, postStateAt } from './posts/post-state.ts';

const at = (time: string) => new Date(`2026-11-21T${time}+08:00`);

describe('a post', () => {
  test.each([
    ['open', '11:59:59.999', 'open'],
    ['open', '12:00:00', 'expired'],
    ['open', '12:00:01', 'expired'],
    ['closed', '12:00:01', 'closed'],
    ['draft', '12:00:01', 'draft'],
    ['removed', '12:00:01', 'removed'],
  ] as const)('%s with a deadline at noon is, at %s, %s', (state, now, effective) => {
    expect(postStateAt(state, at('12:00:00'), at(now))).toBe(effective);
  });

  test('without a deadline stays open', () => {
    expect(postStateAt('open', null, at('12:00:00'))).toBe('open');
  });

  test('goes out without review after 3 approved ones, none removed', () => {
    expect(isTrusted(3, 0)).toBe(true);
    expect(isTrusted(2, 0)).toBe(false);
    expect(isTrusted(30, 1)).toBe(false);
  });
});

test('what the public may see of a company', () => {
  const states = ['draft', 'pending', 'approved', 'rejected', 'suspended', 'unclaimed'] as const;
  expect(states.filter(isPublicCompany)).toEqual(['approved', 'unclaimed']);
});
