import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from './context.ts';

/** How calls that may lag are read by somebody who wrote up to `seen`; undefined without a replica. */
export const readerOf = ({ db, replica }: Pick<Deps, 'db' | 'replica'>, seen?: string): Ctx['readOn'] =>
  replica && ((read) => replica.read(db, seen, read));
