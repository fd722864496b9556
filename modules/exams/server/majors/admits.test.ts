import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { EducationCode } from '#contract/taxonomy/educations.ts';
import { admits } from './admits.ts';

const pairs = readFileSync(join(import.meta.dirname, 'admits.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .flatMap((line) => {
    const [requirement = '', fits, level, majors = ''] = line.split('\t');
    return majors.split(' ').map((major) => {
      const [majorName = '', majorCode] = major.split('@');
      return { requirement, fits, diploma: { level: level as EducationCode, majorName, majorCode } };
    });
  });

test('the table has at least 300 pairs and each verdict at least 60 times', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(300);
  for (const verdict of ['fits', 'unfit', 'unclear'])
    expect(pairs.filter(({ fits }) => fits === verdict).length).toBeGreaterThan(60);
});

test('each requirement admits what the catalogues say, and says why', () => {
  const wrong = pairs.flatMap(({ requirement, fits, diploma }) => {
    const answer = admits(requirement, diploma);
    const example = `${requirement} ← ${diploma.level} ${diploma.majorName}`;
    return answer.fits === fits && answer.why !== '' ? [] : [`${example}: ${answer.fits}, not ${fits}: ${answer.why}`];
  });
  expect(wrong).toEqual([]);
});
