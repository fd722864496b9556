import { expect, test } from 'vitest';
import { resumeSnapshot } from '#contract/resumes/resumes.ts';
import { papersOf } from './add-demo-evidence.ts';

const jober = { id: '77', name: '"><script>', gender: 'female', birthday: '1998-04-12', education: 'master' };
const study = { key: 'e0', school: '浙东师范大学', major: '数学', education: 'master', from: '2020-09', to: '2023-06' };
const snapshotOf = (content: Record<string, unknown>) =>
  resumeSnapshot.parse({
    jober: { ...jober, identity: 'teacher', cityCode: null, avatarUrl: null, phone: '' },
    resumeName: '',
    content,
  });
const licence = { key: 'c0', kind: 'senior', subject: 'math', issued: '2023-06', number: '20233301000417' };

test('evidence is drawn as outlines, whatever a name holds', () => {
  for (const { svg } of papersOf(snapshotOf({ educations: [study], certificates: [licence] }), '33**28'))
    expect(svg).not.toMatch(/script|<text|undefined|NaN/);
});

test('who holds no teacher’s certificate has none among the evidence', () => {
  const kinds = (content: Record<string, unknown>) => papersOf(snapshotOf(content), '').map(({ kind }) => kind);
  expect(kinds({ educations: [study], certificates: [licence] })).toEqual([
    'photo',
    'identity',
    'diploma',
    'degree',
    'certificate',
  ]);
  expect(kinds({ educations: [study] })).not.toContain('certificate');
});
