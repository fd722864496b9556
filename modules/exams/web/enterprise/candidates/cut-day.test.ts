import { expect, test } from 'vitest';
import { cutDay } from './slots-panel.tsx';

test('hours are cut into whole slots in Shanghai time', () => {
  expect(cutDay({ day: '2027-01-05', from: '09:00', to: '10:10' }, 30)).toEqual([
    { startsAt: '2027-01-05T01:00:00.000Z', endsAt: '2027-01-05T01:30:00.000Z' },
    { startsAt: '2027-01-05T01:30:00.000Z', endsAt: '2027-01-05T02:00:00.000Z' },
  ]);
  expect(cutDay({ day: '2027-01-05', from: '09:00', to: '10:00' }, 30)).toHaveLength(2);
  expect(cutDay({ day: '2027-01-05', from: '09:00', to: '09:20' }, 30)).toEqual([]);
});
