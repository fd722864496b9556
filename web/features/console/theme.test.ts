import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palettes } from './theme.ts';

const css = readFileSync(new URL('../../styles/tokens.css', import.meta.url), 'utf8');
const [lightCss = '', darkCss = ''] = css.split(/\[data-theme="?dark"?\]/);
const tokenOf = (source: string, name: string) => new RegExp(`--${name}:\\s*(#[0-9a-f]+)`).exec(source)?.[1];
const kebab = (name: string) =>
  name
    .replace(/([A-Z])/g, '-$1')
    .replace(/([a-z])([0-9])/g, '$1-$2')
    .toLowerCase();

test.each([
  ['light', lightCss],
  ['dark', darkCss],
] as const)('the console shows the %s tokens of the site', (scheme, source) => {
  for (const [name, value] of Object.entries(palettes[scheme]))
    expect(`${name} ${value}`).toBe(`${name} ${tokenOf(source, kebab(name))}`);
});
