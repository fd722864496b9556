import { expect, test } from 'vitest';
import { type FairTypeCode, fairTypes } from '#contract/taxonomy/fair-types.ts';
import { Random } from '../random.ts';
import { drawFair } from './draw-fair.ts';
import { fairPlans } from './fair-plan.ts';

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
