import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { type ResumeContent, resumeContent } from '#contract/resumes/resumes.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { GapWarnings } from './gap-warnings.tsx';

const job = (key: string, from: string, to: string) => ({
  key,
  employer: '深圳中学',
  position: '教师',
  from,
  to,
  stage: 'senior',
  subject: 'math',
  homeroom: false,
  note: '',
});
const content = resumeContent.parse({
  intentions: [],
  educations: [],
  experiences: [job('a', '2015-09', '2018-07'), job('b', '2020-09', 'now')],
  certificates: [],
  titles: [],
  papers: [],
  projects: [],
  otherCertificates: [],
  honours: [],
  trials: [],
  attachments: [],
  gapNotes: [],
});

function Resume({ start = content }: { start?: ResumeContent }) {
  const [now, setNow] = useState(start);
  return (
    <>
      <GapWarnings content={now} onChange={(part) => setNow((before) => ({ ...before, ...part }))} />
      <output>{JSON.stringify(now.gapNotes.map(({ from, to, note }) => [from, to, note]))}</output>
    </>
  );
}
const notes = () => JSON.parse(document.querySelector('output')?.textContent ?? '[]');
const warning = () => screen.queryByText(/个月没有记录/);

test('a gap is named with its months and explained once; the explanation can be taken away, and the gap is open again', async () => {
  const { user } = renderPage(<Resume />);
  expect(warning()?.textContent).toMatch(/^2018-0[78] 至 2020-0[89] 有 2\d 个月/);
  await user.click(screen.getByRole('button', { name: '写个说明' }));
  await user.type(screen.getByLabelText('这段时间在做什么'), '  照顾家人 {Enter}');
  expect(warning()).toBeNull();
  expect(notes()[0]?.[2]).toBe('照顾家人');
  await user.click(screen.getByRole('button', { name: /^删除 2018.*的说明$/ }));
  expect(notes()).toEqual([]);
  expect(warning()).not.toBeNull();
});

test('blanks are no explanation', async () => {
  const { user } = renderPage(<Resume />);
  await user.click(screen.getByRole('button', { name: '写个说明' }));
  await user.type(screen.getByLabelText('这段时间在做什么'), '   {Enter}');
  expect(screen.getByRole('button', { name: '完成' })).toHaveProperty('disabled', true);
  expect(notes()).toEqual([]);
});

test('an explanation that was begun is there after a reload, and not once it was emptied', async () => {
  const first = renderPage(<Resume />);
  await first.user.click(screen.getByRole('button', { name: '写个说明' }));
  await first.user.type(screen.getByLabelText('这段时间在做什么'), '备考');
  first.unmount();
  const second = renderPage(<Resume />);
  const field = screen.getByLabelText<HTMLInputElement>('这段时间在做什么');
  expect(field.value).toBe('备考');
  await second.user.clear(field);
  second.unmount();
  renderPage(<Resume />);
  expect(screen.queryByLabelText('这段时间在做什么')).toBeNull();
  screen.getByRole('button', { name: '写个说明' });
});

test('a resume without a gap is asked nothing', () => {
  const whole = { ...content, experiences: [job('a', '2015-09', '2020-08'), job('b', '2020-09', 'now')] };
  renderPage(<Resume start={whole as ResumeContent} />);
  expect(warning()).toBeNull();
});
