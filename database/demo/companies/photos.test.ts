import { existsSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { companyPhotoFiles } from '../photos.ts';
import { Random } from '../random.ts';
import { drawCompanies } from './draw-company.ts';
import { demoCompanyName, organiserName } from './kinds.ts';
import { choosePhotos } from './load-photos.ts';

const companies = drawCompanies(new Random('7'), 600, new Date('2026-11-21T02:30:00Z')).map(
  ({ row: { id, name, type } }) => ({ id, name, type }),
);

test('each picture is there, as large as its row says, and light', async () => {
  for (const { path } of companyPhotoFiles()) {
    expect(existsSync(path), path).toBe(true);
    expect(statSync(path).size, path).toBeLessThan(32_000);
    expect(await sharp(path).metadata()).toMatchObject({ format: 'webp', width: 800, height: 450 });
  }
});

test('most schools have a photograph, the own ones of the demo certainly, each of its kind', () => {
  const chosen = choosePhotos(companies);
  const share = chosen.size / companies.length;
  expect(share).toBeGreaterThan(0.5);
  expect(share).toBeLessThan(0.75);
  const photoOf = (name: string) => chosen.get(companies.find((company) => company.name === name)?.id ?? '');
  for (const name of [demoCompanyName, organiserName]) expect(photoOf(name), name).toBeTruthy();
  for (const { id, type } of companies.filter(({ type }) => type.endsWith('kindergarten')))
    expect(chosen.get(id) ?? 'kindergarten', type).toMatch(/^(kindergarten|music)/);
});

test('no two of six schools in turn are alike, but for kinds with fewer pictures', () => {
  const chosen = choosePhotos(companies.filter(({ type }) => type.endsWith('-school')));
  const inTurn = [...chosen.values()];
  for (const [at] of inTurn.entries()) {
    const few = inTurn.slice(at, at + 6);
    expect(new Set(few).size, few.join()).toBe(few.length);
  }
});
