import { expect, test } from 'vitest';
import { findEducation, readEducation } from './read-education.ts';
import { readExperience } from './read-experience.ts';

test.each([
  ['本科', 'bachelor', 'read'],
  ['本科及以上', 'bachelor', 'read'],
  ['统招本科及以上学历', 'bachelor', 'read'],
  ['大专', 'college', 'read'],
  ['专科及以上', 'college', 'read'],
  ['硕士研究生', 'master', 'read'],
  ['本科/硕士', 'bachelor', 'read'],
  ['博士', 'doctor', 'read'],
  ['博士研究生', 'doctor', 'read'],
  ['硕士、博士研究生', 'master', 'read'],
  ['研究生（博士优先）', 'master', 'guessed'],
  ['学历不限', 'any', 'read'],
  ['中专', 'secondary-vocational', 'read'],
  ['985、211本科', 'bachelor', 'read'],
  ['本科及以上，物理专业佳', 'bachelor', 'guessed'],
  ['全职', null, 'missing'],
  ['', null, 'missing'],
])('education %j is %s, %s', (cell, value, certainty) => {
  expect(readEducation(cell)).toMatchObject({ value, certainty });
});

test('an education in a free text is a guess', () => {
  expect(findEducation('一、物理类本科及以上学历，持有效证书')).toMatchObject({
    value: 'bachelor',
    certainty: 'guessed',
  });
  expect(findEducation('本科部招生计划')).toMatchObject({ certainty: 'missing' });
});

test.each([
  ['1年以上', '1-3', 12, 'read'],
  ['2年以上', '1-3', 24, 'read'],
  ['3-5年', '3-5', 36, 'read'],
  ['三年以上教龄', '3-5', 36, 'read'],
  ['6年以上', '5-10', 72, 'read'],
  ['10年以上', '10-up', 120, 'read'],
  ['1年以下', '0-1', 0, 'read'],
  ['经验不限', 'any', 0, 'read'],
  ['应届生', 'graduate', 0, 'read'],
  ['有2年以上高中物理任教经历者佳', '1-3', 24, 'guessed'],
])('experience %j is %s', (cell, code, months, certainty) => {
  expect(readExperience(cell)).toMatchObject({ value: { code, months }, certainty });
});

test.each(['', '本科', '经验丰富'])('%j tells no experience', (cell) => {
  expect(readExperience(cell).certainty).toBe('missing');
});
