import { expect, test } from 'vitest';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { checkPost } from '#contract/posts/post-text-check.ts';
import { fixIn } from './text-findings.tsx';

/** The description after pressing every fix button, first finding first. */
function cleaned(description: string): string {
  let form: PostDraftForm = { description };
  for (let pressed = 0; pressed < 9; pressed += 1) {
    const [finding] = checkPost(form);
    if (!finding) break;
    form = { ...form, ...fixIn(form, finding)?.patch };
  }
  return form.description ?? '';
}

test.each([
  ['本地户籍优先，联系电话：0571-88887777', '户籍不限，请在本站投递或沟通'],
  ['杭州户籍者优先考虑。', '户籍不限。'],
  ['本科及以上学历，有杭州户籍的予以加分', '本科及以上学历，户籍不限'],
  ['电话0571-88887777，微信：abc12345', '请在本站投递或沟通'],
  ['请将简历发送至 hr@example.com。', '请在本站投递或沟通。'],
  ['请将简历发送至 hr@example.com 或电话0571-88887777。', '请在本站投递或沟通。'],
  ['联系电话：0571-88887777 或 0571-88886666，欢迎加入', '请在本站投递或沟通，欢迎加入'],
  ['请将简历发送至 hr@example.com 或拨打 0571-88887777。', '请在本站投递或沟通。'],
  ['请将简历发送至 hr@example.com，或直接拨打我校电话：0571-88887777。', '请在本站投递或沟通。'],
  ['有意者请拨打0571-88887777 咨询，或来电 0571-88886666。', '有意者请在本站投递或沟通。'],
  ['详情可来电咨询：0571-88887777', '详情请在本站投递或沟通'],
  ['欢迎来电 0571-88887777 或发邮件到 hr@example.com', '请在本站投递或沟通'],
  ['95后优先，有爱心', '能胜任岗位工作，有爱心'],
  ['35岁以下优先', '能胜任岗位工作'],
  ['已婚已育优先，本科学历', '本科学历'],
  ['本科学历，已婚已育。', '本科学历。'],
  ['女教师优先，普通话标准', '男女不限，普通话标准'],
  ['招聘女教师2名', '招聘教师2名'],
  ['有责任心，入职前缴纳保证金500元，服从安排', '有责任心，服从安排'],
  ['小学教师（女）', '小学教师'],
])('%s is left as a whole sentence', (before, after) => expect(cleaned(before)).toBe(after));

test('a button says what it will put there', () => {
  const label = (description: string) => {
    const [finding] = checkPost({ description });
    return finding && fixIn({ description }, finding)?.label;
  };
  expect(label('限女性')).toBe('改为“男女不限”');
  expect(label('已婚已育优先')).toBe('删去');
});

test('of a list a line that is left empty goes', () => {
  const form: PostDraftForm = { requirements: { others: ['已婚已育优先', '能指导竞赛'] } };
  const [finding] = checkPost(form);
  expect(finding && fixIn(form, finding)?.patch).toEqual({ requirements: { others: ['能指导竞赛'] } });
});

test('a salary typed in 万 a year is put right by one press; one that is only doubtful has no button', () => {
  const form = { salary: { min: 1_200, max: 1_800, unit: 'month' as const } };
  const [finding] = checkPost(form);
  if (!finding) throw new Error('nothing was found');
  expect(fixIn(form, finding)).toEqual({
    label: '改为 12–18 万/年',
    patch: { salary: { min: 12_000_000, max: 18_000_000, unit: 'year' } },
  });
  expect(fixIn({ salary: { min: 60_000, unit: 'month' } }, finding)).toBeNull();
});
