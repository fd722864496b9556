import { mkdirSync } from 'node:fs';
import { launchSameBrowser } from '#e2e/lib/browser.ts';
import { startStillProduct } from '../start-product.ts';
import { keepReference, referenceOf } from './grid.ts';
import { takeStills } from './take-stills.ts';

/** Accepts the current pictures of the ten main pages as the references of `e2e/platform/visual.e2e.ts`. */
export async function acceptStills(): Promise<void> {
  const product = await startStillProduct();
  const browser = await launchSameBrowser();
  try {
    for (const { name, png } of await takeStills(browser, product.origin)) {
      const file = referenceOf(name);
      mkdirSync(new URL('.', `file://${file}`), { recursive: true });
      await keepReference(png, file);
      console.log(file);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}
