import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { commonWords, cut } from './segment.ts';

const common = (text: string) => commonWords(Buffer.from(text)).toString();

test('longer words that are seldom said go, short and common ones stay as they are', () => {
  expect(common('师姊才 3 nr\n姊才 3 nr\n班主任 1121 n\n四字成语 4 i\n😀师 2 n\nb超 3 n\n')).toBe(
    '姊才 3 nr\n班主任 1121 n\n四字成语 4 i\n😀师 2 n\nb超 3 n\n',
  );
});

test('the last line may lack its end, and no line may be', () => {
  expect(common('师姊才 3 nr\n学校 9 n')).toBe('学校 9 n');
  expect(common('')).toBe('');
});

test('of the dictionary two fifths go, and what the sector says is still one word', () => {
  const all = readFileSync(fileURLToPath(import.meta.resolve('@node-rs/jieba/dict.txt')));
  const lines = (bytes: Buffer) => bytes.toString().split('\n').length;
  expect(lines(commonWords(all)) / lines(all)).toBeCloseTo(0.57, 2);
  expect(cut('伽师县班玛县心理健康幼儿教师教导主任')).toEqual(['伽师县', '班玛县', '心理健康', '幼儿教师', '教导主任']);
});
