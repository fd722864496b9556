import type { Post } from './posts.ts';

/** What the author of a query would accept as an answer. */
export type Label = (post: Post) => boolean;

export const all =
  (...labels: Label[]): Label =>
  (post) =>
    labels.every((label) => label(post));
export const any =
  (...labels: Label[]): Label =>
  (post) =>
    labels.some((label) => label(post));
export const no =
  (label: Label): Label =>
  (post) =>
    !label(post);

export const stage =
  (...codes: string[]): Label =>
  ({ stages }) =>
    codes.some((code) => stages.includes(code));
export const subject =
  (...codes: string[]): Label =>
  ({ subjects }) =>
    codes.some((code) => subjects.includes(code));
export const role =
  (...codes: string[]): Label =>
  (post) =>
    codes.includes(post.role);
export const tenure =
  (...codes: string[]): Label =>
  (post) =>
    codes.includes(post.tenure);
export const education =
  (...codes: string[]): Label =>
  (post) =>
    codes.includes(post.education ?? '');
/** Requires a 职称. */
export const titleLevel =
  (...codes: string[]): Label =>
  (post) =>
    codes.includes(post.titleLevel ?? '');
export const certificate =
  (...codes: string[]): Label =>
  (post) =>
    codes.includes(post.certificate ?? '');
export const experience =
  (...codes: string[]): Label =>
  (post) =>
    codes.includes(post.experience);
export const benefit =
  (code: string): Label =>
  ({ benefits }) =>
    benefits.includes(code);
export const companyType =
  (...codes: string[]): Label =>
  (post) =>
    codes.includes(post.companyType);
/** In a province (two digits), city or county. */
export const at =
  (code: string): Label =>
  ({ cityCode, regionCode }) =>
    code.length === 2 ? cityCode.startsWith(code) : cityCode === code || regionCode === code;
/** Maximum pay of at least this many yuan a month. */
export const pays =
  (yuan: number): Label =>
  ({ monthMax }) =>
    (monthMax ?? 0) >= yuan;

export const title =
  (pattern: RegExp): Label =>
  (post) =>
    pattern.test(post.title);
export const company =
  (pattern: RegExp): Label =>
  (post) =>
    pattern.test(post.company);
/** In the title, the description or the note beside the salary. */
export const says =
  (pattern: RegExp): Label =>
  (post) =>
    pattern.test(post.title) || pattern.test(post.text);
