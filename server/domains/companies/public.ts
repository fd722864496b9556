export { claimedBy } from './adopt-claim.ts';
export { moveByOperator } from './certification/operator-moves.ts';
export { missingPapersOf } from './certification/papers.ts';
export { reviewCompany } from './certification/review-company.ts';
export { companyCards } from './company-cards.ts';
export { editTexts, textsOf } from './edit-texts.ts';
export { companiesById, companiesByKey, insertUnclaimed, type KnownCompany } from './import-companies.ts';
export { nameContains } from './name-search.ts';
export { spendTalentQuota, talentQuotaLeft, verifyNumber } from './quotas.ts';
