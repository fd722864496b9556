import { runNamed } from './run-named.ts';

// npm run chaos -- NAME [args]   runs chaos/NAME.ts
await runNamed('chaos');
