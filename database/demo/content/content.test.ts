import { expect, test } from 'vitest';
import type { AdmissionFacts, LectureFacts } from '#contract/content/content-items.ts';
import { isoDay } from '../moments.ts';
import { Random } from '../random.ts';
import { drawAdmissions } from './draw-admissions.ts';
import { drawLectures } from './draw-lectures.ts';

const now = new Date('2026-11-21T02:30:00Z');
const admissions = drawAdmissions(new Random('7'), now).map((row) => ({ ...row, facts: row.facts as AdmissionFacts }));

/** What a school may at most offer, by how it is called. */
function levelsOf(school: string): string[] {
  if (/职业学院|专科学校/.test(school)) return ['college'];
  if (school.includes('职业技术大学')) return ['vocational-bachelor', 'college'];
  if (/开放大学|教育学院/.test(school)) return ['upgrade', 'training'];
  const taught = ['master', 'bachelor', 'upgrade', 'training'];
  return school.endsWith('大学') ? ['doctor', ...taught] : taught;
}

test('a school offers what it may: no 硕士 at a 专科, no 师范 at a 工科', () => {
  for (const { title, category, facts } of admissions) {
    expect(levelsOf(facts.school), `${facts.school} ${title}`).toContain(category);
    if (/理工|工程/.test(facts.school)) expect(title, facts.school).not.toMatch(/师范|小学教育|学科教学/);
  }
  expect(new Set(admissions.map(({ title, facts }) => facts.school + title)).size).toBe(admissions.length);
});

test('a school is called by the area code of its city', () => {
  const areaCodes: Record<string, string> = {
    ...{ 120100: '022', 310100: '021', 320100: '025', 330100: '0571', 330300: '0577', 340100: '0551', 420100: '027' },
    ...{ 430100: '0731', 440100: '020', 440400: '0756', 500100: '023', 510100: '028', 610100: '029' },
  };
  for (const { regionCode, facts } of admissions)
    expect(facts.phone.split('-')[0], facts.school).toBe(areaCodes[regionCode ?? '']);
});

test('some applications are over and some are to come, each open a month or longer', () => {
  const today = isoDay(now);
  const days = ({ opensOn, closesOn }: AdmissionFacts) => (Date.parse(closesOn) - Date.parse(opensOn)) / 86_400_000;
  for (const { title, facts } of admissions) expect(days(facts), title).toBeGreaterThanOrEqual(30);
  const over = admissions.filter(({ facts }) => facts.closesOn < today).length;
  const toCome = admissions.filter(({ facts }) => facts.opensOn > today).length;
  expect([over, toCome]).toEqual([5, 5]);
});

test('who speaks has a name of two or three characters and no title in it', () => {
  for (const { facts } of drawLectures(new Random('7'), now))
    expect((facts as LectureFacts).speaker).toMatch(/^(?!.*(律师|老师|教授|校长|园长))\p{Script=Han}{2,3}$/u);
});
