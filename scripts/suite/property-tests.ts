import { configureGlobal } from 'fast-check';

const { PROPERTY_SEED = '20261121', PROPERTY_RUNS } = process.env;

/**
 * Property tests use the same examples every time, so that a failure indicates a change. For a wider search:
 * `PROPERTY_SEED=random PROPERTY_RUNS=20000 npm test -- unit rules`.
 */
configureGlobal({
  seed: PROPERTY_SEED === 'random' ? undefined : Number(PROPERTY_SEED),
  numRuns: PROPERTY_RUNS ? Number(PROPERTY_RUNS) : undefined,
});
