import type { Fields } from './draft-fields.ts';

/** Words of a reason, and the field that it is about; the papers first, since a reason compares the fields with them. */
const parts: readonly (readonly [part: 'papers' | keyof Fields, words: RegExp])[] = [
  ['papers', /证照|执照|证书|许可证|授权/],
  ['creditCode', /信用代码/],
  ['name', /名称|全称/],
  ['type', /类型/],
  ['address', /地址/],
  ['intro', /介绍/],
];

/** What the reason of a refusal is about, where it can be told by its words. */
export const refusedPart = (reason: string) => parts.find(([, words]) => words.test(reason))?.[0];
