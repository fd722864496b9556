import type { Handlers } from '#server/platform/http/endpoints.ts';
import type { fairEndpoints } from '../contract/fairs.ts';
import type { adminFairEndpoints } from '../contract/operator-fairs.ts';

type FairTable = typeof fairEndpoints & typeof adminFairEndpoints;

export type FairHandlers<K extends keyof FairTable> = Pick<Handlers<FairTable>, K>;
