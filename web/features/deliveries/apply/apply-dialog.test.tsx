import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { refusal, serve } from '#web/testing/serve.ts';
import { ApplyDialog } from './apply-dialog.tsx';

const DELIVER = 'POST /api/deliveries';
const post = { id: '42', title: '高中物理教师', company: { name: '深圳中学' }, requirements: {} };
const resumes = [
  { id: '1', name: '我的简历', completeness: 80 },
  { id: '2', name: '国际学校版', completeness: 20, isDefault: true },
];

function open(mine: Parameters<typeof ApplyDialog>[0]['mine'] = null, requirements = {}) {
  const server = serve({ 'GET /api/resumes': resumes, [DELIVER]: {} });
  const [onClose, onDelivered] = [vi.fn(), vi.fn()];
  const page = renderPage(
    <ApplyDialog post={{ ...post, requirements }} mine={mine} onClose={onClose} onDelivered={onDelivered} />,
  );
  const send = () => page.user.click(screen.getByRole('button', { name: /投递$/ }));
  const agree = async () => page.user.click(await screen.findByRole('checkbox'));
  return { server, onClose, onDelivered, send, agree, ...page };
}

beforeEach(() => signIn.seeker());

test('nothing is sent without the consent', async () => {
  const { server, send, agree } = open();
  await screen.findByRole('checkbox');
  await send();
  const why = await screen.findByText('请先勾选同意，再投递');
  expect(server.to(DELIVER)).toEqual([]);
  const consent = screen.getByRole('checkbox');
  expect([document.activeElement, consent.getAttribute('aria-describedby')]).toEqual([consent, why.id]);
  await agree();
  expect([consent.getAttribute('aria-invalid'), screen.queryByRole('alert')]).toEqual([null, null]);
});

test('the default version is chosen at first; the consent names the company and the version of its words', async () => {
  const { server, send, agree, onDelivered } = open();
  await agree();
  expect(screen.getByRole('checkbox').closest('label')?.textContent).toContain('深圳中学');
  await send();
  await screen.findByText('已投递给深圳中学');
  expect(server.to(DELIVER)[0]?.body).toMatchObject({ postId: '42', resumeId: '2', consent: true });
  expect(onDelivered).toHaveBeenCalledOnce();
});

test('what was delivered before is noted as delivered, with the reason', async () => {
  const { server, send, agree, onDelivered } = open();
  server.change({ [DELIVER]: () => refusal('ALREADY_DELIVERED') });
  await agree();
  await send();
  await screen.findByText('你已经投递过这个职位');
  expect(onDelivered).toHaveBeenCalledOnce();
});

test('a closed post refuses in the dialog, which stays open with its choices', async () => {
  const { server, send, agree, onDelivered, onClose } = open();
  server.change({ [DELIVER]: () => refusal('POST_CLOSED') });
  await agree();
  await send();
  await screen.findByText('该职位已停止招聘');
  expect([onDelivered.mock.calls, onClose.mock.calls]).toEqual([[], []]);
  expect(screen.getByRole('checkbox')).toHaveProperty('checked', true);
});

test('doubts stand above the consent, and the button says that it goes anyway', async () => {
  open({ checks: [{ key: 'a', name: '学历', wants: '', has: '', result: 'unfit', note: '要求硕士' }], blocked: true });
  await screen.findByText('学历（要求硕士）不符合岗位条件。');
  expect(screen.getByRole('note').textContent).toContain('这份简历写得还少');
  expect(screen.getByRole('note').textContent).toContain('屏蔽');
  screen.getByRole('button', { name: '仍要投递' });
});

test('personal facts go along only where the post asks and a second box is ticked', async () => {
  const asked = open(null, { personal: true });
  const content = { personal: { political: 'party', nativePlace: '浙江绍兴', photoId: '8' } } as const;
  asked.unmount();
  asked.server.change({ 'GET /api/resumes': [{ id: '2', name: '我的简历', completeness: 80, content }] });
  const render = (requirements = {}) =>
    renderPage(<ApplyDialog post={{ ...post, requirements }} mine={null} onClose={vi.fn()} onDelivered={vi.fn()} />);
  const plain = render();
  expect(await screen.findAllByRole('checkbox')).toHaveLength(1);
  plain.unmount();
  const { user } = render({ personal: true });
  await user.click(await screen.findByRole('checkbox', { name: /中共党员、籍贯浙江绍兴、证件照/ }));
  await user.click(screen.getByRole('checkbox', { name: /我单独同意/ }));
  await user.click(screen.getByRole('button', { name: /投递$/ }));
  await screen.findByText('已投递给深圳中学');
  expect(asked.server.to(DELIVER)[0]?.body).toMatchObject({ personal: true });
});

test('without a resume the way to write one is shown; what could not be loaded says so', async () => {
  const { server, unmount } = open();
  await screen.findByRole('checkbox');
  unmount();
  server.change({ 'GET /api/resumes': [] });
  const render = () => renderPage(<ApplyDialog post={post} mine={null} onClose={vi.fn()} onDelivered={vi.fn()} />);
  const empty = render();
  expect((await screen.findByRole('link', { name: '去写简历' })).getAttribute('href')).toBe('/resume');
  empty.unmount();
  server.change({ 'GET /api/resumes': () => refusal('UNAVAILABLE') });
  render();
  await screen.findByText('简历没有加载出来');
});
