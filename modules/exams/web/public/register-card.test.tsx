import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { signIn } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { type Answers, later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { examDetail, examPost, type PostFit } from '../../contract/exam-shapes.ts';
import { type OwnRegistration, ownRegistration } from '../../contract/registrations.ts';
import { ExamPage } from './exam-page.tsx';
import { loadExam } from './load-exams.ts';
import { draftOf, keepDraft } from './register/draft.ts';

const FOLLOW = 'PUT /api/exams/:id/follow';
const UNFOLLOW = 'DELETE /api/exams/:id/follow';
const FIT = 'GET /api/exams/:id/fit';
const REGISTRATIONS = 'GET /api/exams/registrations';
const CALENDAR = 'GET /api/calendar/exams/:id';

const settings = {
  ratio: 3,
  fee: 0,
  weights: { written: 60, interview: 40 },
  numbers: 'live' as const,
  ageOn: '2027-01-01',
  papersUntil: '2027-07-31',
};
const step = (from: string, to: string, name = 'register') => ({
  step: name,
  startsAt: `${from}-01T01:00:00Z`,
  endsAt: `${to}-01T09:00:00Z`,
  detail: '',
});
const running = [step('2020-01', '2099-01')];
const project = (more: Some<typeof examDetail._output> = {}) =>
  sampleOf(examDetail, { title: '澜州市公开招聘', status: 'published', posts: 1, steps: running, settings, ...more });
const post = sampleOf(examPost, {
  id: '1',
  code: '10201',
  title: '高中数学教师',
  employer: '第一中学',
  status: 'open',
  stage: 'senior',
  subject: 'math',
  requirements: {},
  ratio: null,
});
const registered = (examId: string, status: OwnRegistration['status'] = 'submitted') =>
  sampleOf(ownRegistration, {
    number: 1042,
    status,
    exam: { id: examId },
    post: { id: '1', code: '10201', title: '高中数学教师' },
  });
const fits = (fit: PostFit['fit']) => ({ items: [{ postId: '1', fit, checks: [] }] });

/** Opens the page of project 7. */
function open({ exam = {}, more = {}, at = '/exams/details?id=7' }: OpenOptions = {}) {
  const server = serve({
    'GET /api/exams/:id': ({ params }: Sent) =>
      project({ id: params.id as string, title: `公开招聘 ${params.id}`, ...exam }),
    'GET /api/exams/:id/posts': { items: [post], days: [] },
    'GET /api/exams/:id/results': {},
    'GET /api/exams/:id/questions': {},
    'GET /api/exams/:id/questions/mine': {},
    'GET /api/exams': {},
    [FIT]: fits('fits'),
    [REGISTRATIONS]: {},
    'GET /api/exams/mine': {},
    ...more,
  });
  return { server, ...renderLoaded(loadExam, (data) => <ExamPage data={data} />, at) };
}
interface OpenOptions {
  exam?: Parameters<typeof project>[0];
  more?: Answers;
  at?: string;
}
const card = async () => within(await screen.findByRole('region', { name: /^(我的)?报名$/ }));
const act_ = async () => (await card()).findByRole<HTMLButtonElement>('button');

test('a visitor is led to sign in, and comes back to this project', async () => {
  const { user, address } = open();
  await user.click(await (await card()).findByRole('button', { name: '登录后选岗报名' }));
  await screen.findByText('another page');
  expect(new URLSearchParams(address().split('?')[1]).get('redirect')).toBe('/exams/details?id=7');
});

test('a seeker without a chosen post is brought to the table; with one the registration opens for it', async () => {
  signIn.seeker();
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    shown.push(this.id);
  });
  const { user } = open();
  await user.click(await (await card()).findByRole('button', { name: '选岗报名' }));
  expect(shown).toEqual(['posts']);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByRole('button', { name: '高中数学教师' }));
  (await card()).getByText(/第一中学，我能报/);
  await user.click((await card()).getByRole('button', { name: '报名这个岗位' }));
  within(await screen.findByRole('dialog')).getByText('10201 高中数学教师，第一中学');
});

test('until it is known whether one has registered, registering is not offered as if one had not', async () => {
  signIn.seeker();
  const own = later<object>();
  open({ more: { [REGISTRATIONS]: () => own.promise as never } });
  // The project is there; what is one's own is not yet.
  await screen.findByRole('heading', { level: 1, name: /公开招聘 7/ });
  expect([(await act_()).disabled, (await act_()).textContent]).toEqual([true, '选岗报名']);
  expect(screen.getByRole('button', { name: '关注' })).toHaveProperty('disabled', true);
  expect(document.body.textContent).not.toContain('登录后');
  await act(async () => own.resolve({ items: [registered('7')] }));
  (await card()).getByText('待审核');
  (await card()).getByText('1042');
  expect((await card()).queryByRole('button')).toBeNull();
  expect((await card()).getByRole('link', { name: '看进展' }).getAttribute('href')).toBe('/client/exams');
});

test('where the own registrations cannot be read, a seeker may still register', async () => {
  signIn.seeker();
  open({ more: { [REGISTRATIONS]: unreachable } });
  const button = await (await card()).findByRole<HTMLButtonElement>('button', { name: '选岗报名' });
  await waitFor(() => expect(button.disabled).toBe(false));
});

test.each(['withdrawn', 'refused', 'lapsed', 'fallen'] as const)(
  'a registration that was %s leaves the project open to another one',
  async (status) => {
    signIn.seeker();
    const { server } = open({ more: { [REGISTRATIONS]: { items: [registered('7', status)] } as never } });
    await waitFor(() => expect(server.to(REGISTRATIONS)).toHaveLength(1));
    await (await card()).findByRole('button', { name: '选岗报名' });
  },
);

test.each([
  ['before registration', [step('2098-01', '2099-01')], '等待报名开始'],
  ['after registration', [step('2020-01', '2020-02'), step('2020-03', '2099-01', 'written')], '报名已截止'],
])('%s nobody can press anything', async (_, steps, said) => {
  signIn.seeker();
  open({ exam: { steps } });
  (await card()).getByText(said);
  expect((await card()).queryByRole('button')).toBeNull();
});

test('a suspended project says why, and takes no registration', async () => {
  open({ exam: { status: 'suspended', reason: '岗位表有误，正在更正' } });
  await screen.findByText(/岗位表有误，正在更正/);
  expect((await card()).queryByRole('button')).toBeNull();
});

test('two presses of 关注 at once follow once, and say so', async () => {
  signIn.seeker();
  const { server } = open({ more: { [FOLLOW]: null, [UNFOLLOW]: null } });
  const follow = await screen.findByRole('button', { name: /^关注/ });
  await waitFor(() => expect(follow).toHaveProperty('disabled', false));
  act(() => {
    fireEvent.click(follow);
    fireEvent.click(follow);
  });
  await screen.findByRole('button', { name: /^已关注/, pressed: true });
  expect([server.to(FOLLOW).length, server.to(UNFOLLOW).length]).toEqual([1, 0]);
});

test('the steps are saved as a calendar file; where that fails it is said, and can be pressed again', async () => {
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:calendar');
  const { server, user } = open({ more: { [CALENDAR]: () => refusal('INTERNAL', '服务器忙') } });
  const button = async () => screen.findByRole<HTMLButtonElement>('button', { name: '存到日历' });
  await user.click(await button());
  await screen.findByText('服务器忙');
  expect(saved).not.toHaveBeenCalled();
  server.change({ [CALENDAR]: { name: '公招.ics', ics: 'BEGIN:VCALENDAR' } });
  await waitFor(async () => expect((await button()).disabled).toBe(false));
  await user.click(await button());
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  const [file] = saved.mock.lastCall ?? [];
  expect(await (file as Blob).text()).toBe('BEGIN:VCALENDAR');
});

test('a project whose steps are all over offers no calendar', async () => {
  open({ exam: { steps: [step('2020-01', '2020-02')] } });
  await screen.findByRole('heading', { level: 1, name: /公开招聘 7/ });
  expect(screen.queryByRole('button', { name: '存到日历' })).toBeNull();
});

test('back from the resume, the registration that was being filled in is open for its post; after thinking again it waits', async () => {
  signIn.seeker();
  const number = '33990119960512004X';
  const files = [{ kind: 'identity' as const, fileId: '12', name: '身份证.pdf' }];
  const filled = {
    identityKind: 'resident' as const,
    identityNumber: number,
    files,
    accessible: '',
    filesAt: Date.now(),
  };
  keepDraft('7', { ...filled, postId: '1', isOpen: true });
  const first = open();
  const dialog = within(await screen.findByRole('dialog', { name: /提交报名/ }));
  expect(dialog.getByLabelText<HTMLInputElement>(/身份证号/).value).toBe(number);
  dialog.getByText('身份证.pdf');
  fireEvent.click(dialog.getByRole('button', { name: '再想想' }));
  first.unmount();
  expect(draftOf('7')).toMatchObject({ identityNumber: number, isOpen: false });
  open();
  await (await card()).findByRole('button', { name: '选岗报名' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('of a person whose files were deleted meanwhile the words are kept', () => {
  signIn.seeker();
  const files = [{ kind: 'identity' as const, fileId: '12', name: '身份证.pdf' }];
  const old = {
    identityKind: 'resident' as const,
    identityNumber: '1',
    files,
    accessible: '轮椅',
    filesAt: Date.now() - 86_400_000,
  };
  keepDraft('7', { ...old, postId: '1', isOpen: true });
  expect(draftOf('7')).toMatchObject({ accessible: '轮椅', files: [] });
});
