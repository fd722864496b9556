import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import type { OwnDelivery } from '#contract/deliveries/deliveries.ts';
import { type Resume, resumeContent } from '#contract/resumes/resumes.ts';
import { declineReasons } from '#contract/talents/talent-shapes.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { refusal, serve } from '#web/testing/serve.ts';
import { SeekerHomePage } from './seeker-home-page.tsx';

const ANSWER = 'POST /api/talent-invitations/:id/answer';
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const delivery = (more: Some<OwnDelivery>): OwnDelivery =>
  sampleOf(api['GET /api/deliveries'].returns.shape.items.element, { post: { title: '语文教师' }, ...more });
const invitation = sampleOf(api[ANSWER].returns, {
  id: '5',
  status: 'invited',
  company: { name: '钱塘一中' },
  conversationId: null,
  expiresAt: inHours(30),
});

function open(mine: OwnDelivery[], invited: (typeof invitation)[] = [], resume?: Resume) {
  const server = serve({
    'GET /api/deliveries': { items: [], counts: { mine: 0, open: 1, ended: 0, all: 1 } } as never,
    'GET /api/calendar': [],
    'GET /api/recommendations': { personalised: true, basis: 'nothing', questions: [], items: [] },
  });
  const counts = { mine: mine.length, open: 0, ended: 0, all: resume ? 0 : 1 };
  const deliveries = { group: 'open' as const, opened: null, items: mine, cursors: {}, counts, calendar: [] };
  const data = { deliveries, resume, invited, now: Date.now() };
  return { server, ...renderPage(<SeekerHomePage data={data} />, '/client/index') };
}
const decisions = () => screen.queryAllByTestId('waiting').map((one) => one.closest('section') as HTMLElement);

beforeEach(() => signIn.seeker());

test('each decision is a section, the nearest first, and only its answer is filled', () => {
  const offer = { pay: 100, payUnit: 'year' as const, payParts: [], startsOn: '2027-09-01', answerBy: inHours(60) };
  open(
    [
      delivery({ id: '1', status: 'offer', moves: ['accept-offer'], offer }),
      delivery({
        id: '2',
        status: 'interview',
        moves: ['accept-interview'],
        interview: { status: 'waiting', slots: null, startsAt: inHours(100) },
      }),
    ],
    [invitation],
  );
  screen.getByRole('heading', { level: 1, name: '今天有 3 件事等你答复' });
  expect(decisions().map((one) => within(one).getByRole('heading', { level: 2 }).textContent)).toEqual([
    '沟通邀请：1，钱塘一中',
    '录用意向：语文教师，1',
    '面试邀请：语文教师，1',
  ]);
  expect([...document.querySelectorAll('.btn-filled')].map(({ textContent }) => textContent)).toEqual(['同意沟通']);
});

test('what was answered goes, and the page says when nothing is left', async () => {
  const one = delivery({
    id: '2',
    status: 'interview',
    moves: ['accept-interview'],
    interview: { status: 'waiting', slots: null, startsAt: inHours(100) },
  });
  const { server, user } = open([one]);
  server.change({
    'POST /api/deliveries/:id/moves': {
      ...one,
      moves: [],
      interview: { ...one.interview, status: 'accepted' },
    } as never,
  });
  await user.click(screen.getByRole('button', { name: '确认参加' }));
  await screen.findByRole('heading', { level: 1, name: '今天没有要答复的' });
  expect(decisions()).toEqual([]);
});

test('an invitation to talk is declined with a reason; a refused answer leaves it open', async () => {
  const { server, user } = open([], [invitation]);
  const [reason, label] = Object.entries(declineReasons)[0] ?? [];
  server.change({ [ANSWER]: () => refusal('CONFLICT', '邀请已过期') });
  await user.click(screen.getByRole('button', { name: '婉拒' }));
  expect(server.to(ANSWER)).toEqual([]);
  await user.click(screen.getByRole('button', { name: label ?? '' }));
  await screen.findByText('邀请已过期');
  server.change({ [ANSWER]: { ...invitation, status: 'declined' } });
  await user.click(screen.getByRole('button', { name: label ?? '' }));
  await screen.findByText('已婉拒');
  expect(server.to(ANSWER).map(({ body }) => body)).toEqual([
    { accept: false, reason },
    { accept: false, reason },
  ]);
  expect(decisions()).toEqual([]);
});

test('an accepted invitation leads on to the conversation', async () => {
  const { server, user } = open([], [invitation]);
  server.change({ [ANSWER]: { ...invitation, status: 'accepted', conversationId: '77' } });
  await user.click(screen.getByRole('button', { name: '同意沟通' }));
  const link = await screen.findByRole('link', { name: '去沟通' });
  expect(link.getAttribute('href')).toContain('77');
  await waitFor(() => screen.getByRole('heading', { level: 1, name: '今天没有要答复的' }));
});

const resumeOf = (intentions: Resume['content']['intentions'], completeness = 10): Resume => ({
  ...sampleOf(api['GET /api/resumes/:id'].returns, { completeness }),
  content: { ...resumeContent.parse({}), intentions },
});
const wish: Resume['content']['intentions'][number] = {
  key: 'a',
  title: '高中数学教师',
  stage: 'senior',
  tenures: [],
  cityCodes: [],
};

test('who has only just registered brings a resume, or says what to be offered', () => {
  const { unmount } = open([], [], resumeOf([wish]));
  const first = within(screen.getByRole('region', { name: '带来一份简历' }));
  expect(first.getByRole('link', { name: '传一份' }).getAttribute('href')).toBe('/resume#import');
  expect(first.queryByRole('link', { name: '去说' })).toBeNull();
  unmount();
  open([], [], resumeOf([], 60));
  expect(screen.getByRole('link', { name: '去说' }).getAttribute('href')).toBe('/resume#intentions');
});

test('a resume that is written and says what for asks for nothing', () => {
  open([], [], resumeOf([wish], 60));
  expect(screen.queryByText('带来一份简历')).toBeNull();
});
