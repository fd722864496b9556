import type { TenureCode } from '#contract/taxonomy/tenures.ts';
import { lowPay, type Paid } from './low-pay.ts';
import { checkedFields } from './post-fields.ts';
import { foldText } from './text-check/fold.ts';
import { type FindingKind, findingKinds, rules } from './text-check/rules.ts';

/** The text check of a post, shared by the form and the server: unlawful demands and common signs of fraud. */

interface TextFinding {
  kind: FindingKind;
  /** `block`: unlawful, the post cannot be published. `warn`: advice to the writer. */
  severity: 'block' | 'warn';
  /** Offsets into the text, in code units. */
  from: number;
  to: number;
  words: string;
  reason: string;
  /** Suggested replacement; '' deletes the text. */
  suggestion: string;
}
export type PostFinding = TextFinding & { field: string };

/** Tenures whose official notice regulates the age limit: 公开招聘, 特岗, 银龄, 博士后. */
const agesByNotice: readonly TenureCode[] = [
  'establishment',
  'quota',
  'special-post',
  'targeted',
  'retired',
  'postdoc',
];

/** All findings in a text, in text order; of overlapping findings of one kind the longest remains. */
export function checkText(text: string, tenure?: string): TextFinding[] {
  const views = { plain: foldText(text, 'plain'), digits: foldText(text, 'digits') };
  const found = rules.flatMap(({ kind, view, pattern, unless }) => {
    if (kind === 'age' && (agesByNotice as readonly (string | undefined)[]).includes(tenure)) return [];
    const folded = views[view];
    return [...folded.text.matchAll(pattern)]
      .filter(({ index, 0: words }) => !unless?.test(clauseAround(folded.text, index, words.length)))
      .map(({ index, 0: words }) => findingAt(text, kind, folded.range(index, index + words.length)));
  });
  return longestOf(found.sort((one, other) => one.from - other.from || other.to - one.to));
}

const lengthOf = ({ from, to }: TextFinding) => to - from;

/** Removes findings that overlap a longer one of the same kind, or an earlier one of equal length. Expects text order. */
function longestOf(found: readonly TextFinding[]): TextFinding[] {
  const reach = Math.max(0, ...found.map(lengthOf));
  return found.filter((one, at) => {
    // No finding that starts earlier can overlap any more.
    let k = at;
    while (k > 0 && one.from - (found[k - 1]?.from ?? 0) < reach) k -= 1;
    for (let other = found[k]; other && other.from < one.to; other = found[++k]) {
      if (k === at || other.kind !== one.kind || other.to <= one.from) continue;
      const more = lengthOf(other) - lengthOf(one);
      if (more > 0 || (more === 0 && k < at)) return false;
    }
    return true;
  });
}

function findingAt(text: string, kind: FindingKind, [from, to]: readonly [number, number]): TextFinding {
  const { severity, reason, suggestion } = findingKinds[kind];
  return { kind, severity, from, to, words: text.slice(from, to), reason, suggestion };
}

/** Maximum length of a clause on either side. Bounds the work on a text without punctuation. */
const CLAUSE = 100;

/** The text between two punctuation marks: the scope of a negation. */
function clauseAround(text: string, index: number, length: number): string {
  const before = text
    .slice(Math.max(0, index - CLAUSE), index)
    .split(stop)
    .at(-1);
  const after = text.slice(index + length, index + length + CLAUSE).split(stop, 1)[0];
  return `${before}${text.slice(index, index + length)}${after}`;
}

const stop = /[，,。；;！!？?\n]/;

type Checked = Paid & { [K in (typeof checkedFields)[number]]?: unknown };

/** Every text below a path of a form. */
function textsAt(path: string, value: unknown): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([name, part]) => textsAt(`${path}.${name}`, part));
}

/** The findings of every text of a post, and of its salary; `field` is the path in the form. */
export const checkPost = (post: Checked): PostFinding[] => [
  ...checkedFields
    .flatMap((field) => textsAt(field, post[field]))
    .flatMap(([field, text]) => checkText(text, post.tenure).map((finding) => ({ field, ...finding }))),
  ...payFindings(post),
];

function payFindings(post: Paid): PostFinding[] {
  const low = lowPay(post);
  if (!low) return [];
  const { words, reason } = low;
  const { severity, suggestion } = findingKinds.pay;
  return [{ field: 'salary', kind: 'pay', severity, from: 0, to: words.length, words, reason, suggestion }];
}

/** Whether a finding prevents publishing; the others are advice. */
export const blocksPublishing = (findings: readonly Pick<PostFinding, 'severity'>[]): boolean =>
  findings.some(({ severity }) => severity === 'block');
