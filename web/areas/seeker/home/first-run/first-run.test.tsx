import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { type ResumeContent, resumeContent } from '#contract/resumes/resumes.ts';
import { getSession } from '#web/session/session-store.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, refusal, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { Steps } from './first-run.tsx';

const SAVE = 'PATCH /api/resumes/:id';
const READ = 'GET /api/resumes/:id';
const PRIVACY = 'PATCH /api/account/privacy';

beforeEach(() => signIn.seeker());

/** A server with one resume, which refuses changes of an older revision. */
function open(content: Partial<ResumeContent> = {}) {
  const shape = api[READ].returns;
  let row = {
    ...sampleOf(shape, { id: '5', revision: 1 }),
    content: { ...resumeContent.parse({}), ...content },
  };
  const write = (part: object) => {
    row = { ...row, revision: row.revision + 1, content: { ...row.content, ...part } };
    return row;
  };
  const save = ({ body }: Sent) =>
    body.revision === row.revision ? write(body.content) : refusal('CONFLICT', '简历已在别处修改');
  const server = serve({
    [SAVE]: save,
    [READ]: () => row,
    'GET /api/posts': { items: [] },
  });
  return { server, save, write, first: () => row.content.intentions[0], ...renderPage(<Steps resume={row} />) };
}
const choose = (group: string, name: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));
const isOn = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group }))
    .getByRole('button', { name })
    .getAttribute('aria-pressed');

test('every choice is saved at once, one after the other, and the title follows what was chosen', async () => {
  const { server, save, first } = open();
  const slow = later<void>();
  server.change({ [SAVE]: (sent: Sent) => slow.promise.then(() => save(sent)) });
  choose('学段', '高中');
  choose('学科', '数学');
  await waitFor(() => expect(server.to(SAVE)).toHaveLength(1));
  slow.resolve();
  await waitFor(() => expect(first()).toMatchObject({ stage: 'senior', subject: 'math', title: '高中数学教师' }));
  expect(server.to(SAVE).map(({ body }) => body.revision)).toEqual([1, 2]);
});

test('a title that somebody wrote stays', async () => {
  const { first } = open({ intentions: [{ key: 'a', title: '竞赛教练', tenures: [], cityCodes: [] }] });
  choose('学段', '高中');
  await waitFor(() => expect(first()).toMatchObject({ stage: 'senior', title: '竞赛教练' }));
});

test('a choice that was not saved stays chosen and goes with the next one', async () => {
  const { server, save, first } = open();
  server.change({ [SAVE]: unreachable });
  choose('学段', '小学');
  await screen.findByText('接口请求失败');
  expect([isOn('学段', '小学'), first()]).toEqual(['true', undefined]);
  server.change({ [SAVE]: save });
  choose('学科', '语文');
  await waitFor(() => expect(first()).toMatchObject({ stage: 'primary', subject: 'chinese' }));
});

test('where the resume was changed on another device meanwhile, the choice is still saved, and so is that change', async () => {
  const { server, write, first } = open();
  write({ intro: '另一台设备写的', intentions: [] });
  choose('学段', '小学');
  await waitFor(() => expect(first()).toMatchObject({ stage: 'primary' }));
  choose('学科', '语文');
  await waitFor(() => expect(first()).toMatchObject({ stage: 'primary', subject: 'chinese' }));
  expect(server.to(SAVE).map(({ body }) => body.revision)).toEqual([1, 2, 3]);
  expect(screen.queryByText('简历已在别处修改')).toBeNull();
});

test('other wishes of the resume stay behind the first', async () => {
  const other = { key: 'b', title: '教研员', tenures: [], cityCodes: [] };
  const { server } = open({ intentions: [{ key: 'a', title: '教师', tenures: [], cityCodes: [] }, other] });
  choose('编制', '只看事业编制');
  await waitFor(() => expect(server.to(SAVE)).toHaveLength(1));
  expect(server.to(SAVE)[0]?.body.content.intentions).toEqual([
    { key: 'a', title: '教师', tenures: ['establishment'], cityCodes: [] },
    other,
  ]);
});

test('who sees the resume is saved when it is chosen; a choice that was not saved is not shown', async () => {
  const { server, user } = open();
  server.change({ [PRIVACY]: unreachable });
  await user.click(screen.getByRole('button', { name: '隐藏' }));
  await screen.findByText('接口请求失败');
  expect(getSession().jober?.privacy).not.toBe('hidden');
  server.change({ [PRIVACY]: { privacy: 'hidden' } });
  await user.click(screen.getByRole('button', { name: '隐藏' }));
  await waitFor(() => expect(getSession().jober?.privacy).toBe('hidden'));
  expect(server.to(PRIVACY).at(-1)?.body).toEqual({ privacy: 'hidden' });
});
