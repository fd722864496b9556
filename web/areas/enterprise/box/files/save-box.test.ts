import { expect, test } from 'vitest';
import { sheetOf } from './save-box.ts';

test('nothing that a person wrote is taken for a formula', () => {
  const person = {
    joberId: '1',
    name: '=HYPERLINK("http://x","点我")',
    gender: 'female',
    avatarUrl: null,
    age: null,
    education: 'master',
    school: '+1+1',
    major: '-2',
    teachingMonths: 0,
    certificate: null,
    lastEmployer: '@SUM(A1)',
  };
  const row = {
    id: '1',
    status: 'viewed' as const,
    overdue: false,
    hoursLeft: null,
    submittedAt: '2026-11-20T02:00:00Z',
    changedAt: '2026-11-20T02:00:00Z',
    post: { id: '2', title: '\t=1+1' },
    person,
    fit: { met: 4, of: 5 },
    interviewAt: null,
    interviewStatus: null,
    anonymised: false,
    closed: false,
    unread: false,
    tags: [],
    reserve: null,
    notes: 0,
    moves: [],
    phone: '13800000000',
  };
  for (const cell of sheetOf([row])[0] ?? []) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
});
