import { expect, test } from 'vitest';
import type { ContentDetail } from '../contract/content-items.ts';
import { contentCard } from './share-card.ts';

const item = { kind: 'article', title: '幼儿园少了多少', place: '', source: '教育人才网' } as ContentDetail;

test('the card of an article has the number that it is known by, and none where it has none', () => {
  const article = { figures: [], terms: [], method: '' };
  const number = { highlight: '25.33 万', highlightLabel: '所幼儿园' };
  expect(contentCard({ ...item, article: { ...article, ...number } }).highlight).toBe('25.33 万 所幼儿园');
  expect(contentCard({ ...item, article }).highlight).toBe('');
});
