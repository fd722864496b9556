import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadJob } from '#web/features/posts/detail/load-job.ts';
import { signIn, testPostPage } from '#web/testing/post-page.tsx';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { type Answers, serve } from '#web/testing/serve.ts';
import { JobPage } from './job-page.tsx';

testPostPage({ draw: (data) => <JobPage data={data} />, path: '/jobs/details', login: '/client/login' });

let last = 700;
function post(more: object = {}, answers: Answers = {}) {
  last += 1;
  return serve({
    'GET /api/posts/:id': {
      id: String(last),
      title: '高中物理教师',
      status: 'open',
      exam: null,
      description: '教高中物理。',
      company: { id: '9', name: '深圳中学', claimed: true },
      ...more,
    } as never,
    'GET /api/posts/:id/similar': {},
    'GET /api/companies/:id/experiences': {},
    'POST /api/posts/:id/views': null,
    'PUT /api/history/:id': null,
    'GET /api/posts/mine': {},
    ...answers,
  });
}
const open = () => renderLoaded(loadJob, (data) => <JobPage data={data} />, `/jobs/details?id=${last}`);

test('on a phone a post is shared by the phone itself; where it cannot, or fails, by a code and an address', async () => {
  post();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const share = vi.fn((_: ShareData) => Promise.resolve());
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const { user } = open();
  const press = async () => user.click(await screen.findByRole('button', { name: '分享' }));
  await press();
  expect(share.mock.calls[0]?.[0].url).toContain(`/jobs/details?id=${last}`);
  share.mockRejectedValueOnce(new DOMException('the person said no', 'AbortError'));
  await press();
  expect(screen.queryByRole('dialog')).toBeNull();
  share.mockRejectedValueOnce(new DOMException('not allowed', 'NotAllowedError'));
  await press();
  await screen.findByRole('dialog');
  Reflect.deleteProperty(navigator, 'share');
});

test('the job stands first, then how one fits; the school stands last', async () => {
  post();
  open();
  await screen.findByRole('heading', { name: /^高中物理教师/ });
  const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(titles.slice(0, 2)).toEqual(['岗位说明', '资格自检']);
  expect(titles.at(-1)).toBe('学校');
});

test('what fits is one line; what does not or is not written has a row with its act', async () => {
  signIn.seeker();
  const check = (name: string, result: string, more: object = {}) => ({
    key: name,
    name,
    wants: '2 年以上',
    has: '1 年',
    result,
    ...more,
  });
  post(
    {},
    {
      'GET /api/posts/:id/mine': {
        favourite: false,
        deliveryStatus: null,
        checks: [
          check('学历', 'fit'),
          check('专业', 'fit'),
          check('职称', 'missing', { section: 'titles' }),
          check('教学经验', 'unfit', { note: '差 4 个月', section: 'experiences' }),
        ],
      } as never,
    },
  );
  open();
  const section = within(await screen.findByRole('region', { name: '你符合 2/4' }));
  section.getByText('学历、专业');
  expect(section.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    '教学经验要求2 年以上，你是1 年差 4 个月改简历',
    '职称要求2 年以上，简历里没写补上才能比对补上职称',
  ]);
});
