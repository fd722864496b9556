import { describe, expect, test } from 'vitest';
import { isPublicCompany } from './companies/company-state.ts';
import { boothReservationMs } from './fairs/booth-state.ts';
import { fairStateAt } from './fairs/fair-state.ts';
import { orderLifeMs } from './orders/order-state.ts';
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

describe('a fair from 9:00 to 16:00', () => {
  test.each([
    ['open', '08:59:59.999', 'open'],
    ['open', '09:00:00', 'running'],
    ['full', '09:00:00', 'running'],
    ['full', '08:00:00', 'full'],
    ['running', '15:59:59.999', 'running'],
    ['running', '16:00:00', 'ended'],
    ['open', '16:00:00', 'ended'],
    ['draft', '10:00:00', 'draft'],
    ['cancelled', '10:00:00', 'cancelled'],
    ['cancelled', '17:00:00', 'cancelled'],
  ] as const)('kept as %s is, at %s, %s', (state, now, effective) => {
    expect(fairStateAt(state, at('09:00:00'), at('16:00:00'), at(now))).toBe(effective);
  });
});

test('lifetimes', () => {
  expect(boothReservationMs).toBe(900_000);
  expect(orderLifeMs).toEqual({ online: 1_800_000, transfer: 604_800_000 });
});

test('what the public may see of a company', () => {
  const states = ['draft', 'pending', 'approved', 'rejected', 'suspended', 'unclaimed'] as const;
  expect(states.filter(isPublicCompany)).toEqual(['approved', 'unclaimed']);
});
