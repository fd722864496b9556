import { once } from 'node:events';
import { afterAll, beforeAll } from 'vitest';
import { type Product, startMovedProduct } from '#lab/shots/start-product.ts';

const POSTS = 300;
/** Unloaded it takes a tenth of this. */
const START_MS = 480_000;

interface MovedProduct {
  readonly origin: string;
  /** Milliseconds by which its clock is ahead. */
  readonly ahead: number;
  now(): number;
  /** Sets its clock forward; documents that are opened from then on have the same time. */
  moveTo(moment: number): Promise<void>;
}

/** A product of one file's own, whose clock its stories set forward: other stories see nothing of it. */
export function useMovedProduct(): MovedProduct {
  let product: Product | undefined;
  let ahead = 0;
  const running = () => {
    if (!product) throw new Error('the product has not started');
    return product;
  };
  beforeAll(async () => {
    product = await startMovedProduct(POSTS);
  }, START_MS);
  afterAll(() => product?.stop());
  return {
    get origin() {
      return running().origin;
    },
    get ahead() {
      return ahead;
    },
    now: () => Date.now() + ahead,
    moveTo: async (moment) => {
      const { process } = running();
      ahead = Math.max(ahead, moment - Date.now());
      const told = once(process, 'message');
      process.send({ ahead });
      await told;
    },
  };
}
