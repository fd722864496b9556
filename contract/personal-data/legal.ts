/** The texts in force; a consent is recorded with the version that was shown. */
export const legalVersions = { privacy: '2026-11-20', agreement: '2026-11-01', delivery: '2026-11-20' } as const;

export type LegalText = keyof typeof legalVersions;
