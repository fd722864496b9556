import { runNamed } from './run-named.ts';

// npm run bench -- NAME [args]   runs lab/bench/NAME.ts
await runNamed('bench');
