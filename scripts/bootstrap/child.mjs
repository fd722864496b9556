import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { StartError } from './errors.mjs';
import { root } from './root.mjs';

// The terminal signals every process of its group, and npm then sends the same signal again: one key press arrives several times.
const echoMs = 1000;
const orphanPollMs = 250;
const isWindows = process.platform === 'win32';

/** Runs one step of a task with the given Node; returns its exit code (128 + n after signal n). */
export function runStep(step, args, node) {
  const [command, ...fixed] = step.run.split(' ');
  const flags = knownFlags(node, step.flags ?? []);
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  return runChild(command === 'node' ? node : command, [...flags, ...fixed, ...args], {
    env: { ...process.env, PATH: path, NODE: node, npm_node_execpath: node, ...step.env },
    drains: step.drains ?? false,
  });
}

/** The flags that this Node takes: where the project's own does not run, the machine's may be older. */
function knownFlags(node, flags) {
  const takes = (some) => spawnSync(node, [...some, '--version'], { stdio: 'ignore' }).status === 0;
  return takes(flags) ? flags : flags.filter((flag) => takes([flag]));
}

/**
 * A child that drains has its own process group, so that the terminal does not signal it directly: we send each signal once. Any
 * other child shares our group, receives the terminal's signals and may read from it.
 */
export async function runChild(command, args, { env, drains = false }) {
  const shell = isWindows && !command.endsWith('.exe');
  const child = spawn(command, args, { cwd: root, env, stdio: 'inherit', detached: drains && !isWindows, shell });
  const signals = passSignals(child, drains);
  try {
    const [code, signal] = await ended(child, command);
    if (signals.stopped() && !drains) return 130;
    return signal ? 128 + constants.signals[signal] : code;
  } finally {
    signals.release();
  }
}

function ended(child, command) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new StartError(`无法启动 cannot start ${command}: ${error.message}`)));
    child.once('exit', (code, signal) => resolve([code, signal]));
  });
}

function passSignals(child, drains) {
  const terminalReachesChild = !drains && process.stdin.isTTY;
  const sentAt = {};
  let stopped = false;
  const pass = (signal) => {
    stopped = true;
    if (signal === 'SIGINT' && terminalReachesChild) return;
    const passed = signal === 'SIGHUP' ? 'SIGTERM' : signal;
    if (Date.now() - (sentAt[passed] ?? Number.NEGATIVE_INFINITY) < echoMs) return;
    sentAt[passed] = Date.now();
    child.kill(passed);
  };
  const names = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const name of names) process.on(name, pass);
  const watch = whenOrphaned(() => pass('SIGTERM'));
  return {
    stopped: () => stopped,
    release: () => {
      clearInterval(watch);
      for (const name of names) process.off(name, pass);
    },
  };
}

// npm runs a script in a shell and signals that shell only, which exits without telling us.
function whenOrphaned(act) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, orphanPollMs);
  return watch;
}
