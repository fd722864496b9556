import { expect, test } from 'vitest';
import type { FairState } from '../../contract/fair-state.ts';
import { fair } from '../../schema.ts';
import { useFairs } from '../test-fairs.ts';

const { db, clock, call, aFair, aSchool, anOperator, apply } = await useFairs();

const at = (day: string, hour = '09') => new Date(`2026-12-${day}T${hour}:00:00+08:00`);
const list = async (query: Record<string, string>) => {
  const { token } = await anOperator();
  const { body } = await call('GET', '/api/admin/fairs', { token, query });
  return body as { items: { title: string }[]; nextCursor: string | null; total: number };
};
const titles = async (query: Record<string, string> = {}) => (await list(query)).items.map(({ title }) => title);

test('an operator’s list begins with what runs and what is today, then what comes, then what is over', async () => {
  await db.delete(fair);
  clock.set(at('05', '10'));
  const given: [title: string, startsAt: Date, endsAt: Date, status?: FairState][] = [
    ['上周', at('01'), at('01', '16')],
    ['昨天', at('04'), at('04', '16')],
    ['后天', at('07'), at('07', '16')],
    ['今天取消', at('05', '13'), at('05', '16'), 'cancelled'],
    ['明天草稿', at('06'), at('06', '16'), 'draft'],
    ['今天下午', at('05', '14'), at('05', '16')],
    ['三天的', at('03'), at('06', '16')],
    ['今天早上已结束', at('05', '07'), at('05', '09')],
  ];
  for (const [title, startsAt, endsAt, status = 'open'] of given) await aFair({ title, startsAt, endsAt, status }, 0);
  expect(await titles()).toEqual([
    '三天的',
    '今天下午',
    '今天取消',
    '明天草稿',
    '后天',
    '今天早上已结束',
    '昨天',
    '上周',
  ]);
  expect(await titles({ status: 'ended' })).toEqual(['今天早上已结束', '昨天', '上周']);
});

test('sheets follow each other in that order without a gap', async () => {
  await db.delete(fair);
  clock.set(at('15', '10'));
  const days = Array.from({ length: 30 }, (_, n) => String(n + 1).padStart(2, '0'));
  for (const day of days) await aFair({ title: day, startsAt: at(day), endsAt: at(day, '16') }, 0);
  const first = await list({});
  const second = await list({ cursor: first.nextCursor ?? '' });
  const seen = [...first.items, ...second.items].map(({ title }) => title);
  expect(seen).toEqual([...days.slice(14), ...days.slice(0, 14).toReversed()]);
  expect(second.nextCursor).toBeNull();
});

test('客服 sees a fair and its applications without a move that would be refused', async () => {
  clock.set(at('01'));
  const [planner, support] = [await anOperator('content'), await anOperator('support')];
  const { id, boothIds } = await aFair();
  await apply(await aSchool(), id, boothIds[0]);
  const movesOf = async ({ token }: { token: string }) => {
    const seen = await call('GET', `/api/admin/fairs/${id}`, { token });
    const rows = await call('GET', `/api/admin/fairs/${id}/exhibitors`, { token });
    return [seen.body.moves, rows.body[0].moves];
  };
  expect(await movesOf(support)).toEqual([[], []]);
  const [ofFair, ofExhibitor] = await movesOf(planner);
  expect(ofFair).toEqual(['edit', 'cancel']);
  expect(ofExhibitor).toContain('approve');
});
