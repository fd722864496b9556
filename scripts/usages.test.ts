import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const taskList = './tasks.mjs';
const { tasks, usages } = (await import(taskList)) as {
  tasks: Record<string, { run: string }[]>;
  usages: Record<string, string>;
};

/** Whether the last step, which gets the arguments, is a script that reads them. */
function takesArguments(name: string): boolean {
  const script = /^node (scripts\/\S+)/.exec(tasks[name]?.at(-1)?.run ?? '')?.[1];
  const path = join(import.meta.dirname, '..', script ?? '');
  return (
    script !== undefined && existsSync(path) && /parseArgs|process\.argv|runNamed/.test(readFileSync(path, 'utf8'))
  );
}

test('every script that takes arguments says how it is used', () => {
  const silent = Object.keys(tasks).filter((name) => takesArguments(name) && !usages[name]);
  expect(silent).toEqual([]);
  expect(Object.keys(usages).filter((name) => !tasks[name])).toEqual([]);
});

test.each(['import', 'demo', 'fuzz', 'shots', 'operator'])('%s names each of its options', (name) => {
  const source = readFileSync(join(import.meta.dirname, `${name}.ts`), 'utf8');
  const options = [...source.matchAll(/^ {4,6}'?([a-z-]+)'?: \{ type: '(?:string|boolean)'/gm)].map(
    ([, option]) => option,
  );
  const inLine = [...source.matchAll(/options: \{ (.+) \},$/gm)].flatMap(([, list = '']) =>
    [...list.matchAll(/([a-z-]+): \{ type/g)].map(([, option]) => option),
  );
  const all = [...options, ...inLine];
  expect(all.length).toBeGreaterThan(1);
  expect(all.filter((option) => !usages[name]?.includes(`--${option}`))).toEqual([]);
});
