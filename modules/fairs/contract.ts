import { fairEndpoints } from './contract/fairs.ts';
import { adminFairEndpoints } from './contract/operator-fairs.ts';

export const fairsEndpoints = { ...fairEndpoints, ...adminFairEndpoints };
