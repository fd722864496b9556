import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderConsole } from '#web/testing/render-page.tsx';
import { type Some, sampleOf } from '#web/testing/sample-of.ts';
import { serve, unreachable } from '#web/testing/serve.ts';
import type { OwnExam, ShortPost } from '../../../contract/company-exams.ts';
import { usualSettings } from '../../../contract/exam-settings.ts';
import { RatioTab } from './posts-tabs.tsx';

const LIST = 'GET /api/company/exams/:id/ratio';
const DECIDE = 'POST /api/company/exams/:id/ratio';
const step = (startsAt: string, endsAt: string) => ({ step: 'register', startsAt, endsAt, detail: '' });
const over = step('2026-01-01T00:00:00Z', '2026-01-09T00:00:00Z');
const examOf = (more: Some<OwnExam> = {}): OwnExam =>
  sampleOf(api['GET /api/company/exams/:id'].returns, {
    id: '7',
    status: 'published',
    role: 'lead',
    settings: usualSettings(2027),
    steps: [over],
    draw: null,
    ...more,
  });
const post = (id: string, more: Partial<ShortPost> = {}): ShortPost => ({
  id,
  code: `1020${id}`,
  title: '高中数学教师',
  employer: '第一中学',
  headcount: 2,
  ratio: 3,
  people: 4,
  suffices: 1,
  ...more,
});

function open(posts: ShortPost[], { exam = examOf(), waiting = 0 } = {}) {
  const server = serve({ [LIST]: { items: posts, waiting }, [DECIDE]: exam });
  return { server, ...renderConsole(<RatioTab exam={exam} />, '/exam/edit?id=7') };
}
const line = async (code: string) =>
  within((await screen.findByText(new RegExp(`^${code}`))).closest('li') as HTMLElement);
const set = async (code: string, people: string) => {
  const field = (await line(code)).getByLabelText(`${code}核减后人数`);
  fireEvent.change(field, { target: { value: people } });
  fireEvent.blur(field);
};
/** The button below the list; the question has one of the same name. */
const decide = () => screen.getAllByRole('button', { name: /确认并公布$/ })[0] as HTMLElement;
const say = async () => {
  fireEvent.click(decide());
  await screen.findByText(/^确认核减或取消这/);
  fireEvent.click(screen.getAllByRole('button', { name: /确认并公布$/ }).at(-1) as HTMLElement);
};

beforeEach(() => signIn.recruiter());

test('what the people suffice for is proposed; what is kept is not sent, what becomes 0 is cancelled', async () => {
  const { server } = open([post('1'), post('2', { people: 1, suffices: 0 }), post('3')]);
  (await line('10201')).getByText('核减');
  (await line('10202')).getByText('取消');
  await set('10203', '2');
  (await line('10203')).getByText('保留');
  await say();
  await waitFor(() => expect(server.to(DECIDE)).toHaveLength(1));
  expect(server.to(DECIDE)[0]).toMatchObject({
    params: { id: '7' },
    body: {
      posts: [
        { id: '1', headcount: 1 },
        { id: '2', headcount: 0 },
      ],
    },
  });
});

test('nothing is published before a yes, nor where every post is kept', async () => {
  const { server } = open([post('1')]);
  await line('10201');
  fireEvent.click(decide());
  await screen.findByText('确认核减或取消这 1 个岗位？');
  expect(server.to(DECIDE)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: /返\s*回$/ }));
  await set('10201', '2');
  expect(decide()).toHaveProperty('disabled', true);
});

const coming = step('2026-01-01T00:00:00Z', '2099-01-01T00:00:00Z');
test.each([
  ['registration runs', { exam: examOf({ steps: [coming] }) }, '报名截止后再核减'],
  ['the list is fixed', { exam: examOf({ draw: 'committed' }) }, '考试名单已冻结'],
  ['one is no lead', { exam: examOf({ role: 'observer' }) }, '由负责人决定'],
  ['reviews are open', { waiting: 3 }, '还有 3 份报名没有审核或缴费结论'],
])('while %s it says so, and nothing can be published', async (_, given, said) => {
  open([post('1')], given);
  await screen.findByText(said);
  expect(decide()).toHaveProperty('disabled', true);
});

test('where all posts have people enough it says so; a list that did not load is asked for again', async () => {
  const server = serve({ [LIST]: unreachable });
  const { user } = renderConsole(<RatioTab exam={examOf()} />, '/exam/edit?id=7');
  const again = await screen.findByRole('button', { name: /重\s*试/ });
  server.change({ [LIST]: {} });
  await user.click(again);
  await screen.findByText('所有岗位都达到了开考比例。');
});
