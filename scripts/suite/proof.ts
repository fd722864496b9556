/** Tests that only `npm test -- proof` runs: what is drawn at random against the whole application, and what is killed under load. */
export const onlyProven = [
  'lab/chaos/chat.api.test.ts',
  'lab/chaos/exam.api.test.ts',
  'lab/chaos/failover.api.test.ts',
  'server/proof/at-once.api.test.ts',
  'server/proof/database-faults.api.test.ts',
  'server/proof/durability.api.test.ts',
  'server/proof/fuzz.api.test.ts',
  'server/proof/replica.api.test.ts',
];

/** Tests of long tables, of which `npm test` takes some rows (`server/proof/sampled.ts`). */
export const sampledTests = [
  'server/domains/files/hostile.api.test.ts',
  'server/proof/input/bad-input.api.test.ts',
  'server/proof/rights/members.api.test.ts',
  'server/proof/rights/operators.api.test.ts',
  'server/proof/rights/rights.api.test.ts',
  'server/proof/wire.api.test.ts',
];
