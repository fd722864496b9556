import { expect, test } from 'vitest';
import { consoleTheme } from './theme.ts';

test.each(['light', 'dark'] as const)('every colour of the %s theme is a token', (scheme) => {
  const { token = {}, components = {} } = consoleTheme(scheme);
  const colours = [token, ...Object.values(components)].flatMap((part) =>
    Object.entries(part).filter(([name]) => /colou?r|bg/i.test(name)),
  );
  expect(colours.length).toBeGreaterThan(30);
  expect(colours.filter(([, value]) => !/^(#[0-9a-f]{3,6}|transparent)$/.test(String(value)))).toEqual([]);
});
