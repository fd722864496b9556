import type { ExamRequirements } from './exam-requirements.ts';

/** What an applicant attaches to a registration. */
export const evidenceKinds = {
  photo: '证件照',
  identity: '身份证',
  diploma: '毕业证或学籍证明',
  degree: '学位证',
  certificate: '教师资格证',
  putonghua: '普通话证书',
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

/** The kinds without which a registration for this post is incomplete. */
export const neededEvidence = ({ degree, certificate, putonghua }: ExamRequirements): EvidenceKind[] => [
  'photo',
  'identity',
  'diploma',
  ...(degree ? (['degree'] as const) : []),
  ...(certificate ? (['certificate'] as const) : []),
  ...(putonghua ? (['putonghua'] as const) : []),
];
