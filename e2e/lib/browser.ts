import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import packed from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A font configuration with the Chinese font of our own package, so that pages look right on a machine without fonts. */
function fontConfig(): string {
  const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'));
  const folder = mkdtempSync(join(tmpdir(), 'jiaoyu-rencai-fonts-'));
  const dirs = ['400Regular', '500Medium', '600SemiBold'].map((weight) => `<dir>${join(fonts, weight)}</dir>`).join('');
  const file = join(folder, 'fonts.conf');
  const fallback = '<match><edit name="family" mode="append_last"><string>Noto Sans SC</string></edit></match>';
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig>${dirs}<dir>/usr/share/fonts</dir><cachedir>${folder}</cachedir>${fallback}</fontconfig>`,
  );
  return file;
}

/** As one process it dies with the first context that is closed. */
const packedArgs = packed.args.filter((arg) => arg !== '--single-process');

/** A headless Chromium: the one of the machine, or the one that comes with the project. Needs neither root nor a download. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const own = installed.find((path) => existsSync(path));
  return chromium.launch({
    executablePath: own ?? (await packed.executablePath()),
    args: own ? [...quiet, ...more] : [...packedArgs, ...quiet, ...more],
    env: { ...process.env, FONTCONFIG_FILE: fontConfig() },
    headless: true,
  });
}
