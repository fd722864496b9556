import { expect, test } from 'vitest';
import { resumeContent } from '#contract/resumes/resumes.ts';
import { certificateForms, certificatesHeld, majorForms } from './field-names.ts';

test.each([
  ['全国计算机等级考试二级', '计算机二级'],
  ['机动车驾驶证 C1', '驾驶c1'],
  ['机动车驾驶证 C1', '驾驶'],
  ['心理健康教育 C 证', '心理健康教育'],
  ['中小学心理健康教育 B 证', '心理健康b'],
  ['红十字救护员证', '救护'],
  ['国家二级心理咨询师', '心理咨询师'],
  ['书法等级考试六级', '书法六级'],
])('%s is known as %s', (title, name) => {
  expect(certificateForms(title)).toContain(name);
});

test('a part of a name is no name', () => {
  expect(certificateForms('心理健康教育 C 证')).not.toContain('健康');
  expect(certificateForms('全国计算机等级考试二级')).not.toContain('二级');
  expect(majorForms('思想政治教育')).not.toContain('教育');
});

test.each([
  ['计算机科学与技术', '计算机'],
  ['应用数学', '数学'],
  ['英语语言文学', '英语'],
  ['学科教学（英语）', '英语'],
  ['学科教学（英语）', '学科教学'],
  ['物理学', '物理'],
  ['思想政治教育', '政治'],
  ['小学教育（科学）', '小学教育'],
])('the major %s is known as %s', (major, name) => {
  expect(majorForms(major)).toContain(name);
});

test('an examination in a language is held by its level', () => {
  const held = (content: object) => certificatesHeld(resumeContent.parse(content));
  const of = (name: string, level: string) => held({ languages: { foreign: [{ key: 'a', name, level }] } });
  expect(of('英语', '大学英语六级')).toContain('英语六级');
  expect(of('英语', '专业八级')).toContain('英语专八');
  expect(of('日语', 'N2')).toContain('日语n2');
  expect(held({ intro: '通过 CET-6' })).toContain('英语六级');
  expect(held({ otherCertificates: [{ key: 'a', title: '书法等级考试六级' }] })).not.toContain('英语六级');
});
