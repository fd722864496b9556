import { z } from 'zod';
import { moment, text } from '#contract/fields.ts';

export const batchMove = z.enum(['reject', 'shortlist'], { error: '请选择要做的操作' }).meta({ title: '批量操作' });
export const template = z.object({ id: z.string(), move: batchMove, name: z.string(), text: z.string() });
export type ReplyTemplate = z.output<typeof template>;
export const templateBody = z.strictObject({
  move: batchMove,
  name: text('模板名称', { min: 1, max: 20 }),
  text: text('答复内容', { min: 1, max: 300 }),
});

export const batch = z.object({
  id: z.string(),
  move: batchMove,
  state: z.enum(['waiting', 'done', 'undone']),
  runsAt: moment(),
  results: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      outcome: z.enum(['waiting', 'moved', 'same', 'refused']),
      message: z.string(),
    }),
  ),
});
export type BoxBatch = z.output<typeof batch>;
