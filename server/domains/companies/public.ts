export { claimedBy } from './adopt-claim.ts';
export { companyCards } from './company-cards.ts';
export { editIntro } from './edit-intro.ts';
export { companiesById, companiesByKey, insertUnclaimed, type KnownCompany } from './import-companies.ts';
export { nameContains } from './name-search.ts';
export { moveByOperator } from './operator-moves.ts';
export { missingPapersOf } from './papers.ts';
export { spendTalentQuota, talentQuotaLeft, verifyNumber } from './quotas.ts';
export { reviewCompany } from './review-company.ts';
