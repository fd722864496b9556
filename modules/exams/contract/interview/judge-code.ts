import { z } from 'zod';

/** A code as it is shown this once; the server keeps a keyed hash of it. */
export const judgeCode = z.object({
  judgeId: z.string(),
  number: z.number(),
  name: z.string(),
  code: z.string(),
  until: z.string(),
});
export type JudgeCode = z.output<typeof judgeCode>;
