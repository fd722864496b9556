import { type CompanyMove, type CompanyState, company } from './company.ts';
import { next } from './machine.ts';

export type { CompanyMove } from './company.ts';

/** The words a company reads about its own certification. */
export const companyStatuses = company.labels.recruiter;

/** The state after a move, or null where the table has no such move for them. */
export function afterCompanyMove(from: string, move: CompanyMove, who: 'recruiter' | 'operator'): CompanyState | null {
  return next(company, from, move, who);
}
