import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#contract/api.ts';
import { signIn } from '#web/testing/post-page.tsx';
import { renderPage } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { later, type Sent, serve, unreachable } from '#web/testing/serve.ts';
import { WishStep } from './wish-step.tsx';

const COUNT = 'GET /api/posts';
type Wish = Parameters<typeof WishStep>[0]['wish'];
const wishOf = (more: Partial<Wish>): Wish => {
  const wish = { key: 'k1', title: '教师', tenures: [], cityCodes: [], ...more };
  const resume = sampleOf(api['GET /api/resumes/:id'].returns, { content: { intentions: [wish] } } as never);
  return resume.content.intentions[0] as Wish;
};

function Step({ first, onChange, onNext }: { first: Wish; onChange(part: object): void; onNext(): void }) {
  const [wish, setWish] = useState(first);
  return (
    <WishStep
      wish={wish}
      onChange={(part) => {
        onChange(part);
        setWish((now) => ({ ...now, ...part }));
      }}
      onNext={onNext}
    />
  );
}
function open(more: Partial<Wish> = {}, posts: object = { total: 120, totalIsCapped: false }) {
  const server = serve({
    [COUNT]: posts as never,
    'GET /api/site/regions': [],
  });
  const [onChange, onNext] = [vi.fn(), vi.fn()];
  renderPage(<Step first={wishOf(more)} onChange={onChange} onNext={onNext} />);
  return { server, onChange, onNext };
}
const row = (name: string) => within(screen.getByRole('group', { name }));
const pressed = (name: string) =>
  row(name)
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);
const tap = (group: string, name: string) => fireEvent.click(row(group).getByRole('button', { name }));
const said = () => screen.getByText(/岗位/, { selector: '[aria-live]' }).textContent;

beforeEach(() => signIn.seeker());

test('every tap is told, and counts the posts anew', async () => {
  const { server, onChange } = open();
  await waitFor(() => expect(said()).toMatch(/现在有 120 个岗位/));
  tap('学段', '高中');
  tap('学科', '物理');
  expect(onChange.mock.calls.flat()).toEqual([{ stage: 'senior', subject: undefined }, { subject: 'physics' }]);
  await waitFor(() => expect(server.to(COUNT).at(-1)?.query).toMatchObject({ stage: 'senior', subject: 'physics' }));
  tap('学科', '物理');
  expect(onChange).toHaveBeenLastCalledWith({ subject: undefined });
});

test('another stage takes the subject away, which it may not have', () => {
  const { onChange } = open({ stage: 'senior', subject: 'physics' });
  tap('学段', '小学');
  expect(onChange).toHaveBeenLastCalledWith({ stage: 'primary', subject: undefined });
  tap('学段', '小学');
  expect(onChange).toHaveBeenLastCalledWith({ stage: undefined, subject: undefined });
});

test('a fourth city takes the place of the first', async () => {
  const { server, onChange } = open({ cityCodes: ['110100', '310100', '440300'] });
  const other = row('城市').getAllByRole('button', { pressed: false })[0] as HTMLElement;
  fireEvent.click(other);
  const { cityCodes } = (onChange.mock.lastCall ?? [])[0] as { cityCodes: string[] };
  expect(cityCodes.slice(0, 2)).toEqual(['310100', '440300']);
  expect(cityCodes).toHaveLength(3);
  await waitFor(() => expect(server.to(COUNT).at(-1)?.query.cityCode).toBe('310100'));
});

test('编制 is chosen and let go of', async () => {
  const { onChange } = open({ tenures: ['establishment'] });
  await waitFor(() => expect(said()).toMatch(/120/));
  expect(pressed('编制')).toEqual(['只看事业编制']);
  tap('编制', '只看事业编制');
  expect(onChange).toHaveBeenLastCalledWith({ tenures: [] });
});

test('a count for an earlier choice does not come over that of a later one', async () => {
  const slow = later<object>();
  const { server } = open({}, { total: 120, totalIsCapped: false });
  await waitFor(() => expect(said()).toMatch(/120/));
  server.change({ [COUNT]: ({ query }: Sent) => (query.stage === 'senior' ? slow.promise : { total: 7 }) as never });
  tap('学段', '高中');
  expect(said()).toBe('正在数合适的岗位…');
  tap('学段', '小学');
  await waitFor(() => expect(said()).toMatch(/现在有 7 个岗位/));
  await act(async () => slow.resolve({ total: 999 }));
  expect(said()).toMatch(/现在有 7 个岗位/);
});

test('where the posts cannot be counted one goes on all the same', async () => {
  const { server, onNext } = open();
  await waitFor(() => expect(said()).toMatch(/120/));
  server.change({ [COUNT]: unreachable });
  tap('学段', '小学');
  await waitFor(() => expect(said()).toBe('现在数不出有多少岗位，不影响记下'));
  fireEvent.click(screen.getByRole('button', { name: '记下，下一步' }));
  expect(onNext).toHaveBeenCalledOnce();
});

test('a number that is only the least is shown as such; of none there is nothing to look at', async () => {
  open({}, { total: 1000, totalIsCapped: true });
  await waitFor(() => expect(said()).toMatch(/1000\+/));
  screen.getByRole('link', { name: '看看' });
});

test('at a university nobody is asked for a school subject', () => {
  open({ stage: 'undergraduate' });
  expect(screen.queryByRole('group', { name: '学科' })).toBeNull();
});
