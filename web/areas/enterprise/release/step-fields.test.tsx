import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import dayjs from 'dayjs';
import { type ReactNode, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { PostDraftForm } from '#contract/posts/post-fields.ts';
import { button, choose, enter, field, fill, noButton, press } from '#web/testing/antd.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { PostFormContext } from './form-parts.tsx';
import { StepPost } from './step-post.tsx';
import { StepRequirements } from './step-requirements.tsx';
import { ProcessFields, StepTerms, TenureFields } from './step-terms.tsx';
import { TextFindings } from './text-check/text-findings.tsx';

let form: PostDraftForm = {};

/** A part of the wizard with the form that it writes. */
function open(part: ReactNode, first: PostDraftForm, errors: Record<string, string> = {}) {
  serve({
    'GET /api/company/postTemplates': [],
    'GET /api/company/posts': { items: [] },
    'GET /api/jober/getEnterpriseRecruiter': { items: [{ id: '4', name: '李四', title: '人事' }] as never },
  });
  function Page() {
    const [now, setNow] = useState(first);
    form = now;
    const change = (patch: PostDraftForm) => setNow({ ...now, ...patch });
    return <PostFormContext value={{ form: now, change, errors }}>{part}</PostFormContext>;
  }
  return renderConsole(<Page />);
}

beforeEach(() => signIn.recruiter());

test('the usual procedure is filled in, its steps are dated, raised and taken away', () => {
  open(<ProcessFields />, {});
  press('填入常见程序');
  expect(form.steps?.map(({ name }) => name)).toEqual(['报名', '资格审查', '笔试', '试讲', '体检考察', '公示', '签约']);
  noButton('填入常见程序');
  fill('第 4 步的时间', '3 月 12 日');
  press('上移第 4 步');
  press('删除第 1 步');
  expect(form.steps?.slice(0, 3)).toEqual([
    { name: '资格审查', when: '' },
    { name: '试讲', when: '3 月 12 日' },
    { name: '笔试', when: '' },
  ]);
  expect(button('上移第 1 步')).toHaveProperty('disabled', true);
});

test('a procedure takes twelve steps and no more; a step without a name keeps its error beside it', () => {
  open(<ProcessFields />, {}, { 'steps.1.name': '请填写招聘步骤' });
  for (let step = 0; step < 12; step += 1) press('添加一步');
  noButton('添加一步');
  expect(form.steps).toHaveLength(12);
  screen.getByText('请填写招聘步骤');
});

test('what a tenure means is asked for where readers ask for it, and opened by hand elsewhere', () => {
  const first = open(<TenureFields />, { tenure: 'contract' });
  press('添加编制说明');
  fill('试用期', '6 个月');
  fill('试用期的说明', '计入首聘期');
  expect(form.tenureInfo).toEqual({ probation: '6 个月', probationNote: '计入首聘期' });
  first.unmount();
  open(<TenureFields />, { tenure: 'establishment' });
  noButton('添加编制说明');
  expect(field('招聘批次与控制数').value).toBe('');
});

test('a template fills an empty description at once, and asks before it takes the place of another', async () => {
  const { container } = open(<StepPost />, { role: 'teacher', education: 'master' });
  press('套用专任教师模板', container);
  expect(form.description).toMatch(/^岗位职责：/);
  expect(form.education).toBe('master');
  fill(/职位描述/, '我写的描述');
  press('换成专任教师模板', container);
  await screen.findAllByText('换成专任教师模板？');
  press('保留现在的');
  expect(form.description).toBe('我写的描述');
  press('换成专任教师模板', container);
  await screen.findAllByText('换成专任教师模板？');
  press('替换', screen.getAllByRole('dialog').at(-1));
  await waitFor(() => expect(form.description).toMatch(/^岗位职责：/));
});

test.each([
  ['初中物理教师', 'teacher'],
  ['小学代课教师', undefined],
  ['校医', undefined],
])('the title %s proposes the category %s, and takes none away', (title, role) => {
  const first = open(<StepPost />, {});
  fill('职位名称', title);
  expect(form.role).toBe(role);
  first.unmount();
  open(<StepPost />, { role: 'homeroom' });
  fill('职位名称', title);
  expect(form.role).toBe('homeroom');
});

test('a headcount that is emptied is one again', () => {
  open(<StepPost />, { headcount: 5 });
  enter('招聘人数', '12');
  expect(form.headcount).toBe(12);
  enter('招聘人数', '');
  expect(form.headcount).toBe(1);
});

test('a requirement is added beside the others, and 不限 takes it away', async () => {
  open(<StepRequirements />, {
    education: 'bachelor',
    stages: ['senior'],
    requirements: { majors: ['物理学'] },
  });
  await choose('学历', '不限');
  expect(form.education).toBeUndefined();
  await choose('普通话', '二级甲等');
  fill('班主任经历', '1 年及以上');
  expect(form.requirements).toEqual({ majors: ['物理学'], putonghua: '2a', homeroom: '1 年及以上' });
  screen.getByText(/^该学段依法须持高级中学教师资格/);
});

test('the years of teaching are chosen once, and the band of lists follows', async () => {
  open(<StepRequirements />, { experience: '3-5', requirements: { majors: ['物理学'] } });
  await choose('教学年限', '2 年及以上');
  expect([form.experience, form.requirements?.experienceMonths]).toEqual(['1-3', 24]);
  await choose('教学年限', '应届');
  expect(form.experience).toBe('graduate');
  expect(form.requirements).toEqual({ majors: ['物理学'] });
});

test('majors are taken one by one from a pasted list, each no longer than a line', () => {
  open(<StepRequirements />, {});
  const majors = screen.getByLabelText('专业', { selector: 'input' });
  fireEvent.change(majors, { target: { value: `物理学、学科教学（物理），${'长'.repeat(50)}；` } });
  expect(form.requirements?.majors).toEqual(['物理学', '学科教学（物理）', '长'.repeat(40)]);
});

test('pay is written in yuan and kept in fen; taken out it is open to talks', () => {
  open(<StepTerms />, { salary: { min: 800_000, unit: 'month' } });
  expect(field('最低薪资').value).toBe('8000.00');
  enter('最高薪资', '12000.5');
  expect(form.salary).toEqual({ min: 800_000, max: 1_200_050, unit: 'month' });
  enter('最低薪资', '');
  enter('最高薪资', '');
  expect(form.salary).toEqual({ unit: 'month' });
  screen.getByText(/^列表中显示为 面议/);
});

test('a deadline lies ahead; what the server finds of the pay stands at it', () => {
  open(<StepTerms />, {}, { 'salary.max': '最高薪资不能低于最低薪资' });
  enter('截止日期', '2020-01-01');
  expect(form.deadline).toBeUndefined();
  const soon = dayjs().add(30, 'day').format('YYYY-MM-DD');
  enter('截止日期', soon);
  expect(form.deadline).toBe(soon);
  screen.getByText('最高薪资不能低于最低薪资');
});

test('a colleague is named as contact, and may be taken out again', async () => {
  open(<StepTerms />, {});
  await choose('联系人', '李四 · 人事');
  expect(form.memberId).toBe('4');
});

test('each finding is mended where it stands, and leaves the rest of the text alone', () => {
  open(<TextFindings field="description" />, {
    title: '招聘女教师',
    description: '教高中物理，限男性，联系电话：13800000001。',
  });
  const found = () => within(screen.getByRole('list', { name: '文字检查' })).getAllByRole('listitem');
  expect(found()).toHaveLength(2);
  for (const times of [1, 2]) {
    fireEvent.click(within(found()[0] as HTMLElement).getByRole('button'));
    if (times === 1) expect(found()).toHaveLength(1);
  }
  expect(screen.queryByRole('list', { name: '文字检查' })).toBeNull();
  expect(form.description).toMatch(/^教高中物理/);
  expect(form.description).not.toMatch(/男性|13800000001/);
  expect(form.title).toBe('招聘女教师');
});
