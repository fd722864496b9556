import { legalVersions } from '#contract/personal-data/legal.ts';
import type { LegalDocument } from './legal-document.ts';
import { readLegalText } from './read-legal-text.ts';
import text from './service-agreement.txt?raw';

export const serviceAgreement: LegalDocument = {
  ...readLegalText('用户服务协议', legalVersions.agreement, text),
};
