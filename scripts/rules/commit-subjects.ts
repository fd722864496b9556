// Checks the subjects of the commits since the rule was introduced: `area: imperative`, at most 72 characters.
import { execFileSync } from 'node:child_process';

/** The last commit before the rule. */
const BEFORE = '43b84b6';

/** Published with 73 characters; changing them would change every commit since. */
const published = ['113b7b468f4e61b9e919344fff9b0766286c9e45', '3e81cbe5a3110fa60f616cf4b7e4af0e54383769'];

export const isSubject = (subject: string): boolean =>
  subject.length <= 72 && /^[a-z][a-z0-9-]*(\([a-z-]+\))?: \S/.test(subject);

function subjects(): string[] {
  try {
    return execFileSync('git', ['log', '--no-merges', '--format=%H %s', `${BEFORE}..HEAD`], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line !== '' && !published.some((hash) => line.startsWith(hash)))
      .map((line) => line.slice(line.indexOf(' ') + 1));
  } catch {
    return []; // No history: a copy without git, or a shallow clone.
  }
}

if (import.meta.main) {
  const broken = subjects().filter((subject) => !isSubject(subject));
  for (const subject of broken) console.error(`not "area: imperative" within 72 characters: ${subject}`);
  if (broken.length > 0) process.exitCode = 1;
}
