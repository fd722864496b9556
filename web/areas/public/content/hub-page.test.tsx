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

function open() {
  serve({
    'GET /api/content/guides': {
      items: [guide('2', '入职第一周', 'onboarding'), guide('1', '资格认定', 'certificate')],
      total: 2,
    } as never,
    'GET /api/content/lectures': { items: [], total: 0 } as never,
    'GET /api/content/policies': { items: [], total: 0 } as never,
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
  expect(first).toMatch(/从这里开始资格认定约两个月，1 步$/);
  expect(second).toMatch(/入职第一周约两个月，1 步$/);
  expect(second).not.toContain('从这里开始');
});

test('what is ticked on this device is done, and the next one is where one goes on', async () => {
  localStorage.setItem('jyrc_guide_ticks', JSON.stringify({ 1: ['报名'] }));
  open();
  const [first, second] = await stops();
  expect(first).toMatch(/资格认定已完成 1\/1$/);
  expect(second).toContain('从这里开始');
});
