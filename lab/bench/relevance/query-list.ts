import type { Label } from './labels.ts';

/** Categories of queries. */
export const categories = [
  '学段+学科+城市',
  '福利',
  '编制与用工',
  '岗位',
  '拼音与首字母',
  '错字与同音字',
  '俗称与简称',
  '学历、职称、证书',
  '单位',
  '连写与语序',
  '整句',
  '繁体与全角',
  '区县',
  '英文词',
  '薪资',
] as const;
export type Category = (typeof categories)[number];

/** A query as typed, and its accepted answers. */
export type Labelled = readonly [typed: string, label: Label];
export type QueryList = Readonly<Record<Category, readonly Labelled[]>>;
