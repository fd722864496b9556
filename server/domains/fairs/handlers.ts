import type { fairEndpoints } from '#contract/fairs.ts';
import type { Handlers } from '#server/platform/http/endpoints.ts';

/** Some of the handlers of the domain's endpoints. */
export type FairHandlers<K extends keyof typeof fairEndpoints> = Pick<Handlers<typeof fairEndpoints>, K>;
