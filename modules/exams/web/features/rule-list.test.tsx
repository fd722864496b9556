import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { examStep, type RuleCheck, ruleCheck } from '../../contract/exam-shapes.ts';
import { ExamTimeline, ExamTitle } from './exam-timeline.tsx';
import { pointsOf, totalRule } from './exam-words.ts';
import { RoomPlan } from './room-plan.tsx';
import { RuleList } from './rule-list.tsx';

const check = (label: string, verdict: RuleCheck['verdict'], more: Some<RuleCheck> = {}) =>
  sampleOf(ruleCheck, {
    rule: label,
    label,
    required: '本科及以上',
    has: '硕士',
    verdict,
    reason: '',
    section: 'educations',
    ...more,
  });
const lines = () => screen.getAllByRole('listitem').map((one) => one.textContent);

test('each rule says what is required, what one has and why; only what one can complete leads to the resume', () => {
  renderPage(
    <RuleList
      own
      checks={[
        check('学历', 'fits'),
        check('年龄', 'unfit', { required: '35 岁以下', has: '41 岁', reason: '超过 35 岁' }),
        check('普通话', 'missing', { required: '二级甲等', has: '', reason: '没有填写', section: 'languages' }),
        check('户籍', 'missing', { required: '本省', has: '', reason: '没有填写', section: 'basics' }),
        check('专业', 'person', { has: '', reason: '' }),
      ]}
    />,
    '/exams/details?id=7&post=3',
  );
  expect(lines()).toEqual([
    '学历本科及以上符合硕士',
    '年龄35 岁以下不符合41 岁；超过 35 岁',
    '普通话二级甲等缺信息没有填写去补充',
    '户籍本省缺信息没有填写去补充',
    '专业本科及以上由人审核',
  ]);
  const ways = screen.getAllByRole('link').map((one) => one.getAttribute('href'));
  expect(ways[0]).toMatch(/^\/resume.*languages/);
  expect(new URLSearchParams(ways[1]?.split('?')[1]).get('redirect')).toBe('/exams/details?id=7&post=3');
  expect(ways).toHaveLength(2);
});

test('in another person’s registration nothing leads to a resume', () => {
  renderPage(<RuleList checks={[check('普通话', 'missing', { has: '', reason: '没有填写' })]} />);
  expect(screen.queryByRole('link')).toBeNull();
});

test('a post without a rule says so', () => {
  renderPage(<RuleList checks={[]} />);
  screen.getByText('这个岗位没有限制条件。');
});

const step = (name: string, from: string, to: string, detail = '') =>
  sampleOf(examStep, { step: name, startsAt: `${from}T01:00:00Z`, endsAt: `${to}T09:00:00Z`, detail });
const course = [
  step('register', '2027-01-10', '2027-01-15'),
  step('review', '2027-01-12', '2027-01-20'),
  step('written', '2027-03-01', '2027-03-01', '市一中'),
];
const states = (now: string, publishedAt?: string) => {
  const { unmount } = render(<ExamTimeline steps={course} publishedAt={publishedAt} now={Date.parse(now)} />);
  const found = screen
    .getAllByRole('listitem')
    .filter((one) => one.dataset.state)
    .map((one) => `${one.querySelector('b')?.textContent} ${one.dataset.state} ${one.getAttribute('aria-current')}`);
  unmount();
  return found;
};

test('the course says what is over, what runs and what comes; steps that overlap run both', () => {
  expect(states('2027-01-11T00:00:00Z')).toEqual(['报名 now step', '资格审核 coming null', '笔试 coming null']);
  expect(states('2027-01-13T00:00:00Z').map((one) => one.split(' ')[1])).toEqual(['now', 'now', 'coming']);
  expect(states('2027-02-01T00:00:00Z').map((one) => one.split(' ')[1])).toEqual(['done', 'done', 'coming']);
  expect(states('2027-04-01T00:00:00Z').map((one) => one.split(' ')[1])).toEqual(['done', 'done', 'done']);
});

test('the announcement begins the course where its day is known', () => {
  expect(states('2027-01-01T00:00:00Z', '2026-12-20T00:00:00Z')[0]).toBe('公告 done null');
});

test('what runs says how long it still runs, and another step its place', () => {
  render(<ExamTimeline steps={course} of="澜州市" now={Date.parse('2027-01-15T08:30:00Z')} />);
  const items = within(screen.getByRole('region', { name: '澜州市：进程' })).getAllByRole('listitem');
  const texts = items.filter((item) => item.dataset.state).map((item) => item.textContent);
  expect(texts[0]).toContain('剩 30 分钟');
  expect(texts[2]).toContain('市一中');
});

test('a project without a timetable has no course', () => {
  const { container } = render(<ExamTimeline steps={[]} publishedAt="2026-12-20T00:00:00Z" now={0} />);
  expect(container.textContent).toBe('');
});

test('a title is read out whole, and shown without the organiser beside it', () => {
  const organiser = { name: '青枫中学' };
  const { container, rerender } = render(<ExamTitle exam={{ title: '青枫中学 2027 年公开招聘', organiser }} />);
  expect(container.textContent).toBe('青枫中学 2027 年公开招聘');
  expect(container.querySelector('.sr-only')?.textContent).toBe('青枫中学 ');
  rerender(<ExamTitle exam={{ title: '青枫中学', organiser }} />);
  expect([container.textContent, container.querySelector('.sr-only')]).toEqual(['青枫中学', null]);
});

test('a room has every seat once, in the order of its numbers', () => {
  render(<RoomPlan seats={30} seat={(number) => <b>{number}</b>} />);
  const seats = [...screen.getByRole('region', { name: '考场平面' }).querySelectorAll('b')].map(
    (one) => one.textContent,
  );
  expect(seats).toEqual(Array.from({ length: 30 }, (_, at) => String(at + 1)));
});

test('points are written alike, and the rule of a total names only what counts', () => {
  const text = pointsOf([86.25, 80, null]);
  expect([text(80), text(null)]).toEqual(['80.00', '—']);
  expect(pointsOf([])(7)).toBe('7');
  expect([
    totalRule({ written: 40, interview: 60 }),
    totalRule({ written: 100, interview: 0 }),
    totalRule({ written: 0, interview: 100 }),
  ]).toEqual(['笔试 40%，面试 60%', '即笔试成绩', '即面试成绩']);
});
