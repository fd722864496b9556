import { describe, expect, test } from 'vitest';
import { certificates } from './certificates.ts';
import { educations } from './educations.ts';
import { codeOfLabel, codesOf, codesWhere, isCode, labelOf, labelsOf, shortOf } from './list.ts';
import { roles } from './roles.ts';
import { stages } from './stages.ts';
import { subjects } from './subjects.ts';
import { tenures } from './tenures.ts';

describe('reading a list', () => {
  test('labels, and shorter ones for narrow places', () => {
    expect(labelOf(stages, 'senior')).toBe('普通高中');
    expect(shortOf(stages, 'senior')).toBe('高中');
    expect(shortOf(stages, 'primary')).toBe('小学');
    expect(labelOf(tenures, 'establishment')).toBe('事业编制');
    expect(shortOf(certificates, 'senior')).toBe('高级中学');
    expect(labelsOf(subjects, ['math', 'gone', 'it'])).toEqual(['数学', '信息科技/信息技术']);
  });

  test.each([undefined, null, '', 'gone', 'constructor', '__proto__', 'toString'])('no label for %s', (code) => {
    expect(labelOf(stages, code)).toBe('');
    expect(shortOf(stages, code)).toBe('');
    expect(isCode(stages, code)).toBe(false);
  });

  test('codes come in screen order', () => {
    expect(codesOf(educations)).toEqual([
      'junior',
      'senior',
      'secondary-vocational',
      'college',
      'bachelor',
      'master',
      'doctor',
    ]);
    expect(isCode(educations, 'master')).toBe(true);
    expect(isCode(educations, 3)).toBe(false);
  });

  test('a label written in a table finds its code', () => {
    expect(codeOfLabel(educations, '本科')).toBe('bachelor');
    expect(codeOfLabel(educations, ' 中专 ')).toBe('secondary-vocational');
    expect(codeOfLabel(subjects, '科学')).toBe('science');
    expect(codeOfLabel(subjects, '健康')).toBe('field-health');
    expect(codeOfLabel(subjects, '编程／科创')).toBe('coding');
    expect(codeOfLabel(subjects, '')).toBeNull();
    expect(codeOfLabel(subjects, '烹饪')).toBeNull();
  });

  test('the rows of a grouped picker', () => {
    expect(codesWhere(roles, 'group', 'logistics')).toEqual(['security', 'canteen', 'driver', 'repair']);
  });
});
