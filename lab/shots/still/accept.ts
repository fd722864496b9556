import { mkdirSync } from 'node:fs';
import { launchSameBrowser } from '#e2e/lib/browser.ts';
import { startStillProduct } from '../start-product.ts';
import { keepReference, referenceOf } from './grid.ts';
import { takeStills } from './take-stills.ts';

/** Takes the ten main pages as they are now for right: they are what `e2e/platform/visual.e2e.ts` compares with from now on. */
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
