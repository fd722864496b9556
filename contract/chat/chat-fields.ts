import { z } from 'zod';
import { id, whole } from '#contract/fields.ts';

export const conversationId = z.object({ id: id('会话编号') });
export const number = whole('消息编号', 0, 100_000_000);
/** Chosen by the sender. Sending the same id again returns the first message. */
export const clientId = z
  .string({ error: '缺少消息标识' })
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{7,39}$/, { error: '消息标识格式不正确' })
  .meta({ title: '消息标识' });
export const wechat = z
  .string({ error: '微信号是 6 到 20 位字母、数字、下划线或减号，以字母开头' })
  .regex(/^[A-Za-z][A-Za-z0-9_-]{5,19}$/, { error: '微信号是 6 到 20 位字母、数字、下划线或减号，以字母开头' })
  .meta({ title: '微信号' });
