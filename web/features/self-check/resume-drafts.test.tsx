import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { type Resume, type ResumeContent, resumeContent } from '#contract/resumes/resumes.ts';
import { jober } from '#contract/seekers/seeker.ts';
import { ResumePage } from '#web/features/resume/resume-page.tsx';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { type Sent, serve } from '#web/testing/serve.ts';
import { answersOf, keepAnswer } from './answers.ts';

const SAVE = 'PATCH /api/resumes/:id';
const row: Resume = {
  ...sampleOf(api['GET /api/resumes/:id'].returns, { id: '5', revision: 1 }),
  content: resumeContent.parse({}),
};

function open(content: Partial<ResumeContent> = {}) {
  const initial = { ...row, content: { ...row.content, ...content } };
  const server = serve({
    [SAVE]: ({ body }: Sent) => ({ ...initial, revision: 2, content: { ...initial.content, ...body.content } }),
    'GET /api/resumes/:id': initial,
  });
  renderPage(<ResumePage initial={initial} all={[initial]} jober={sampleOf(jober, { name: '林晓' })} />);
  return server;
}
const form = (name: string) => within(screen.getByRole('form', { name }));

beforeEach(() => {
  signIn.seeker();
  keepAnswer('7', '学历学位', '硕士', true);
  keepAnswer('7', '专业', '统计学', true);
  keepAnswer('7', '教师资格证', '高中', true);
});

test('what was answered before the sign-in fills the empty sections, and is saved once it was checked', async () => {
  const server = open();
  const education = form('添加教育经历');
  expect(education.getByLabelText<HTMLInputElement>('专业').value).toBe('统计学');
  expect(education.getByLabelText<HTMLSelectElement>(/^学历/).value).toBe('master');
  education.getByText('已按你刚才的自检填好，保存前请核对');
  expect(server.to(SAVE)).toEqual([]);
  fireEvent.click(form('添加教师资格证').getByRole('button', { name: '完成' }));
  await waitFor(() => expect(server.to(SAVE)[0]?.body.content).toMatchObject({ certificates: [{ kind: 'senior' }] }));
});

test('a section that says it already stays as it is; what is declined is not offered again', () => {
  open({ certificates: [{ key: 'c1', kind: 'primary' }] } as Partial<ResumeContent>);
  expect(screen.queryByRole('form', { name: '添加教师资格证' })).toBeNull();
  fireEvent.click(form('添加教育经历').getByRole('button', { name: '撤销' }));
  expect(answersOf()).toEqual({ 教师资格证: '高中' });
});
