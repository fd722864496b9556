import type { ApplyBy } from '#contract/posts/apply-by.ts';
import { webAddressOf } from '#contract/web-address.ts';
import type { Cells } from '../table/fields.ts';
import { maskContacts } from './private-text.ts';

const address = /(?:https?:\/\/|www\.)[^\s，。；、）)"'<>]+/i;
const mailbox = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/;
const landline = /(?<!\d)0\d{2,3}[-\s]?\d{7,8}(?!\d)/;
const atDesk = /现场|电话|地点|地址|办公室|人事处|[\d一二三四五六七八九十][室楼号]/;
const MAX_PLACE = 80;

/**
 * How one applies, by the columns 报名方式, 报名网址 and 投递邮箱. An address of the web before a mailbox, a mailbox before a desk;
 * null where none is named. A mobile phone is a person's own and is not kept.
 */
export function readApplyBy({
  applyWay,
  applyUrl,
  applyMail,
}: Pick<Cells, 'applyWay' | 'applyUrl' | 'applyMail'>): ApplyBy | null {
  const link = webAddressOf(address.exec(`${applyUrl} ${applyWay}`)?.[0] ?? '');
  if (link && link.length <= 200) return { way: 'web', link };
  const email = mailbox.exec(`${applyMail} ${applyWay}`)?.[0];
  if (email) return { way: 'mail', email };
  if (!atDesk.test(applyWay)) return null;
  const hotline = landline.exec(applyWay)?.[0].replace(/\s/, '-');
  const place = maskContacts(applyWay.replace(landline, '')).text.replace(/\s+/g, ' ').trim();
  return {
    way: 'desk',
    ...(hotline ? { hotline } : {}),
    ...(place ? { place: [...place].slice(0, MAX_PLACE).join('') } : {}),
  };
}
