import { expect, test } from 'vitest';
import type { Call } from '#contract/api.ts';
import type { PostDetail } from '#contract/posts/post-card.ts';
import { announcementsWeb } from './module.ts';

const told = { items: [{ id: '3' }], total: 1 };
const call = (async () => told) as unknown as Call;
const post = (companyHasExperiences: boolean) =>
  ({ id: '1', company: { id: '2' }, subjects: ['math'], companyHasExperiences }) as unknown as PostDetail;

test('a post asks for 面经 only where there are some', async () => {
  expect(await announcementsWeb.load.job(call, post(true))).toEqual(told);
  expect(await announcementsWeb.load.job(call, post(false))).toBeNull();
});
