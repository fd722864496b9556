import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { companyJober, ownCompany } from '#contract/identity/identity.ts';
import { setSession } from '#web/session/session-store.ts';
import { renderConsole } from '#web/testing/render-page.tsx';
import { sampleOf } from '#web/testing/sample-of.ts';
import { serve } from '#web/testing/serve.ts';
import { PendingPage } from './pending-page.tsx';

const file = { id: '1', name: '证书.jpg', url: '/files/1', type: 'image/jpeg', size: 1 };
const draft = { title: '高中数学教师', place: '成都·简阳', headcount: 2, education: 'bachelor', lacking: [] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T02:00:00Z') });
  setSession({
    company: sampleOf(ownCompany, { id: '9', status: 'pending' }),
    companyJober: sampleOf(companyJober, { role: 'owner', status: 'active' }),
  });
});
afterEach(() => vi.useRealTimers());

function open(state: 'draft' | 'pending' | 'rejected', company: object = {}) {
  serve({
    'GET /api/team/company': {
      type: 'public-school',
      papers: { licence: file, permit: null, authorisation: null },
      album: [],
      intro: '',
      rejectReason: null,
      // Saturday 14:02 in Shanghai.
      steps: [{ move: 'submit', to: 'pending', note: null, at: '2026-11-28T06:02:00Z' }],
      ...company,
    } as never,
    'GET /api/team': { members: [{ id: '1' }] } as never,
    'GET /api/company/posts': {
      items: [
        { ...draft, id: '5' },
        { ...draft, id: '6', lacking: [{ path: 'salary', message: '请填写薪资' }] },
      ],
    } as never,
  });
  return renderConsole(<PendingPage state={state} />, '/workbench');
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

test('who waits reads when there is a result, on a working day, and what is missing with its act', async () => {
  open('pending');
  await screen.findByRole('heading', { level: 1, name: '证照在核对，最晚周一 14:02 有结果' });
  const missing = await part('还差 1 件');
  missing.getByText('招聘授权书');
  expect(missing.getByRole('link', { name: '上传' }).getAttribute('href')).toBe('/enterprise/authInfo');
  (await part('现在就能做')).getByText('0 / 3');
});

test('after that moment no result is promised for a time that has passed', async () => {
  vi.setSystemTime('2026-11-30T06:03:00Z');
  open('pending');
  await screen.findByRole('heading', { level: 1, name: '证照还在核对，比平时慢' });
});

test('drafts say whether they are complete, and lead to where they are written', async () => {
  open('pending');
  const drafts = await part('草稿 2');
  drafts.getByText('写完了');
  drafts.getByText('缺 1 项');
  const ways = drafts.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways).toEqual(['/release?id=5', '/release?id=6', '/release']);
});

test('who was refused reads the reason once, beside what mends it', async () => {
  open('rejected', { rejectReason: '信用代码与证书不一致' });
  const part = within(await screen.findByRole('region', { name: '要改的' }));
  expect(screen.getAllByText('信用代码与证书不一致')).toHaveLength(1);
  part.getByRole('link', { name: '修改后重新提交' });
});

test('who did not send anything yet is led there', async () => {
  open('draft', { steps: [] });
  await screen.findByRole('link', { name: '去提交认证' });
});
