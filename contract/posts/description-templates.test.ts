import { expect, test } from 'vitest';
import { isCode } from '#contract/taxonomy/list.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { composedDescription, templates, withTemplate } from './description-templates.ts';
import { postDraftForm } from './post-fields.ts';

test.each(Object.entries(templates))(
  'the template of %s has texts and requirements that a post may have',
  (role, { duties, wants, usual }) => {
    expect(isCode(roles, role)).toBe(true);
    expect(Math.min(duties.length, wants.length)).toBeGreaterThan(1);
    expect(postDraftForm.safeParse(usual).error).toBeUndefined();
  },
);

test('a template numbers its lines and fills only what is empty', () => {
  const filled = withTemplate({ education: 'master', requirements: { putonghua: '1b' } }, 'kindergarten');
  expect(filled.description).toMatch(/^岗位职责：\n1\. /);
  expect(filled.description).toContain('\n\n任职要求：\n1. ');
  expect(filled).not.toHaveProperty('education');
  expect(filled).toMatchObject({ certificate: 'kindergarten', requirements: { putonghua: '1b' } });
  expect(withTemplate({}, 'editor').description).toBe(withTemplate({}, 'teacher').description);
});

test('a description is composed of what the fields state, and nothing in it contradicts them', () => {
  const description = composedDescription({
    role: 'teacher',
    education: 'college',
    certificate: 'primary',
    requirements: { majors: ['汉语言文学', '小学教育'], others: ['须任班主任'] },
  });
  expect(description).toMatch(/^岗位职责：\n1\. /);
  expect(description.slice(description.indexOf('任职要求'))).toBe(
    '任职要求：\n1. 大专及以上学历\n2. 专业：汉语言文学、小学教育\n3. 持有小学教师资格证\n4. 须任班主任\n5. 理解课程标准，能独立完成教学设计与试讲\n6. 责任心强，善于与学生、家长沟通',
  );
});

test('every role has a description that is long enough to be published', () => {
  for (const role of Object.keys(roles) as (keyof typeof roles)[]) {
    const description = composedDescription({ role });
    expect(description.length).toBeGreaterThan(50);
  }
});
