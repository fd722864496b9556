import { expect, test } from 'vitest';
import type { Call } from '#contract/api.ts';
import { switchModulesOff } from '#web/slots.tsx';
import { loadJob } from './load-job.ts';

const url = (query: string) => new URL(`http://site.example/jobs/details${query}`);
const never = (async () => {
  throw new Error('nobody should have been asked');
}) as Call;

test.each(['', '?id=', '?id=0', '?id=-1', '?id=1e3', '?id=abc', '?id=1%27--', `?id=${'9'.repeat(20)}`])(
  '%s is no post, and nobody is asked',
  async (query) => {
    await expect(loadJob(never, url(query))).rejects.toMatchObject({ init: { status: 404 } });
  },
);

const answering = (answers: Record<string, unknown>) =>
  (async (key: string) => {
    const answer = answers[key];
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Call;

test('a post that is gone is the 404 page', async () => {
  const gone = Object.assign(new Error('内容不存在或已被删除'), { status: 404 });
  const call = answering({ 'GET /api/posts/:id': gone, 'GET /api/posts/:id/similar': gone });
  await expect(loadJob(call, url('?id=1'))).rejects.toMatchObject({ init: { status: 404 } });
});

test('a post stands without its like', async () => {
  const call = answering({
    'GET /api/posts/:id': { id: '1', company: { id: '2' }, subjects: ['math'] },
    'GET /api/posts/:id/similar': new Error('slow'),
  });
  expect(await loadJob(call, url('?id=1'))).toMatchObject({ post: { id: '1' }, similar: [], market: null });
});

test('a post of a 公开招聘 leads to its project, and has a page of its own where the site has none of projects', async () => {
  const post = { id: '1', company: { id: '2' }, subjects: ['math'], exam: { id: '3', employer: '' } };
  const call = answering({ 'GET /api/posts/:id': post, 'GET /api/posts/:id/similar': null });
  const sentTo = await loadJob(call, url('?id=1')).catch(({ headers }: Response) => headers.get('location'));
  expect(sentTo).toBe('/exams/details?id=3&post=1');
  switchModulesOff(['exams']);
  expect(await loadJob(call, url('?id=1'))).toMatchObject({ post: { id: '1' } });
  switchModulesOff([]);
});
