import { runWorker } from '#packages/memory-index/base/run-worker.ts';
import { postDefinition } from './post-definition.ts';

await runWorker(postDefinition);
