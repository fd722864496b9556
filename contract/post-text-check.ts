import { foldText } from './post-text/fold.ts';
import { type FindingKind, findingKinds, rules } from './post-text/rules.ts';
import type { TenureCode } from './taxonomy/tenures.ts';

/** The text check of a post, one and the same in the form and on the server: what the law forbids, and what readers fall for. */

export interface TextFinding {
  kind: FindingKind;
  /** `block`: unlawful, keeps the post from going out. `warn`: for the writer to weigh. */
  severity: 'block' | 'warn';
  /** Offsets in the text, in code units. */
  from: number;
  to: number;
  words: string;
  reason: string;
  /** What may stand in its place; '' is to leave it out. */
  suggestion: string;
}
export type PostFinding = TextFinding & { field: string };

/** Where a public notice sets the age by regulation: 公开招聘, 特岗, 银龄, 博士后. */
const agesByNotice: readonly TenureCode[] = [
  'establishment',
  'quota',
  'special-post',
  'targeted',
  'retired',
  'postdoc',
];

/** Everything odd in one text, in its order; of findings of one kind that overlap the longest stays. */
export function checkText(text: string, tenure?: string): TextFinding[] {
  const views = { plain: foldText(text, 'plain'), digits: foldText(text, 'digits') };
  const found = rules.flatMap(({ kind, view, pattern, unless }) => {
    if (kind === 'age' && (agesByNotice as readonly (string | undefined)[]).includes(tenure)) return [];
    const folded = views[view];
    return [...folded.text.matchAll(pattern)]
      .filter(({ index, 0: words }) => !unless?.test(clauseAround(folded.text, index, words.length)))
      .map(({ index, 0: words }) => findingAt(text, kind, folded.range(index, index + words.length)));
  });
  const sorted = found.sort((one, other) => one.from - other.from || other.to - one.to);
  return sorted.filter(
    (one, at) =>
      !sorted.some(
        (other, k) =>
          k !== at &&
          other.kind === one.kind &&
          other.from < one.to &&
          one.from < other.to &&
          (other.to - other.from > one.to - one.from || (other.to - other.from === one.to - one.from && k < at)),
      ),
  );
}

function findingAt(text: string, kind: FindingKind, [from, to]: readonly [number, number]): TextFinding {
  const { severity, reason, suggestion } = findingKinds[kind];
  return { kind, severity, from, to, words: text.slice(from, to), reason, suggestion };
}

/** The words between two stops: what a "not" within speaks of. */
function clauseAround(text: string, index: number, length: number): string {
  const before = Math.max(...[...'，,。；;！!？?\n'].map((stop) => text.lastIndexOf(stop, index - 1)));
  const after = text.slice(index + length).search(/[，,。；;！!？?\n]/);
  return text.slice(before + 1, after < 0 ? undefined : index + length + after);
}

interface Checked {
  title?: string | undefined;
  description?: string | undefined;
  salaryNote?: string | undefined;
  tenure?: string | undefined;
  requirements?:
    | {
        majors?: string[] | undefined;
        homeroom?: string | undefined;
        arrival?: string | undefined;
        others?: string[] | undefined;
      }
    | undefined;
}

/** The findings of every text of a post; `field` is the path in the form. */
export function checkPost({ title, description, salaryNote, tenure, requirements = {} }: Checked): PostFinding[] {
  const { majors = [], homeroom = '', arrival = '', others = [] } = requirements;
  const texts: [string, string | undefined][] = [
    ['title', title],
    ['description', description],
    ['salaryNote', salaryNote],
    ...majors.map((words, at): [string, string] => [`requirements.majors.${at}`, words]),
    ['requirements.homeroom', homeroom],
    ['requirements.arrival', arrival],
    ...others.map((words, at): [string, string] => [`requirements.others.${at}`, words]),
  ];
  return texts.flatMap(([field, text]) => checkText(text ?? '', tenure).map((finding) => ({ field, ...finding })));
}

/** Whether a finding must be put right before the post may be published; the others only advise. */
export const blocksPublishing = (findings: readonly Pick<PostFinding, 'severity'>[]): boolean =>
  findings.some(({ severity }) => severity === 'block');
