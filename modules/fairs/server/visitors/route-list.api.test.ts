import { describe, expect, test } from 'vitest';
import { type ResumeContentInput, resumeContent } from '#contract/resumes/resumes.ts';
import { newId } from '#database/new-id.ts';
import { resume } from '#database/schema/deliveries.ts';
import { joberBlock } from '#database/schema/identity.ts';
import type { post } from '#database/schema/posts.ts';
import { givenOpenPost } from '#server/platform/testing/fixtures.ts';
import { fairExhibitor, fairExhibitorPost, fairVisitor } from '../../schema.ts';
import { useFairs } from '../test-fairs.ts';

const { db, call, clock, aSeeker, aSchool, aFair } = await useFairs();

const { id } = await aFair();

async function exhibit(posts: Partial<typeof post.$inferInsert>[]): Promise<string> {
  const { companyId } = await aSchool();
  const exhibitorId = newId();
  const at = clock.now();
  await db
    .insert(fairExhibitor)
    .values({ id: exhibitorId, fairId: id, companyId, status: 'approved', people: [], appliedAt: at });
  for (const [place, values] of posts.entries()) {
    const { id: postId } = await givenOpenPost(db, companyId, { stages: ['senior'], subjects: [], ...values });
    await db.insert(fairExhibitorPost).values({ exhibitorId, postId, place });
  }
  return companyId;
}

/** The titles in the 路线单 of a person with this resume. */
async function listed(content: ResumeContentInput, blocked?: string, signedUp = true): Promise<string[]> {
  const seeker = await aSeeker();
  if (blocked)
    await db.insert(joberBlock).values({ joberId: seeker.joberId, companyId: blocked, createdAt: clock.now() });
  const values = { joberId: seeker.joberId, name: '我的简历', isDefault: true, content: resumeContent.parse(content) };
  await db.insert(resume).values(values);
  if (signedUp) {
    const visitorId = newId();
    const seat = { fairId: id, joberId: seeker.joberId, status: 'signed-up', ticketCode: visitorId } as const;
    await db.insert(fairVisitor).values({ ...seat, id: visitorId, signedUpAt: clock.now() });
  }
  const { body } = await call('GET', `/api/fairs/${id}/route`, { token: seeker.token });
  return body.stops.flatMap(({ posts }: { posts: { title: string }[] }) => posts.map(({ title }) => title));
}

const wish = { key: 'a', title: '高中数学教师', stage: 'senior', subject: 'math' } as const;
const job = { key: 'b', employer: '杭州青枫高级中学', from: '2023-08', to: 'now' } as const;

describe('the posts of a 路线单', async () => {
  await exhibit([
    { title: '高中数学教师', subjects: ['math'] },
    { title: '高中英语教师', subjects: ['english'] },
    { title: '高中部教师' },
    { title: '校园保安', role: 'security' },
  ]);
  await exhibit([
    { title: '宿舍管理老师', role: 'boarding' },
    { title: '出纳', role: 'finance' },
    { title: '教务员', role: 'academic-affairs' },
  ]);
  const college = await exhibit([{ title: '讲师', stages: ['undergraduate'], role: 'teaching-first' }]);

  test('are none of a company that the seeker blocked', async () => {
    const wishes = { intentions: [{ key: 'a', title: '大学教师', stage: 'undergraduate' }] } as const;
    expect(await listed({ intentions: [...wishes.intentions] })).toEqual(['讲师']);
    expect(await listed({ intentions: [...wishes.intentions] }, college)).toEqual([]);
  });

  test('are none for who has not signed up', async () => {
    expect(await listed({ intentions: [wish] }, undefined, false)).toEqual([]);
  });

  test.each<[string, ResumeContentInput, string[]]>([
    ['a teacher of mathematics', { intentions: [wish] }, ['高中数学教师', '高中部教师']],
    ['who says the subject alone', { intentions: [{ ...wish, title: '数学' }] }, ['高中数学教师', '高中部教师']],
    [
      'who wants to work in 教务 too',
      { intentions: [wish, { ...wish, key: 'c', title: '教务主任' }] },
      ['高中数学教师', '高中部教师', '教务员'],
    ],
    [
      'who was in charge of a dormitory',
      { intentions: [wish], experiences: [{ ...job, position: '生活老师' }] },
      ['高中数学教师', '高中部教师', '宿舍管理老师'],
    ],
    [
      'a teacher at a college, where they are called otherwise',
      { intentions: [{ key: 'a', title: '大学教师', stage: 'undergraduate' }] },
      ['讲师'],
    ],
  ])('%s', async (_, content, expected) => {
    expect((await listed(content)).sort()).toEqual([...expected].sort());
  });
});
