// npm run chaos -- enumeration [--samples 2000]   phones per portal, half of them known: can they be distinguished?
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { optionsOf } from '#lab/lib/options.ts';

const { samples } = optionsOf({ samples: 2_000 });
const child = spawn('vitest', ['run', '--project', 'api', 'server/domains/identity/login/enumeration.api.test.ts'], {
  stdio: 'inherit',
  env: { ...process.env, ENUMERATION_SAMPLES: String(samples) },
  shell: process.platform === 'win32',
});
const [code] = (await once(child, 'exit')) as [number | null];
process.exitCode = code ?? 1;
