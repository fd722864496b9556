import { supportEndpoints } from './support/contract.ts';

/** The calls of each module, by its name. */
export const moduleContracts = { support: supportEndpoints };
