import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Deps } from '#server/platform/deps.ts';
import { demoTokenOf } from '#server/platform/http/demo-token.ts';
import { metricsTokenOf } from '#server/platform/http/metrics-plugin.ts';

/** Writes the tokens of this installation for scripts and monitoring into the data folder, readable for its owner alone. */
export function keepTokens(deps: Pick<Deps, 'config' | 'secret'>): void {
  const { DATA_DIR, demo } = deps.config;
  mkdirSync(DATA_DIR, { recursive: true });
  write(join(DATA_DIR, 'metrics-token'), metricsTokenOf(deps));
  if (demo) write(join(DATA_DIR, 'demo-token'), demoTokenOf(deps));
  else rmSync(join(DATA_DIR, 'demo-token'), { force: true });
}

function write(path: string, token: string): void {
  writeFileSync(path, token, { mode: 0o600 });
  // The mode of a file that was there already.
  chmodSync(path, 0o600);
}
