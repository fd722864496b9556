import { expect, test } from 'vitest';
import { serverModules } from '#modules/server.ts';
import { readConfig } from './config.ts';
import { sortModules } from './module.ts';
import { useWholeApp } from './proof/whole-app.ts';

const { call, deps } = await useWholeApp({ settings: { MODULES: 'none' } });

test('a site may offer all modules, none, or some by name', () => {
  const off = (MODULES: string) => sortModules(serverModules, readConfig({ MODULES })).off;
  expect(off('')).toEqual([]);
  expect(off('all')).toEqual([]);
  expect(off('none')).toEqual(serverModules.map(({ name }) => name));
  expect(off('support')).not.toContain('support');
  expect(() => off('support,suport')).toThrow('suport');
});

test('calls of a module that is switched off are not there, and the browser is told', async () => {
  expect((await call('GET', '/api/support/messages')).status).toBe(404);
  expect((await call('GET', '/api/site/config')).body.modulesOff).toEqual(serverModules.map(({ name }) => name));
  // Their rows are still erased and exported.
  expect(deps.modules).toBe(serverModules);
});
