import { runNamed } from './run-named.ts';

// npm run bench -- NAME [args]   runs bench/NAME.ts
await runNamed('bench');
