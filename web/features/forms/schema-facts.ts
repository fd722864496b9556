import type { z } from 'zod';

interface Facts {
  title?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** What the contract says of a field: its title and limits. A wrapper such as `optional()` says what it wraps. */
export function factsOf(schema: z.ZodType): Facts {
  const { innerType, in: input } = schema.def as { innerType?: z.ZodType; in?: z.ZodType };
  const inner = innerType ?? input;
  return { ...(inner ? factsOf(inner) : {}), ...(schema.meta() as Facts | undefined) };
}

/** The message of the contract for a value; null if the value is accepted. */
export const faultOf = (schema: z.ZodType, value: unknown): string | null =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;
