export { companiesByKey, type ImportedCompany, insertUnclaimed, type KnownCompany } from './import-companies.ts';
export { reviewCompany } from './review-company.ts';
