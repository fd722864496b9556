import { runWorker } from '#server/platform/memory-index/run-worker.ts';
import { talentDefinition } from './talent-definition.ts';

await runWorker(talentDefinition);
