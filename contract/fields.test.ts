import { describe, expect, test } from 'vitest';
import { code, codes, day, id, instant, list, month, personName, regionCode, text, whole, yesNo } from './fields.ts';

describe('a day', () => {
  test.each(['1900-01-01', '2026-11-22', '2099-12-31'])('%s', (text) => {
    expect(day('日期').safeParse(text).success).toBe(true);
  });
  test.each(['0000-02-29', '0001-01-01', '1899-12-31', '2100-01-01', '9999-12-31', '2026-02-29', '10000-01-01'])(
    'not %s',
    (text) => {
      expect(day('日期').safeParse(text).error?.issues[0]?.message).toBe('请重新选择日期');
    },
  );
});

describe('a moment', () => {
  test('of our time', () => expect(instant('时间').safeParse('2026-11-22T10:00:00+08:00').success).toBe(true));
  test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-11-22T10:00:00'])('not %s', (text) => {
    expect(instant('时间').safeParse(text).error?.issues[0]?.message).toBe('请重新选择时间');
  });
});

describe('a blank field asks for what is wanted, in its own verb', () => {
  const messageOf = (
    schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
    value: unknown,
  ) => schema.safeParse(value).error?.issues[0]?.message;
  const cases = [
    ['请选择性别', code({ female: '女' }, '性别')],
    ['请选择出生日期', day('出生日期')],
    ['请选择面试时间', instant('面试时间')],
    ['请选择开始时间', month('开始时间')],
    ['请选择所在地区', regionCode('所在地区')],
    ['请选择学段', codes({ primary: '小学' }, '学段')],
    ['请填写姓名', text('姓名', { min: 2, max: 30 })],
    ['请填写姓名', personName()],
    ['请填写人数', whole('人数', 1, 99)],
    ['缺少职位编号', id('职位编号')],
  ] as const;
  test.each(cases)('%s', (message, schema) => {
    for (const blank of [undefined, null, '']) expect(messageOf(schema, blank)).toBe(message);
  });
  test('what is there and wrong is still called wrong', () => {
    expect(messageOf(code({ female: '女' }, '性别'), 'robot')).toBe('请重新选择性别');
    expect(messageOf(regionCode('所在地区'), '33')).toBe('请重新选择所在地区');
    expect(messageOf(month('开始时间'), '2020-13')).toBe('开始时间格式应为 2020-09');
  });
});

describe('a list says what is wrong with it', () => {
  const one = id('投递编号');
  const messageOf = (schema: ReturnType<typeof list>, value: unknown) =>
    schema.safeParse(value).error?.issues[0]?.message;
  const ids = ['1', '2', '3'];

  test.each([
    ['请选择投递', list(one, '投递', { min: 1, max: 2 }), undefined],
    ['请选择投递', list(one, '投递', { min: 1, max: 2 }), []],
    ['投递格式不正确', list(one, '投递', { max: 2 }), undefined],
    ['关键词至少 2 条', list(one, '关键词', { min: 2, max: 9, unit: '条' }), ['1']],
    ['投递最多 2 个', list(one, '投递', { max: 2 }), ids],
    ['一次最多 2 份', list(one, '投递', { max: 2, unit: '份', atOnce: true }), ids],
    ['最多提到 2 位同事', list(one, '同事', { max: 2, most: '最多提到 2 位同事' }), ids],
    ['没有时段', list(one, '时段', { min: 1, max: 2, ask: '没有时段' }), []],
  ])('%s', (message, schema, value) => expect(messageOf(schema, value)).toBe(message));

  test('and may be empty where nothing says otherwise', () => {
    expect(list(one, '投递', { max: 2 }).safeParse([]).success).toBe(true);
  });
});

test('a switch asks for one of its sides', () => {
  expect(yesNo('急聘').safeParse(undefined).error?.issues[0]?.message).toBe('请选择是否急聘');
  expect(yesNo('盲筛', '请选择开启或关闭').safeParse('on').error?.issues[0]?.message).toBe('请选择开启或关闭');
});

describe('the name of a person', () => {
  const taken = (name: string) => personName().safeParse(name).success;
  test.each(['沈若溪', '阿卜杜拉·买买提', "Mary-Jane O'Neil", 'J. R. Smith', '𠮷田', '欧阳 娜娜', 'Zoë'])(
    '%s',
    (name) => expect(taken(name)).toBe(true),
  );
  test.each(['<script>x</script>', '沈若溪😀', '沈1溪', '张三@李四', 'a=b', '··'])('not %s', (name) =>
    expect(personName().safeParse(name).error?.issues[0]?.message).toBe('姓名只能用汉字、字母、间隔号和空格'),
  );
});
