import { cleanup, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { OwnRegistration } from '../../contract/registrations.ts';
import { OwnDates } from './exams-page.tsx';

const step = (name: string, startsAt: string, endsAt: string) => ({ step: name, startsAt, endsAt, detail: '' });

test('the schedule begins with what runs now and one’s own turn, not with the next step', () => {
  const exam = {
    id: '7',
    title: '2027 年公开招聘教师',
    status: 'published',
    organiser: { name: '澜州一中' },
    steps: [
      step('review', '2027-01-09T01:00:00Z', '2027-01-12T09:00:00Z'),
      step('recheck', '2027-01-09T01:00:00Z', '2027-01-12T09:00:00Z'),
      step('interview', '2027-01-10T01:00:00Z', '2027-01-20T09:00:00Z'),
      step('medical', '2027-01-25T01:00:00Z', '2027-01-26T09:00:00Z'),
    ],
  };
  const lot = { group: 1, lot: 3, place: '', startsAt: '2027-01-11T05:35:00Z' };
  const own = { status: 'paid', lot, completeBy: null, exam } as unknown as OwnRegistration;
  render(<OwnDates registrations={[own]} now={Date.parse('2027-01-10T02:00:00Z')} />);
  const days = () => [...(screen.getAllByRole('list')[0]?.children ?? [])].map((item) => item.textContent);
  const dates = days();
  expect(dates.map((date) => date?.slice(0, 5))).toEqual(['01-11', '01-12', '01-25']);
  expect(dates[0]).toContain('周一面试 13:35');
  expect(dates[1]).toContain('资格复审结束 17:00');
  cleanup();
  render(<OwnDates registrations={[own]} now={Date.parse('2027-01-11T07:00:00Z')} />);
  expect(days()[0], 'after it began').toContain('01-11今天面试 13:35');
});
