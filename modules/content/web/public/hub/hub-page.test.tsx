import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { loadHub } from '../load-content.ts';
import { HubPage } from './hub-page.tsx';

const guide = (id: string, title: string, category: string) => ({
  id,
  kind: 'guide' as const,
  title,
  category,
  guide: { duration: '约两个月，看批次', steps: [{ title: '报名', text: '填写。' }], checklist: [] },
});

function open(policies: object[] = []) {
  serve({
    'GET /api/content/guides': {
      items: [guide('2', '入职第一周', 'onboarding'), guide('1', '资格认定', 'certificate')],
      total: 2,
    } as never,
    'GET /api/content/lectures': { items: [], total: 0 } as never,
    'GET /api/content/policies': { items: policies, total: policies.length } as never,
    'GET /api/content/talent-policies': { items: [] },
  });
  return renderLoaded(loadHub, (data) => <HubPage data={data} />, '/entrepreneurship');
}
const stops = async () =>
  within(await screen.findByRole('region', { name: '就业指导' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('guides stand in the order of a teacher’s way, and the first is where one begins', async () => {
  open();
  const [first, second] = await stops();
  expect(first).toMatch(/^资格认定1资格认定第 1 步，报名约两个月从这里开始$/);
  expect(second).toMatch(/^入职手续2入职第一周.*约两个月$/);
  expect(second).not.toContain('从这里开始');
});

test('what is ticked on this device is done, and the next one is where one goes on', async () => {
  localStorage.setItem('jyrc_guide_ticks', JSON.stringify({ 1: ['报名'] }));
  open();
  const [first, second] = await stops();
  expect(first).toMatch(/资格认定.*已完成 1\/1$/);
  expect(second).toContain('从这里开始');
});

test('only what is paid stands as a number beside a policy; a count of schools or years does not', async () => {
  const facts = {
    issuer: '市教育局',
    originalUrl: '',
    issuedOn: '2027-01-01',
    settling: { min: 15_000_000, max: 40_000_000 },
  };
  const policy = (id: string, title: string, more: object) => ({
    id,
    kind: 'policy',
    title,
    place: '',
    policy: { ...facts, ...more },
  });
  open([policy('3', '留任补贴办法', {}), policy('4', '公费教育办法', { highlight: '6 所' })]);
  const lines = within(await screen.findByRole('region', { name: '最新政策' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual(['留任补贴办法全国15–40 万安家费', '公费教育办法全国']);
});
