import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/** A change of one file: a line after the first one that contains a text, a text for another, a new file, or a command. */
export type Edit =
  | { file: string; after: string; add: string }
  | { file: string; from: string; to: string }
  | { file: string; write: string }
  | { run: readonly [script: string, ...args: string[]] };

const trees = ['contract', 'database', 'modules', 'packages', 'server', 'web', 'scripts', 'lab', 'e2e'];
const singles = [
  ...['package.json', 'tsconfig.json', 'vite.config.ts', 'vitest.config.ts'],
  ...['react-router.config.ts', 'drizzle.config.ts'],
];

/** The text of a file with an edit. */
export function edited(text: string, edit: Edit): string {
  if ('write' in edit) return edit.write;
  if ('from' in edit) {
    if (!text.includes(edit.from)) throw new Error(`${edit.file} has no ${edit.from}`);
    return text.replace(edit.from, () => edit.to);
  }
  if (!('after' in edit)) return text;
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.includes(edit.after));
  if (at < 0) throw new Error(`${edit.file} has no line with ${edit.after}`);
  return lines.toSpliced(at + 1, 0, edit.add).join('\n');
}

/** A copy of the sources to change; packages are those of the checkout. */
export class Copy {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
    this.reset();
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  }

  reset(): void {
    for (const tree of trees) rmSync(join(this.folder, tree), { recursive: true, force: true });
    for (const name of [...trees, ...singles])
      cpSync(join(root, name), join(this.folder, name), { recursive: true, preserveTimestamps: true });
  }

  apply(edits: readonly Edit[]): void {
    for (const edit of edits) {
      if ('run' in edit) {
        const { ok, printed } = this.run(...edit.run);
        if (!ok) throw new Error(printed);
        continue;
      }
      const path = join(this.folder, edit.file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, edited('write' in edit ? '' : readFileSync(path, 'utf8'), edit));
    }
  }

  /** Runs a script of the copy, or of a package. */
  run(script: string, ...args: string[]): { ok: boolean; printed: string } {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(this.folder, script), ...args], {
      cwd: this.folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    return { ok: status === 0, printed: `${stdout}${stderr}` };
  }
}
