#!/usr/bin/env node
// Starts an npm script on any machine with Node 20 or newer: installs what is missing, then runs the project's own Node. Plain
// JavaScript without dependencies, since it runs before node_modules exists.
import { runStep } from './bootstrap/child.mjs';
import { StartError } from './bootstrap/errors.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { withLock } from './bootstrap/lock.mjs';
import { projectNode } from './bootstrap/project-node.mjs';
import { productTasks, tasks, usages } from './tasks.mjs';

const [name = '', ...args] = process.argv.slice(2);

try {
  const steps = tasks[name];
  if (!steps) throw new StartError(`未知的命令 unknown task "${name}". ${Object.keys(tasks).join(' · ')}`);
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usages[name] ?? `npm run ${name}：不接受参数 takes no arguments`);
    process.exit(0);
  }
  await ensureInstalled({ productOnly: productTasks.includes(name) });
  const node = projectNode();
  for (const [index, step] of steps.entries()) {
    const run = async () => {
      const beside = step.beside && runStep({ run: step.beside }, [], node);
      const code = await runStep(step, index === steps.length - 1 ? args : [], node);
      await beside;
      return code;
    };
    const code = step.alone ? await withLock('build', run) : await run();
    if (code !== 0) process.exit(code);
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
