import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PostFacts } from './post-facts.ts';
import { readJudged, tuningSet } from './read-judged.ts';

const post: PostFacts = {
  id: '1',
  title: '小学语文教师兼班主任',
  company: '杭州明朗小学',
  companyType: 'public-school',
  role: 'teacher',
  stages: ['primary'],
  subjects: ['chinese'],
  tenure: 'establishment',
  education: 'bachelor',
  certificate: 'primary',
  titleLevel: null,
  experience: '1-3',
  cityCode: '330100',
  regionCode: '330106',
  benefits: ['weekend'],
  monthMin: 8_000,
  monthMax: 12_000,
  lessonMax: null,
  text: '提供住宿',
};

function fits(understood: string, demands = '', of: Partial<PostFacts> = {}): boolean {
  const file = join(mkdtempSync(join(tmpdir(), 'judged-')), 'set.tsv');
  writeFileSync(file, `# kind\ttyped\tunderstood\tfits\n种类\t小学\t${understood}\t${demands}\n`);
  return readJudged(file)[0]?.fits({ ...post, ...of }) ?? false;
}

describe('a judged query', () => {
  it('demands what is understood, and what the last column adds', () => {
    expect(fits('place:33 stage:primary subject:chinese')).toBe(true);
    expect(fits('place:33 stage:primary subject:math')).toBe(false);
    expect(fits('place:33', 'teach')).toBe(true);
    expect(fits('place:33', 'teach', { role: 'driver' })).toBe(false);
  });

  it('takes any of the alternatives, and of denied ones none', () => {
    expect(fits('tenure:quota|establishment')).toBe(true);
    expect(fits('!tenure:quota|!role:substitute')).toBe(true);
    expect(fits('!tenure:establishment|!role:substitute')).toBe(false);
  });

  it('replaces the demands where the last column starts with =', () => {
    expect(fits('subject:math', '=title~班主任|name~大学')).toBe(true);
    expect(fits('subject:chinese', '=none')).toBe(false);
  });

  it.each([
    ['education:bachelor', true],
    ['education:college', false],
    ['experience:graduate', false],
    ['experience:3-5', true],
    ['pay:12000', true],
    ['pay:12001', false],
    ['pay:5000-7000', false],
    ['benefit:apartment', true],
    ['benefit:canteen', false],
    ['near:3301', true],
    ['unknown:火箭', true],
  ])('%s of this post: %s', (understood, is) => {
    expect(fits(understood)).toBe(is);
  });

  it('refuses a field that posts do not have', () => {
    expect(() => fits('colour:red')).toThrow('colour');
  });
});

it('the tuning half has at least 300 queries of 12 kinds, each once', () => {
  const set = readJudged(tuningSet);
  expect(set.length).toBeGreaterThanOrEqual(300);
  expect(new Set(set.map(({ typed }) => typed)).size).toBe(set.length);
  expect(new Set(set.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
});
