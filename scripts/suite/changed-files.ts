import { execFileSync } from 'node:child_process';

/**
 * Files that differ from what the checkout's branch follows (or from its last commit, if it follows none), those that git does not
 * know yet among them; undefined where git cannot tell.
 */
export function changedFiles(root: string): string[] | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  try {
    const since = git('merge-base', 'HEAD', followed(git))[0] ?? 'HEAD';
    const changed = git('diff', '--name-only', '--diff-filter=d', '--relative', since);
    return [...new Set([...changed, ...git('ls-files', '--others', '--exclude-standard')])];
  } catch {
    return undefined;
  }
}

function followed(git: (...args: string[]) => string[]): string {
  try {
    return git('rev-parse', '--symbolic-full-name', '@{upstream}')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}
