import { dayAt } from '#contract/months.ts';
import type { ExamRequirements } from './exam-requirements.ts';
import type { ExamSettings } from './exam-settings.ts';

/** What an applicant attaches to a registration. */
export const evidenceKinds = {
  photo: '证件照',
  identity: '身份证件',
  diploma: '毕业证或学籍证明',
  degree: '学位证',
  certificate: '教师资格证',
  putonghua: '普通话证书',
  pending: '替代材料',
  other: '其他材料',
  receipt: '缴费凭证',
} as const;
export type EvidenceKind = keyof typeof evidenceKinds;

/** The kinds that prove eligibility; a receipt proves a payment. */
export const eligibilityKinds = (Object.keys(evidenceKinds) as EvidenceKind[]).filter((kind) => kind !== 'receipt');

/** What a reviewer may ask for when a registration is returned: evidence, or the resume anew. */
export const askableKinds = {
  ...(Object.fromEntries(eligibilityKinds.map((kind) => [kind, evidenceKinds[kind]])) as Record<EvidenceKind, string>),
  resume: '简历信息',
};
export type AskableKind = keyof typeof askableKinds;

/** Papers that come with graduation: before the project's day for them, one piece of `pending` stands for those not yet obtained. */
export const laterKinds = ['degree', 'certificate', 'putonghua'] as const satisfies EvidenceKind[];

/** Whether at this moment a paper may still be obtained in time. */
export const mayBePending = ({ papersUntil }: Pick<ExamSettings, 'papersUntil'>, now: Date): boolean =>
  dayAt(now) < papersUntil;

/** The kinds of evidence that a post asks for. */
export const neededEvidence = ({ degree, certificate, putonghua }: ExamRequirements): EvidenceKind[] => [
  'photo',
  'identity',
  'diploma',
  ...(degree ? (['degree'] as const) : []),
  ...(certificate ? (['certificate'] as const) : []),
  ...(putonghua ? (['putonghua'] as const) : []),
];

type Given = { requirements: ExamRequirements; settings: Pick<ExamSettings, 'papersUntil'>; kinds: readonly string[] };

/** The kinds without which a registration for this post is incomplete. */
export function lackingEvidence({ requirements, settings, kinds }: Given, now: Date): EvidenceKind[] {
  const stoodFor: readonly string[] = kinds.includes('pending') && mayBePending(settings, now) ? laterKinds : [];
  return neededEvidence(requirements).filter((kind) => !kinds.includes(kind) && !stoodFor.includes(kind));
}
