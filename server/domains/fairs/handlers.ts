import type { fairEndpoints } from '#contract/fairs/fairs.ts';
import type { adminFairEndpoints } from '#contract/fairs/operator-fairs.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';

type FairTable = typeof fairEndpoints & typeof adminFairEndpoints;

export type FairHandlers<K extends keyof FairTable> = Pick<Handlers<FairTable>, K>;
