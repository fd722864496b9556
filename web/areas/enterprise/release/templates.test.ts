import { expect, test } from 'vitest';
import { postDraftForm } from '#contract/posts/recruiter-posts.ts';
import { isCode } from '#contract/taxonomy/list.ts';
import { roles } from '#contract/taxonomy/roles.ts';
import { templates, withTemplate } from './templates.ts';

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
