import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ResumeSnapshot, resumeContent } from '#contract/resumes/resumes.ts';
import { jober } from '#contract/seekers/seeker.ts';
import { sampleOf } from '#web/testing/sample-of.ts';
import { SnapshotView } from './snapshot-view.tsx';

const blank = {
  intentions: [],
  educations: [],
  experiences: [],
  certificates: [],
  titles: [],
  papers: [],
  projects: [],
  otherCertificates: [],
  honours: [],
  trials: [],
  attachments: [],
  gapNotes: [],
};
function show(content: object, phone = '13800000001') {
  const snapshot = {
    jober: { ...sampleOf(jober, { name: '林晓', education: 'master' }), phone },
    resumeName: '高校简历',
    content: resumeContent.parse({ ...blank, ...content }),
  } as ResumeSnapshot;
  return render(<SnapshotView snapshot={snapshot} phone={phone} />);
}
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const section = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement);

test('an empty resume says what is not filled in, and has no empty parts', () => {
  show({});
  expect(headings()).toEqual(['教学与工作经历', '教育经历', '教师资格证']);
  section('教学与工作经历').getByText('未填写');
  screen.getByText('林晓，硕士，13800000001（高校简历）');
});

test('a hidden telephone leaves no gap', () => {
  show({ email: 'lin@a.test' }, '');
  screen.getByText('林晓，硕士，lin@a.test（高校简历）');
});

test('what one does now lasts until today; words of several lines stay so', () => {
  show({
    experiences: [
      {
        key: 'a',
        employer: '深圳中学',
        position: '教师',
        from: '2020-09',
        to: 'now',
        stage: 'senior',
        subject: 'math',
        note: '带竞赛班\n任备课组长',
      },
    ],
    intro: '第一行\n第二行',
  });
  const place = section('教学与工作经历');
  place.getByText('2020-09 至 今');
  place.getByText('深圳中学');
  place.getByText('教师 · 普通高中 · 数学');
  expect(place.getByText(/带竞赛班/).textContent).toContain('\n任备课组长');
  expect(section('自我评价').getByText(/第一行/).textContent).toBe('第一行\n第二行');
});

test('years that are hidden leave the school without a time, not with a broken one', () => {
  show({});
  const { container } = render(
    <SnapshotView
      phone=""
      snapshot={
        {
          jober: { ...sampleOf(jober, { name: '林晓' }), phone: '' },
          resumeName: '简历',
          content: {
            ...resumeContent.parse(blank),
            educations: [
              { key: 'e', school: '华南师范大学', major: '数学', education: 'master', from: '', to: '', note: '' },
            ],
          },
        } as never
      }
    />,
  );
  expect(container.textContent).toContain('华南师范大学');
  expect(container.textContent).not.toMatch(/至|undefined/);
});

test('each kind of record has its part, where there is any', () => {
  const record = (key: string, title: string) => ({ key, title, issuer: '教育部', when: '2024-05', note: '' });
  show({ honours: [record('h', '优质课一等奖')], otherCertificates: [record('c', '心理咨询师')] });
  expect(headings().slice(3)).toEqual(['其他证书', '荣誉与公开课']);
  section('荣誉与公开课').getByText('优质课一等奖');
  section('荣誉与公开课').getByText('教育部');
});
