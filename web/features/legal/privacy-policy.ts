import { legalVersions } from '#contract/personal-data/legal.ts';
import type { LegalDocument } from './legal-document.ts';
import text from './privacy-policy.txt?raw';
import { readLegalText } from './read-legal-text.ts';

export const privacyPolicy: LegalDocument = {
  ...readLegalText('隐私政策', legalVersions.privacy, text),
};
