import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { postDetail } from '#contract/posts/post-card.ts';
import { answersOf } from '#web/features/self-check/answers.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { SelfCheck } from './self-check.tsx';

const post = sampleOf(postDetail, {
  id: '7',
  education: 'master',
  certificate: 'junior',
  subjects: ['math'],
  experience: '3-5',
  titleLevel: null,
  requirements: { majors: ['数学', '统计学'] },
});
const open = (of = post) => renderPage(<SelfCheck post={of} />);
const answer = (name: string, label: string) =>
  within(screen.getByRole('group', { name: `我的${name}` })).getByRole('button', { name: label });

beforeEach(() => localStorage.clear());

test('each answer is compared at once, by the rules of the post', async () => {
  const { user } = open();
  screen.getByText(/点 4 下，看你能不能报/);
  await user.click(answer('学历学位', '博士'));
  screen.getByText('到这里都符合，还有 3 条没点。');
  await user.click(answer('教师资格证', '小学'));
  screen.getByText(/^教师资格证是必须条件，不符合，还有 2 条没点/);
  await user.click(answer('教师资格证', '高中'));
  await user.click(answer('专业', '统计学'));
  await user.click(answer('教学经验', '2 年'));
  screen.getByText(/^教学经验是必须条件，不符合。/);
  await user.click(answer('教学经验', '3–4 年'));
  screen.getByText('每一条都合适，可以放心投递。');
});

test('what is true of the person holds for the next post; the major of this one does not', async () => {
  const first = open();
  await first.user.click(answer('学历学位', '硕士'));
  await first.user.click(answer('专业', '都不是'));
  first.unmount();
  open({ ...post, id: '8' });
  expect(answer('学历学位', '硕士').getAttribute('aria-pressed')).toBe('true');
  expect(answer('专业', '都不是').getAttribute('aria-pressed')).toBe('false');
});

test('a major that was chosen by its name holds where it is asked for again; the rest holds for its post alone', async () => {
  const first = open({ ...post, requirements: { ...post.requirements, putonghua: '2a' } });
  await first.user.click(answer('专业', '统计学'));
  await first.user.click(answer('普通话', '满足'));
  expect([answersOf(), answersOf('7').普通话, answersOf('8').普通话]).toEqual([{ 专业: '统计学' }, '满足', undefined]);
  first.unmount();
  open({ ...post, id: '8' });
  expect(answer('专业', '统计学').getAttribute('aria-pressed')).toBe('true');
});

test('a post for every major asks for none', () => {
  open({ ...post, requirements: { majors: ['专业不限'] } });
  screen.getByText(/点 3 下/);
  expect(screen.queryByRole('group', { name: '我的专业' })).toBeNull();
});

test('the first question without an answer leads; an answered one can be opened again', async () => {
  const { user } = open();
  const asked = () => screen.getAllByRole('listitem').find((one) => one.getAttribute('aria-current'))?.textContent;
  expect(asked()).toMatch(/^学历学位/);
  await user.click(answer('学历学位', '博士'));
  expect(asked()).toMatch(/^专业/);
  await user.click(screen.getByRole('button', { name: '学历学位' }));
  expect(asked()).toMatch(/^学历学位/);
  await user.click(answer('学历学位', '硕士'));
  expect(asked()).toMatch(/^专业/);
});

test('what is answered by yes or no stands last', () => {
  open({ ...post, requirements: { majors: ['数学', '统计学', '物理', '力学', '天文'] } });
  const groups = screen.getAllByRole('group').map((one) => one.querySelector('legend')?.textContent);
  expect(groups).toEqual(['我的学历学位', '我的教师资格证', '我的教学经验', '我的专业']);
});

test('a post for graduates asks who one is in place of years', async () => {
  const { user } = open({ ...post, experience: 'graduate' });
  await user.click(answer('教学经验', '往届'));
  screen.getByText(/^教学经验是必须条件，不符合/);
});

test('what is an advantage alone is held against nobody', async () => {
  const { user } = open({
    ...post,
    requirements: { majors: ['数学'], homeroom: '1 年及以上优先', others: ['身体健康', '有竞赛经历者优先'] },
  });
  await user.click(answer('班主任经历', '不满足'));
  screen.getByText('优先，不影响投递');
  screen.getByText(/^到这里都符合/);
  for (const [name, label] of [
    ['学历学位', '博士'],
    ['专业', '数学'],
    ['教师资格证', '高中'],
    ['教学经验', '10 年以上'],
  ] as const)
    await user.click(answer(name, label));
  await user.click(answer('其他', '满足'));
  screen.getByText('必须的都符合，可以放心投递。');
  await user.click(answer('其他', '不满足'));
  screen.getByText(/^其他是必须条件，不符合/);
});
