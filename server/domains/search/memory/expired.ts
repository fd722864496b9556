import { type Base, oncePerBase } from '#server/platform/memory-index/base/base.ts';
import type { PostFields } from './post-definition.ts';

/** Posts that have ended, as bits; null for none. It holds from a moment until the next post ends. */
interface Expired {
  from: number;
  until: number;
  bits: Uint32Array | null;
}

const lastOf = oncePerBase<PostFields, { expired: Expired | null }>(() => ({ expired: null }));

/** The posts of a base that have ended by a moment. */
export function expiredIn(base: Base<PostFields>, now: number): Uint32Array | null {
  const last = lastOf(base);
  const { expired } = last;
  if (expired !== null && now >= expired.from && now < expired.until) return expired.bits;
  last.expired = read(base, now);
  return last.expired.bits;
}

function read({ size, numbers: { deadline } }: Base<PostFields>, now: number): Expired {
  const bits = new Uint32Array((size + 31) >> 5);
  let [from, until] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let doc = 0; doc < size; doc += 1) {
    const end = deadline[doc] as number;
    if (end > now) until = Math.min(until, end);
    else {
      from = Math.max(from, end);
      bits[doc >> 5] = (bits[doc >> 5] as number) | (1 << (doc & 31));
    }
  }
  return { from, until, bits: from === Number.NEGATIVE_INFINITY ? null : bits };
}
