import { describe, expect, test } from 'vitest';
import { testMachine } from '#contract/testing/test-machine.ts';
import { booth, boothReservationMs, exhibitor } from './exhibitor-state.ts';
import { fair, fairStateAt } from './fair-state.ts';

testMachine(
  'fair',
  fair,
  `- create operator draft
     draft edit operator draft
     draft publish operator open
     draft cancel operator cancelled
     open edit operator open
     open fill system full
     open start clock running
     open cancel operator cancelled
     full edit operator full
     full free system open
     full start clock running
     full cancel operator cancelled
     running end clock ended
     running cancel operator cancelled`,
);
testMachine(
  'exhibitor',
  exhibitor,
  `- apply recruiter applied
     rejected apply recruiter applied
     withdrawn apply recruiter applied
     applied approve operator approved
     applied approve system approved
     applied reject operator rejected
     applied wait operator waiting-list
     applied wait system waiting-list
     applied withdraw recruiter withdrawn
     waiting-list promote operator approved
     waiting-list promote system approved
     waiting-list withdraw recruiter withdrawn
     approved check-in operator checked-in
     approved check-in recruiter checked-in
     approved withdraw recruiter withdrawn
     applied stop system withdrawn
     approved stop system withdrawn
     waiting-list stop system withdrawn
     withdrawn return system applied
     applied cancel system cancelled
     approved cancel system cancelled
     waiting-list cancel system cancelled`,
);
testMachine(
  'booth',
  booth,
  `- draw operator free
     free hold recruiter held
     free hold operator held
     free hold system held
     held sell operator sold
     held sell system sold
     held lapse clock free
     held release recruiter free
     held release operator free
     held pass-on system held
     sold pass-on system held
     sold release operator free
     sold release system free`,
);

const at = (time: string) => new Date(`2026-11-21T${time}+08:00`);

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

test('a booth is held for a quarter of an hour', () => {
  expect(boothReservationMs).toBe(900_000);
});
