import { legalVersions } from '#contract/personal-data/legal.ts';
import text from './privacy-policy.txt?raw';
import { type LegalDocument, readLegalText } from './read-legal-text.ts';

export const privacyPolicy: LegalDocument = {
  ...readLegalText('隐私政策', legalVersions.privacy, text),
};
