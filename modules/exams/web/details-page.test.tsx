import { act, screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test } from 'vitest';
import type { Call } from '#contract/api.ts';
import { pack } from '#web/features/page/page-route.tsx';
import { signIn } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, type Sent, serve } from '#web/testing/serve.ts';
import { ownRegistration } from '../contract/registrations.ts';
import { loadExam } from './public/load-exams.ts';
import Exam from './routes/public/exams-details.tsx';

const FIT = 'GET /api/exams/:id/fit';
const REGISTRATIONS = 'GET /api/exams/registrations';

beforeEach(() => signIn.seeker());

/** A route's page at its address, as the browser loads it. */
const open = <T extends object>(load: (call: Call, url: URL) => Promise<T>, Page: React.ElementType, at: string) =>
  renderLoaded(load, (data) => createElement(Page, { loaderData: pack(data) }), at);

const settings = { numbers: 'live' as const, ageOn: '2027-01-01', papersUntil: '2027-07-31' };
const fits = (fit: 'fits' | 'unfit') => ({ items: [{ postId: '1', fit, checks: [] }] });

function exams() {
  const server = serve({
    'GET /api/exams/:id': ({ params }: Sent) => ({
      id: params.id as string,
      title: `公开招聘 ${params.id}`,
      status: 'published',
      settings: { ...settings, weights: { written: 60, interview: 40 } },
    }),
    'GET /api/exams/:id/posts': {
      items: [{ id: '1', title: '高中数学教师', status: 'open', stage: null, subject: null, ratio: null }],
      days: [],
    },
    'GET /api/exams/:id/results': {},
    'GET /api/exams/:id/questions': {},
    'GET /api/exams/:id/questions/mine': {},
    'GET /api/exams': {},
    [FIT]: fits('fits'),
    [REGISTRATIONS]: {
      items: [sampleOf(ownRegistration, { number: 1042, status: 'submitted', exam: { id: '7' } })],
    } as never,
    'GET /api/exams/mine': {},
  });
  return { server, ...open(loadExam, Exam, '/exams/details?id=7') };
}

const title = (text: string) => screen.findByRole('heading', { level: 1, name: new RegExp(text) });
const mine = () => screen.queryByRole('region', { name: '我的报名' });

test('what a seeker registered for in one project is not shown on the next, not even while that is looked up', async () => {
  const slow = later<object>();
  const { server, router } = exams();
  server.change({ [FIT]: ({ params }) => (params.id === '8' ? (slow.promise as never) : fits('fits')) });
  await screen.findByRole('region', { name: '我的报名' });
  await act(() => router.navigate('/exams/details?id=8'));
  await title('公开招聘 8');
  expect(mine()).toBeNull();
  await act(async () => slow.resolve(fits('unfit')));
  await screen.findByText('不符合');
  expect(mine()).toBeNull();
});

test('an answer about the project before, which comes last, changes nothing on the next', async () => {
  const slow = later<object>();
  const { server, router } = exams();
  server.change({ [FIT]: ({ params }) => (params.id === '7' ? (slow.promise as never) : fits('unfit')) });
  await title('公开招聘 7');
  await act(() => router.navigate('/exams/details?id=8'));
  await title('公开招聘 8');
  await screen.findByText('不符合');
  await act(async () => slow.resolve(fits('fits')));
  expect(mine()).toBeNull();
  screen.getByText('不符合');
});
