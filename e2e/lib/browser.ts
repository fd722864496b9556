import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
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

/**
 * A font configuration with the Chinese font of our own package, so that pages render correctly on a machine without fonts. It
 * and its cache stay beside the packages, for the next browser.
 */
function fontConfig(name: string, moreFolders: readonly string[]): string {
  const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-sc/package.json'));
  const folder = join(fonts, '../../.cache/jiaoyu-rencai-fonts');
  mkdirSync(folder, { recursive: true });
  const own = ['400Regular', '500Medium', '600SemiBold'].map((weight) => join(fonts, weight));
  const dirs = [...own, ...moreFolders].map((one) => `<dir>${one}</dir>`).join('');
  const fallback = '<match><edit name="family" mode="append_last"><string>Noto Sans SC</string></edit></match>';
  const file = join(folder, `${name}.conf`);
  // Another browser may be reading it.
  writeFileSync(
    `${file}.${process.pid}`,
    `<?xml version="1.0"?><fontconfig>${dirs}<cachedir>${folder}</cachedir>${fallback}</fontconfig>`,
  );
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

/**
 * In single-process mode it would exit with the first closed context; web security is what readers' browsers have; without a zygote
 * each new page loads the whole program anew.
 */
const notOurs = ['--single-process', '--disable-web-security', '--no-zygote'];
const packedArgs = packed.args.filter((arg) => !notOurs.includes(arg));

/** On a busy machine one start in some hundreds ends with a fault of its own, which is no finding about the site: one more is tried. */
async function launch(executablePath: string, args: readonly string[], fonts: string): Promise<Browser> {
  // Without a locale of UTF-8 a file with a Chinese name is saved as "download".
  const env = { ...process.env, LC_ALL: 'C.UTF-8', FONTCONFIG_FILE: fonts };
  const start = () => chromium.launch({ executablePath, args: [...args], env, headless: true });
  return start().catch(start);
}

/** A headless Chromium: the machine's, or the one that comes with the project. Needs neither root nor a download. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  const fonts = fontConfig('all', ['/usr/share/fonts']);
  const own = installed.find((path) => existsSync(path));
  if (own) return launch(own, [...quiet, ...more], fonts);
  return launch(await packed.executablePath(), [...packedArgs, ...quiet, ...more], fonts);
}

/** The Chromium that comes with the project, with our font only: it renders identically on every machine. */
export const launchSameBrowser = async (): Promise<Browser> =>
  launch(await packed.executablePath(), [...packedArgs, ...quiet], fontConfig('ours', []));
