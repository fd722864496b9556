import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import type { CodePurpose } from '#contract/identity/code-purposes.ts';
import type { Fixtures } from '../fixtures/fixtures.ts';

/** Preconditions that only the application itself can create. */
export interface Stage {
  /** A code sent to the phone. */
  codeFor(phone: string, purpose?: CodePurpose): Promise<string>;
  /** The ticket of a new phone. */
  ticket(): Promise<string>;
}

/** A valid call of every endpoint of a table, about the given objects. A missing endpoint is a type error. */
export type Samples<T extends Record<string, Endpoint>> = {
  [K in keyof T]: (fixtures: Fixtures, stage: Stage) => InputOf<T[K]> | Promise<InputOf<T[K]>>;
};
