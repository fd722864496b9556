import { runWorker } from '#packages/memory-index/base/run-worker.ts';
import { talentDefinition } from './talent-definition.ts';

await runWorker(talentDefinition);
