export { companyCards } from './company-cards.ts';
export { companiesByKey, type ImportedCompany, insertUnclaimed, type KnownCompany } from './import-companies.ts';
export { spendTalentQuota, talentQuotaLeft, verifyNumber } from './quotas.ts';
export { reviewCompany } from './review-company.ts';
