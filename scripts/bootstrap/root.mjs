import { fileURLToPath } from 'node:url';

/** The folder of package.json, wherever the command was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
