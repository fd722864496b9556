import { describe, expect, test } from 'vitest';
import type { Understood } from '#contract/search/post-search.ts';
import { offers, partChips, restoreChips, withoutPlace } from './understood.ts';

const none: Understood = {
  parts: [],
  ignored: [],
  place: null,
  replaces: false,
  notes: [],
  offered: [],
};
const of = (given: Partial<Understood>): Understood => ({ ...none, ...given });
const address = (href: string | undefined) => decodeURIComponent(href ?? '');

describe('chips', () => {
  test('take one part away and keep what was taken away before', () => {
    const filters = { keyword: '成都 高中 英语', ignore: '高中' };
    const chips = partChips(filters, of({ parts: ['成都', '英语'], ignored: ['高中'] }));
    expect(chips.map(({ label, href }) => [label, address(href)])).toEqual([
      ['成都', '/jobs?keyword=成都+高中+英语&ignore=高中,成都'],
      ['英语', '/jobs?keyword=成都+高中+英语&ignore=高中,英语'],
    ]);
  });

  test('without the last one nothing of the keyword remains', () => {
    const [only] = partChips({ keyword: '成都', cityCode: '440100' }, of({ parts: ['成都'] }));
    expect(only?.href).toBe('/jobs?cityCode=440100');
  });

  test('a place that stands instead of the chosen one takes that with it', () => {
    const understood = of({ parts: ['成都', '英语'], place: '成都', replaces: true });
    const [place, other] = partChips({ keyword: '成都 英语', cityCode: '440100' }, understood);
    expect(address(place?.href)).toBe('/jobs?keyword=成都+英语&ignore=成都');
    expect(address(other?.href)).toContain('cityCode=440100');
  });

  test('come back', () => {
    const [back] = restoreChips({ keyword: '成都 英语', ignore: '成都' }, of({ parts: ['英语'], ignored: ['成都'] }));
    expect(address(back?.href)).toBe('/jobs?keyword=成都+英语');
  });

  test('a chosen place replaces the typed one', () => {
    expect(withoutPlace({ keyword: '成都' }, of({ parts: ['成都'], place: '成都' })).ignore).toBe('成都');
    expect(withoutPlace({ keyword: '英语' }, of({ parts: ['英语'] })).ignore).toBeUndefined();
  });
});

test('another meaning is a link to it', () => {
  const [offer] = offers({ keyword: '总师 成都', ignore: '成都' }, of({ offered: [{ typed: '总师', meant: '综实' }] }));
  expect(address(offer?.href)).toBe('/jobs?keyword=综实+成都');
});
