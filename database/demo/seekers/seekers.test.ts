import { expect, test } from 'vitest';
import { resumeContent, resumeSnapshot } from '#contract/resumes/resumes.ts';
import { jober } from '#contract/seekers/seeker.ts';
import { regionByCode } from '#contract/taxonomy/places/regions.ts';
import { snapshotOf } from '../deliveries/delivery-rows.ts';
import { isoMonth } from '../moments.ts';
import { demoPhone } from '../names/people.ts';
import { Random } from '../random.ts';
import { drawSeeker } from './draw-seeker.ts';
import { demoSeeker } from './load-people.ts';
import type { Seeker } from './seeker.ts';

const now = new Date('2026-11-21T02:30:00Z');

function draw(seed: string, count: number): Seeker[] {
  const random = new Random(seed);
  let phones = 0;
  return Array.from({ length: count }, () => drawSeeker(random, { now, passwordHash: 'x', nextPhone: () => phones++ }));
}

const heroine = demoSeeker(new Random('7'), { now, passwordHash: 'x' });
const everyone = [heroine, ...draw('7', 1500)];
const contents = everyone.map((seeker) => ({ seeker, content: seeker.resumes[0]?.content }));

test('the same seed draws the same people', () => {
  expect(draw('3', 20)).toEqual(draw('3', 20));
});

test('resumes, snapshots and records are of the contract', () => {
  for (const seeker of everyone) {
    const [resume] = seeker.resumes;
    const parsed = resumeContent.safeParse(resume?.content);
    expect(parsed.error, JSON.stringify(resume?.content)).toBeUndefined();
    expect(resume && resumeSnapshot.safeParse(snapshotOf(seeker, resume)).success).toBe(true);
    const { account, jober: person } = seeker;
    const record = jober.safeParse({ avatarUrl: null, ...person, phone: account.phone });
    expect(record.error, JSON.stringify(person)).toBeUndefined();
    expect(regionByCode(person.cityCode)?.level).toBe('city');
  }
});

test('a life is in order: grown up at the first study, studies and jobs after each other, none in the future', () => {
  const month = isoMonth(now);
  for (const { seeker, content } of contents) {
    const studies = [...(content?.educations ?? [])].reverse();
    const born = Number(seeker.jober.birthday.slice(0, 4));
    const begun = Number(studies[0]?.from.slice(0, 4));
    expect(begun - born >= 16 && begun - born <= 20, JSON.stringify(studies)).toBe(true);
    const jobs = [...(content?.experiences ?? [])].reverse();
    for (const line of [studies, jobs]) {
      line.forEach((entry, index) => {
        expect(entry.from <= month && (entry.to === 'now' || entry.to <= month), JSON.stringify(line)).toBe(true);
        expect(entry.to === 'now' || entry.from <= entry.to, JSON.stringify(line)).toBe(true);
        const before = line[index - 1];
        if (before) expect(before.to <= entry.from, JSON.stringify(line)).toBe(true);
      });
    }
  }
});

test('words are filled in and no way of contact stands in the text', () => {
  for (const { content } of contents) {
    const { email: _, ...rest } = content ?? {};
    expect(JSON.stringify(rest)).not.toMatch(/\{(?:n|m|subject|stage|lesson|field)\}|undefined/);
    expect(`${content?.intro}`).not.toMatch(/1\d{10}|微信/);
  }
});

test('phones of generated people are of two ranges and never the same', () => {
  const phones = Array.from({ length: 100_000 }, (_, index) => demoPhone(index));
  expect(new Set(phones).size).toBe(phones.length);
  for (const phone of phones.slice(0, 1000)) expect(phone).toMatch(/^19[89]\d{8}$/);
});
