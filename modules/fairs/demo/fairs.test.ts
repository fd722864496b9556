import { expect, test } from 'vitest';
import { drawCompanies } from '#database/demo/companies/draw-company.ts';
import { isPublic, kindOf } from '#database/demo/companies/kinds.ts';
import { Random } from '#database/demo/random.ts';
import { type FairTypeCode, fairTypes } from '../contract/fair-state.ts';
import { drawFair } from './draw-fair.ts';
import { fairPlans } from './fair-plan.ts';
import { whoComes } from './load-fairs.ts';

const now = new Date('2026-11-21T02:30:00Z');
const random = new Random('7');
const fairs = fairPlans.map((plan) => drawFair(random, plan, now));
const wordsOf = ({ row }: (typeof fairs)[number]) => `${row.intro}\n${JSON.stringify(row.schedule)}`;

test('a fair that is online asks for nothing that takes a hall', () => {
  const online = fairs.filter(({ row }) => row.online);
  expect(new Set(online.map(({ row }) => row.type))).toEqual(new Set(['online', 'online-talk', 'livestream']));
  for (const fair of online)
    expect(wordsOf(fair), fair.row.title).not.toMatch(/纸质|现场|一桌|电源|到场|主入口|复印件/);
  for (const fair of fairs.filter(({ row }) => !row.online))
    expect(wordsOf(fair), fair.row.title).not.toMatch(/视频|线上|直播/);
});

test('a number in a text is the one of the data: as many booths as the plan shows', () => {
  for (const { row, booths } of fairs) {
    const notice = [...(row.intro?.split('求职者须知')[0] ?? '').matchAll(/(\d+) (?:家|个)/g)].map(([, n]) =>
      Number(n),
    );
    expect(notice, row.intro).toEqual([booths.length]);
    expect(row.intro).not.toMatch(/\d+ 家/);
  }
});

test('each sort of fair is told in words of its own: school, society, talk, online, broadcast', () => {
  const seekersOf = (type: FairTypeCode) =>
    fairs.find(({ row }) => row.type === type)?.row.intro?.split('求职者须知')[1] ?? type;
  const sorts = ['general', 'public', 'talk', 'online', 'livestream'] as const;
  expect(new Set(sorts.map(seekersOf)).size).toBe(sorts.length);
  for (const { row } of fairs) expect(row.intro).toContain(fairTypes[row.type as FairTypeCode].label);
});

test('who comes fits the fair: no 教育局 at a 民办 one, at a talk its school alone', () => {
  const employers = drawCompanies(new Random('7'), 300, now).map(({ row: { id, name, type, cityCode } }) => ({
    ...{ id, name, type: kindOf(type as never).type, city: cityCode ?? '' },
    ...{ posts: [], person: '', title: '' },
  }));
  for (const plan of fairPlans) {
    const coming = whoComes(random, plan, { employers, ownId: null, joberIds: [], seekerId: null });
    const all = (belongs: (kind: ReturnType<typeof kindOf>, city: string) => boolean) =>
      expect(coming.filter(({ type, city }) => !belongs(kindOf(type), city)).map(({ name }) => name)).toEqual([]);
    if (plan.sold > 0 && !plan.state) expect(coming.length, plan.title).toBeGreaterThan(0);
    if (plan.title.includes('宣讲')) expect(coming.filter(({ name }) => name !== plan.organiser)).toEqual([]);
    else if (plan.title.includes('民办')) all((kind) => !isPublic(kind));
    else if (plan.title.includes('双师型')) all(({ sector }) => sector === 'vocational');
    else if (plan.title.includes('高层次')) all(({ sector }) => /university|vocational|institute/.test(sector));
    else if (plan.title.includes('教育局'))
      all((kind, city) => isPublic(kind) && city.startsWith(plan.city.slice(0, 2)));
    else if (plan.title.includes('浙江名校')) all(({ sector }, city) => sector === 'school' && city.startsWith('33'));
    else all(({ sector }) => /school|kindergarten|special|vocational/.test(sector));
  }
});
