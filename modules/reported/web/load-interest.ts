import type { Call } from '#contract/api.ts';
import type { CompanyDetail } from '#contract/companies/company-shapes.ts';
import type { Interest } from '../contract.ts';

export async function loadInterest(call: Call, id: string, company: Promise<CompanyDetail>): Promise<Interest | null> {
  if ((await company).status !== 'unclaimed') return null;
  return call('GET /api/companies/:id/interest', { params: { id } }, { background: true, quiet: true });
}
