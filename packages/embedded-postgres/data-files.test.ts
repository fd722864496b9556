import { closeSync, readFileSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestFolder } from '#server/platform/testing/test-folder.ts';
import { type DataFiles, dataFiles } from './data-files.ts';
import { applicationPassword, keepPassword } from './password.ts';
import { choosePort } from './port.ts';
import { lastComplaint, openServerLog, trimServerLog } from './server-log.ts';

let files: DataFiles;

beforeEach(() => {
  files = dataFiles(makeTestFolder());
});

afterEach(() => rmSync(files.dataDir, { recursive: true, force: true }));

test('the password is made once, random, and readable by its owner alone', () => {
  const password = keepPassword(files.password);
  expect(password).toMatch(/^[0-9a-f]{48}$/);
  expect(keepPassword(files.password)).toBe(password);
  expect(statSync(files.password).mode & 0o777).toBe(0o600);
  expect(applicationPassword(password)).not.toContain(password);
});

test('a free port is kept', async () => {
  const port = await choosePort(files.port);
  expect(await choosePort(files.port)).toBe(port);
});

test('a log that has grown large makes way for a new one', () => {
  writeFileSync(files.log, 'x'.repeat(11 * 2 ** 20));
  expect(openServerLog(files.log).from).toBe(0);
  expect(statSync(`${files.log}.1`).size).toBe(11 * 2 ** 20);
  expect(readFileSync(files.log, 'utf8')).toBe('');
});

test('the log of a server that runs on is cut, and what is appended next stands at its start', () => {
  const { fd } = openServerLog(files.log);
  writeSync(fd, 'x'.repeat(11 * 2 ** 20));
  trimServerLog(files.log);
  writeSync(fd, 'after');
  closeSync(fd);
  expect(readFileSync(files.log, 'utf8')).toBe('after');
  expect(statSync(`${files.log}.1`).size).toBe(11 * 2 ** 20);
});

test('the reason of a failed start is the last complaint after it began', () => {
  writeFileSync(files.log, 'FATAL: before\nFATAL: the disk is full\nLOG: shut down\n');
  expect(lastComplaint(files.log, 'FATAL: before\n'.length)).toBe('FATAL: the disk is full');
  expect(lastComplaint(files.log, 'FATAL: before\nFATAL: the disk is full\n'.length)).toBe('LOG: shut down');
});
