import { inject } from 'vitest';

const given = inject('lanes')[Number(process.env.VITEST_POOL_ID) - 1];
if (!given) throw new Error(`worker ${process.env.VITEST_POOL_ID} has no product`);

/** The product that this worker's stories visit; those of other workers see nothing of it. */
export const lane = given;
