import { expect, test } from 'vitest';
import { companyFacts } from '#contract/companies/company-shapes.ts';
import { isCreditCode } from '#contract/companies/credit-code.ts';
import { benefits } from '#contract/taxonomy/benefits.ts';
import { companySizes } from '#contract/taxonomy/company-sizes.ts';
import { companyTypes } from '#contract/taxonomy/company-types.ts';
import { codesOf, isCode } from '#contract/taxonomy/list.ts';
import { cityCodeOf, regionByCode } from '#contract/taxonomy/places/regions.ts';
import { Random } from '../random.ts';
import { drawCompanies } from './draw-company.ts';
import { demoCompanyName } from './kinds.ts';

const now = new Date('2026-11-21T02:30:00Z');
const drawn = drawCompanies(new Random('7'), 2000, now);

test('names are never twice, and the demo company comes first', () => {
  expect(drawn[0]?.row.name).toBe(demoCompanyName);
  expect(new Set(drawn.map(({ row }) => row.name)).size).toBe(drawn.length);
  for (const { row } of drawn) {
    expect([...row.name].length >= 4 && [...row.name].length <= 60, row.name).toBe(true);
    expect([...row.shortName].length <= 20 && row.shortName !== '', row.shortName).toBe(true);
    expect(row.name + row.intro).not.toMatch(/[{}]|undefined|（）/);
  }
});

test('codes, facts and credit codes are of the contract', () => {
  for (const { row } of drawn) {
    expect(isCode(companyTypes, row.type) && isCode(companySizes, row.size), row.name).toBe(true);
    expect(
      row.benefits?.every((code) => isCode(benefits, code)),
      row.name,
    ).toBe(true);
    expect(regionByCode(row.regionCode)?.code).toBe(row.regionCode);
    expect(row.cityCode).toBe(cityCodeOf(row.regionCode));
    expect(companyFacts.safeParse(row.facts).success, JSON.stringify(row.facts)).toBe(true);
    expect(row.creditCode == null || isCreditCode(row.creditCode)).toBe(true);
  }
});

test('a usual load has every type, at least 60 cities, and every state of certification', () => {
  const usual = drawn.slice(0, 290);
  expect(new Set(usual.map(({ row }) => row.type)).size).toBe(codesOf(companyTypes).length);
  expect(new Set(drawCompanies(new Random('7'), 300, now).map(({ row }) => row.cityCode)).size).toBeGreaterThanOrEqual(
    60,
  );
  const states = new Set(drawn.map(({ row }) => row.status));
  expect([...states].sort()).toEqual(['approved', 'pending', 'rejected', 'suspended', 'unclaimed']);
});

test('only companies that an operator approved have a rate, and only unclaimed ones a source', () => {
  for (const { row } of drawn) {
    const approved = row.status === 'approved' || row.status === 'suspended';
    expect(row.replyRate !== null).toBe(approved);
    if (approved) expect(Number(row.replyRate) >= 60 && Number(row.replyRate) <= 99).toBe(true);
    expect(row.source !== null).toBe(row.status === 'unclaimed');
  }
});

test('a 民办 school has the credit code of one, and is no older than they can be', () => {
  const own = drawn.filter(({ row }) => row.facts?.nature?.includes('民办'));
  expect(own.length).toBeGreaterThan(300);
  for (const { row } of own) {
    expect(Number(row.facts?.founded), row.name).toBeGreaterThanOrEqual(1982);
    expect(row.creditCode?.slice(0, 2) ?? '52', `${row.name} ${row.facts?.nature}`).toMatch(/^(52|91)$/);
  }
});

test('no company or campus stands in 金门, 三沙 or 台湾', () => {
  const places = drawn.flatMap(({ row, campuses }) => [row.regionCode, ...campuses.map((campus) => campus.regionCode)]);
  expect(places.filter((code) => /^(71|350527|4603)/.test(code))).toEqual([]);
  expect(places).toContain('350502');
});

test('a company is run and graded by whoever its place has: no 省 in a 直辖市, no 区属 in a 县', () => {
  const seen = { municipal: 0, county: 0 };
  for (const { row } of drawn) {
    const nature = row.facts?.nature ?? '';
    const place = regionByCode(row.regionCode)?.name ?? '';
    if (/^(11|12|31|50)/.test(row.regionCode)) {
      seen.municipal += 1;
      expect(nature, row.name).not.toContain('省');
      expect(row.intro, row.name).not.toContain('省级');
    }
    if (!place.endsWith('区')) {
      seen.county += 1;
      expect(nature, `${row.name} ${place}`).not.toMatch(/区属|区示范/);
    }
    if (place.endsWith('区')) expect(nature, `${row.name} ${place}`).not.toContain('县属');
  }
  expect(Math.min(seen.municipal, seen.county)).toBeGreaterThan(100);
});
