import { expect, test } from 'vitest';
import { claims } from './claim.ts';
import { lessonPay } from './lesson-pay.ts';
import { monthlyPay } from './pay.ts';

const said = (text: string) => claims([monthlyPay], text).map(({ part }) => part.label)[0] ?? '';

test.each([
  ['月薪过万', '月薪 10K 起'],
  ['月薪一万以上', '月薪 10K 起'],
  ['年薪20万', '月薪 16.7K 起'],
  ['20万一年', '月薪 16.7K 起'],
  ['20-30万', '月薪 16.7K–25K'],
  ['8k以上', '月薪 8K 起'],
  ['8-12k', '月薪 8K–12K'],
  ['8千到1万2', '月薪 8K–12K'],
  ['1万5', '月薪 15K 起'],
  ['一万五', '月薪 15K 起'],
  ['1.5w', '月薪 15K 起'],
  ['六七千', '月薪 6K–7K'],
  ['五千左右', '月薪 4K–6K'],
  ['8,000元', '月薪 8K 起'],
  ['工资8000', '月薪 8K 起'],
  ['9000-12000', '月薪 9K–12K'],
  ['不低于6000', '月薪 6K 起'],
  ['一个月五千', '月薪 5K 起'],
  ['6000以下', '月薪 6K 以内'],
  ['安家费20万', ''],
  ['985', ''],
  ['2027届', ''],
  ['2027', ''],
  ['13薪', ''],
  ['10万字', ''],
  ['a8k', ''],
  ['月薪3', ''],
])('%s is %s', (text, expected) => expect(said(text)).toBe(expected));

test.each([
  ['一节课100', '每课时 100 元起'],
  ['时薪150以上', '每课时 150 元起'],
  ['100块一节课', '每课时 100 元起'],
  ['课时费200', '每课时 200 元起'],
  ['一周20节课', ''],
])('%s by the lesson is %s', (text, expected) => {
  expect(claims([lessonPay], text).map(({ part }) => part.label)[0] ?? '').toBe(expected);
});
