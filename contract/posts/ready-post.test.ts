import { describe, expect, test } from 'vitest';
import type { PostDraftForm } from './post-fields.ts';
import { readyPost } from './ready-post.ts';

const now = new Date('2026-11-20T02:00:00Z');
const whole: PostDraftForm = {
  title: '高中物理教师',
  role: 'teacher',
  tenure: 'contract',
  experience: 'any',
  regionCode: '330106',
  description: '承担高中物理教学工作，指导学生社团。',
};
const faultsOf = (draft: PostDraftForm) =>
  Object.fromEntries(readyPost(draft, now).faults.map(({ path, message }) => [path, message]));

describe('a post that is to be handed in', () => {
  test('is whole with what is starred', () => {
    expect(readyPost(whole, now)).toMatchObject({ form: { ...whole, headcount: 1 }, faults: [] });
  });

  test('is told of each starred field, to choose where there is a list', () => {
    expect(faultsOf({})).toEqual({
      title: '请填写职位名称',
      role: '请选择岗位类别',
      tenure: '请选择编制类型',
      description: '请填写职位描述',
      experience: '请选择经验',
      regionCode: '请选择工作地区',
    });
  });

  test.each<[PostDraftForm, Record<string, string>]>([
    [{ title: '师' }, { title: '职位名称至少 2 个字' }],
    [{ description: '教书' }, { description: '职位描述至少 10 个字' }],
    [{ regionCode: '330000' }, { regionCode: '工作地区请选到城市或区县' }],
    [{ deadline: '2026-11-19' }, { deadline: '截止日期须在今天或以后' }],
    [{ deadline: '2026-11-20' }, {}],
    [{ salary: { min: 2, max: 1, unit: 'month' } }, { 'salary.max': '最高薪资不能低于最低薪资' }],
    [{ applyBy: { way: 'web' } }, { 'applyBy.link': '请填写报名网址' }],
    [
      { applyBy: { way: 'web', link: 'javascript:alert(1)' } },
      { 'applyBy.link': '报名网址请填写以 http:// 或 https:// 开头的网址' },
    ],
    [{ applyBy: { way: 'mail' } }, { 'applyBy.email': '请填写投递邮箱' }],
    [{ applyBy: { way: 'mail', email: 'hr@example' } }, { 'applyBy.email': '投递邮箱格式不正确' }],
    [{ applyBy: { way: 'desk' } }, { 'applyBy.hotline': '请填写报名电话或报名地点' }],
    [{ applyBy: { way: 'desk', place: '教育局 302 室' } }, {}],
  ])('is told what is wrong in a field: %j', (change, faults) => {
    expect(faultsOf({ ...whole, ...change })).toEqual(faults);
  });

  test('is told of the pay also where other fields are empty', () => {
    expect(faultsOf({ salary: { min: 2, max: 1, unit: 'month' } })).toHaveProperty(['salary.max']);
  });
});
