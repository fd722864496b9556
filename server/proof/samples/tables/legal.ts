import { legalVersions } from '#contract/personal-data/legal.ts';
import type { legalEndpoints } from '#contract/personal-data/legal-texts.ts';
import type { Samples } from '../sample.ts';

let days = 0;
/** A day without a version. */
function nextDay(): string {
  days += 1;
  return new Date(Date.UTC(2030, 0, days)).toISOString().slice(0, 10);
}

export const legalSamples: Samples<typeof legalEndpoints> = {
  'GET /api/legal/:name': () => ({ params: { name: 'privacy' }, query: { version: legalVersions.privacy } }),
  'POST /api/legal/:name/versions': () => ({
    params: { name: 'privacy' },
    body: { version: nextDay(), text: '本政策说明我们如何收集和使用您的个人信息。'.repeat(4) },
  }),
};
