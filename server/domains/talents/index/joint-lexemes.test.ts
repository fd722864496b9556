import { describe, expect, test } from 'vitest';
import { jointLexemes, jointQuery } from './joint-lexemes.ts';

const mine = jointLexemes(['330100', '330000'], ['primary', 'junior'], ['maths']);
/** Whether a query of ORs in ANDs finds somebody with these lexemes. */
const finds = (query: string) =>
  query.split(' & ').every((part) => (part.match(/'([^']+)'/g) ?? []).some((it) => mine.includes(it.slice(1, -1))));

describe('who teaches 小学 and 初中数学 in 杭州', () => {
  test.each([
    [['330100'], ['primary'], ['maths']],
    [['330000'], ['junior'], ['maths']],
    [[], ['primary'], ['maths']],
    [['330100'], [], ['maths']],
    [['330100'], ['senior', 'junior'], []],
    [['330100'], [], []],
    [[], ['junior'], []],
    [[], [], ['english', 'maths']],
  ])('is found in %j for %j %j', (regions, stages, subjects) => {
    expect(finds(jointQuery(regions, stages, subjects))).toBe(true);
  });

  test.each([
    [['330200'], ['primary'], ['maths']],
    [['330100'], ['senior'], ['maths']],
    [['330100'], ['primary'], ['english']],
    [['330200'], [], []],
  ])('is not found in %j for %j %j', (regions, stages, subjects) => {
    expect(finds(jointQuery(regions, stages, subjects))).toBe(false);
  });

  test('is found by one lexeme, and by parts where there would be many', () => {
    expect(jointQuery(['330100'], ['primary'], ['maths'])).toBe("'k:330100/primary/maths'");
    const many = Array.from({ length: 25 }, (_, n) => `s${n}`);
    expect(finds(jointQuery(['330100'], [...many, 'primary'], ['maths']))).toBe(true);
    expect(finds(jointQuery(['330100'], many, ['maths']))).toBe(false);
  });
});

test('nothing asked is no query', () => {
  expect(jointQuery([], [], [])).toBe('');
});
