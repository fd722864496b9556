import type { Deps } from '#server/platform/deps.ts';
import type { Ctx } from './context.ts';

/** How replica-safe calls read for a caller who wrote up to `seen`; undefined without a replica. */
export const readerOf = ({ db, replica }: Pick<Deps, 'db' | 'replica'>, seen?: string): Ctx['readOn'] =>
  replica && ((read) => replica.read(db, seen, read));
