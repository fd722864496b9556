import type { Page } from 'playwright-core';
import { createServer } from 'vite';

/** The kit as markup. Node reads no JSX, so Vite does. */
async function drawKit(): Promise<string> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { kitMarkup } = await vite.ssrLoadModule('/lab/shots/kit.tsx');
    return kitMarkup();
  } finally {
    await vite.close();
  }
}

let drawn: Promise<string> | undefined;

/** Puts every component of the kit in place of a page's content, in the styles of the product. */
export async function showKit(page: Page): Promise<void> {
  drawn ??= drawKit();
  const markup = await drawn;
  await page.locator('main').evaluate((main, html) => {
    main.innerHTML = html;
  }, markup);
}
