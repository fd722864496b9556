import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first. What runs last alone leaves the other core idle. */
const slow = [
  'e2e/enterprise/exam-results.e2e.ts',
  'server/proof/rights/rights.api.test.ts',
  'lab/chaos/failover.api.test.ts',
  'server/proof/input/bad-input.api.test.ts',
  'lab/chaos/exam.api.test.ts',
  'server/proof/durability.api.test.ts',
  'lab/chaos/chat.api.test.ts',
];

/** Vitest orders files by how long they took before; a clean checkout has no record of that. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files);
    const first = slow.flatMap((path) => rest.filter(({ moduleId }) => moduleId.endsWith(path)));
    return [...first, ...rest.filter((file) => !first.includes(file))];
  }
}
