import type { Part } from '../part.ts';

const care = /^(?:带|教|陪|看|哄)(?:小朋友|小孩子?|小?娃娃?|小娃儿|娃儿|孩子|宝宝|幼儿)的?$/u;
const taught = '#x:';

const isCare = ({ text }: Part): boolean => care.test(text);

/** A 学科, or something of one: football belongs to 体育. */
const isTaught = ({ groups }: Part): boolean =>
  groups.some(({ codes, within = [] }) => [...codes, ...within].flat().some((lexeme) => lexeme.startsWith(taught)));

/** '带小朋友踢足球': what is done with children says more than that somebody looks after them. */
export const learnersTaught = (parts: readonly Part[]): readonly Part[] =>
  parts.some(isTaught) ? parts.filter((part) => !isCare(part)) : parts;
