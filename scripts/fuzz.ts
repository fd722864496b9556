// npm run fuzz                         50,000 calls drawn from the API document and the schemas, 10,000 broken ones on the line
// npm run fuzz -- --calls 1000000 [--raw 10000] [--seed 1]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '50000' },
    raw: { type: 'string', default: '10000' },
    seed: { type: 'string' },
  },
});
const env = {
  ...process.env,
  FUZZ_RUNS: values.calls,
  FUZZ_RAW: values.raw,
  ...(values.seed === undefined ? {} : { FUZZ_SEED: values.seed }),
};
const began = performance.now();
const child = spawn('vitest', ['run', '--project', 'api', 'server/proof/fuzz'], {
  stdio: 'inherit',
  env,
  shell: process.platform === 'win32',
});
const [code] = (await once(child, 'exit')) as [number | null];
console.log(
  `${values.calls} calls and ${values.raw} broken ones in ${Math.round((performance.now() - began) / 1_000)} s`,
);
process.exitCode = code ?? 1;
