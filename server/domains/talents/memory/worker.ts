import { runWorker } from '#server/platform/memory-index/base/run-worker.ts';
import { talentDefinition } from './talent-definition.ts';

await runWorker(talentDefinition);
