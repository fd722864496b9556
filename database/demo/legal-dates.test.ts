import { expect, test } from 'vitest';
import { legalVersions } from '#contract/personal-data/legal.ts';
import { consentedAt, versionAt } from './legal-dates.ts';

const now = new Date('2027-01-05T02:00:00Z');
const [early, late] = [new Date('2026-03-01T02:00:00Z'), new Date('2027-01-04T02:00:00Z')];

test('nobody consented to a text before it existed', () => {
  for (const kind of ['privacy', 'agreement', 'delivery'] as const) {
    expect(versionAt(kind, early) < legalVersions[kind]).toBe(true);
    expect(versionAt(kind, late)).toBe(legalVersions[kind]);
    expect(consentedAt(kind, early, now) >= new Date(`${legalVersions[kind]}T00:00:00+08:00`)).toBe(true);
    expect(consentedAt(kind, late, now)).toEqual(late);
  }
});
