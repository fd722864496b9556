import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ApplyBy } from '#contract/posts/apply-by.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { type Answers, refusal, serve } from '#web/testing/serve.ts';
import { ApplyPage } from './apply-page.tsx';
import { loadApply } from './load-apply.ts';

const OWN = 'GET /api/outsideApplications/:postId';
const web: ApplyBy = { way: 'web', link: 'https://zhaopin.example.edu.cn/2027/apply' };
const mail: ApplyBy = {
  way: 'mail',
  email: 'hr@example.edu.cn',
  subject: '姓名+岗位',
  papers: ['报名表', '身份证复印件'],
};
const none = { application: null, subject: '林小满+高中语文教师', resumes: [{ id: '3', name: '我的简历' }] };

function open(applyBy: ApplyBy | null, answers: Answers = {}, status = 'open') {
  const post = {
    id: '42',
    title: '高中语文教师',
    status,
    source: '浙江省人社厅',
    applyBy,
    company: { name: '青田中学' },
  };
  const server = serve({ 'GET /api/posts/:id': post as never, ...answers });
  return { server, ...renderLoaded(loadApply, (data) => <ApplyPage data={data} />, '/jobs/apply?id=42') };
}

beforeEach(() => localStorage.clear());

test('the page names the host before one leaves, and that nobody pays', async () => {
  open(web);
  const leave = await screen.findByRole('link', { name: '离开本站，前往 zhaopin.example.edu.cn' });
  expect(leave.getAttribute('href')).toBe('https://zhaopin.example.edu.cn/2027/apply');
  expect(leave.getAttribute('rel')).toContain('noopener');
  screen.getByText(/招聘不收取任何费用/);
  screen.getByText(/信息来源：浙江省人社厅.*以原公告为准/);
  const signIn = screen.getByRole('link', { name: '登录后可记下报名' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(signIn)).toContain('/jobs/apply?id=42');
});

test('forms that stand beside the project’s announcement are there to download', async () => {
  const exam = { id: '7', employer: '青田中学' };
  const settings = { weights: { written: 40, interview: 60 } };
  const form = { id: '9', name: '报名表.docx', size: 9, url: '/uploads/9/form' };
  const post = {
    id: '42',
    title: '高中语文教师',
    status: 'open',
    exam,
    applyBy: mail,
    company: { name: '青田县教育局' },
  };
  open(mail, { 'GET /api/posts/:id': post as never, 'GET /api/exams/:id': { attachments: [form], settings } as never });
  const link = await screen.findByRole('link', { name: '报名表.docx' });
  expect(link.getAttribute('href')).toBe('/uploads/9/form');
});

test('a mail opens with the subject that the announcement wants, and what was sent is kept', async () => {
  signIn.seeker();
  const kept = { ...none, application: { appliedAt: '2026-11-20T02:00:00Z', answer: null } };
  const { server, user } = open(mail, { [OWN]: none, 'PUT /api/outsideApplications/:postId': kept });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '打开邮件程序' }).getAttribute('href')).toBe(
      `mailto:hr@example.edu.cn?subject=${encodeURIComponent('林小满+高中语文教师')}`,
    ),
  );
  screen.getByText('报名表、身份证复印件');
  screen.getByRole('button', { name: '下载简历 PDF' });
  await user.click(screen.getByRole('button', { name: '已寄出，记下来' }));
  await screen.findByText(/2026-11-20 已寄出/);
  server.change({
    'PUT /api/outsideApplications/:postId/answer': { ...kept, application: { ...kept.application, answer: 'heard' } },
  });
  await user.click(screen.getByRole('button', { name: '有回音了' }));
  await screen.findByText(/已寄出，有回音/);
  expect(server.to('PUT /api/outsideApplications/:postId/answer')[0]?.body).toEqual({ answer: 'heard' });
});

test('a refusal is said, and the note stays to be kept', async () => {
  signIn.seeker();
  const { user } = open(mail, { [OWN]: none, 'PUT /api/outsideApplications/:postId': () => refusal('POST_CLOSED') });
  await user.click(await screen.findByRole('button', { name: '已寄出，记下来' }));
  await screen.findByText('该职位已停止招聘');
  screen.getByRole('button', { name: '已寄出，记下来' });
});

test('a desk has its telephone, place and hours; an ended post nothing to press', async () => {
  open({ way: 'desk', hotline: '057188001234', place: '教育局 302', hours: '工作日 9:00–17:00' }, {}, 'expired');
  expect((await screen.findByRole('link', { name: '0571-88001234' })).getAttribute('href')).toBe('tel:057188001234');
  screen.getByText('教育局 302');
  screen.getByText('这个职位已停止报名。');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a post that takes resumes here leads to its own page', async () => {
  const { address } = open(null);
  await screen.findByText('another page');
  expect(address()).toBe('/jobs/details?id=42');
});

test('a project that others run leads to its official site, without a note to keep; one that is run here to its own page', async () => {
  const step = { step: 'register', startsAt: '2026-11-18T01:00:00Z', endsAt: '2099-12-08T09:00:00Z', detail: '' };
  const reported = { link: 'https://www.qingtian.example.cn/31.html', announcedOn: '2026-11-17', readOn: '2026-11-20' };
  const settings = { weights: { written: 40, interview: 60 } };
  const exam = { id: '7', title: '青田县公开招聘教师', status: 'published', steps: [step], settings };
  const show = () => renderLoaded(loadApply, (data) => <ApplyPage data={data} />, '/jobs/apply?exam=7');
  serve({ 'GET /api/exams/:id': { ...exam, reported: { ...reported, applyBy: web, known: [] } } as never });
  const { unmount } = show();
  await screen.findByRole('link', { name: '离开本站，前往 zhaopin.example.edu.cn' });
  screen.getByText(/除公告写明的考务费外/);
  screen.getByText(/信息来源：www.qingtian.example.cn.*以原公告为准/);
  expect(screen.getByRole('link', { name: '青田县公开招聘教师' }).getAttribute('href')).toBe('/exams/details?id=7');
  expect(screen.queryByRole('link', { name: /登录后/ })).toBeNull();
  unmount();
  serve({ 'GET /api/exams/:id': { ...exam, reported: null } as never });
  const { address } = show();
  await screen.findByText('another page');
  expect(address()).toBe('/exams/details?id=7');
});
