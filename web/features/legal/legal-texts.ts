import { legalVersions } from '#contract/personal-data/legal.ts';
import type { LegalDocument } from './legal-document.ts';
import privacy from './privacy-policy.txt?raw';
import { readLegalText } from './read-legal-text.ts';
import agreement from './service-agreement.txt?raw';

/** The texts that are part of the program. */
export const legalTexts: Readonly<Record<'privacy' | 'agreement', LegalDocument>> = {
  privacy: readLegalText('隐私政策', legalVersions.privacy, privacy),
  agreement: readLegalText('用户服务协议', legalVersions.agreement, agreement),
};
