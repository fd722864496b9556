import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderLoaded } from '#web/testing/render-page.tsx';
import { serve } from '#web/testing/serve.ts';
import { HubPage } from './hub-page.tsx';
import { loadHub } from './load-content.ts';

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
const rows = async (name: string) =>
  within(await screen.findByRole('region', { name }))
    .getAllByRole('article')
    .map(({ textContent }) => textContent);

test('guides stand in the order of a teacher’s way, each with how far it was ticked on this device', async () => {
  localStorage.setItem('jyrc_guide_ticks', JSON.stringify({ 1: ['报名'] }));
  open();
  const [first, second] = await rows('就业指导');
  expect(first).toMatch(/^资格认定.*已完成 1\/1$/);
  expect(second).toMatch(/^入职第一周.*0 样材料$/);
});

test('what a policy pays stands beside it, or what else it is known by', async () => {
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
  const [paying, counted] = await rows('最新政策');
  expect(paying).toMatch(/15–40 万安家费/);
  expect(counted).toMatch(/6 所/);
});
