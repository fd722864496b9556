import { runNamed } from './run-named.ts';

// npm run chaos -- NAME [args]   runs lab/chaos/NAME.ts
await runNamed('chaos');
