import type { Prng } from './prng.ts';

const events = ['ping', 'read', 'typing', 'message', 'ack', 'presence', '__proto__', ''];

function payloadOf(prng: Prng): Buffer {
  if (prng.chance(0.3)) return prng.bytes(prng.below(300));
  if (prng.chance(0.1)) return Buffer.alloc(70_000, 0x61);
  const odd = [null, -1, 1e21, '', '\ud800', [], {}, { __proto__: 1 }, 'x'.repeat(500)];
  const value = {
    type: prng.pick(events),
    conversationId: prng.pick(odd),
    number: prng.pick(odd),
    payload: prng.pick(odd),
  };
  return Buffer.from(prng.chance(0.9) ? JSON.stringify(value) : JSON.stringify(value).slice(0, -1));
}

/** A frame of a WebSocket client, often an invalid one. */
export function rawFrame(prng: Prng): Buffer {
  const payload = payloadOf(prng);
  const opcode = prng.chance(0.7) ? 1 : prng.below(16);
  const reserved = prng.chance(0.1) ? prng.below(8) << 4 : 0;
  const fin = prng.chance(0.9) ? 0x80 : 0;
  const isMasked = prng.chance(0.95);
  const reported = prng.chance(0.05) ? prng.below(2 ** 31) : payload.length;
  const short = reported < 126 ? reported : reported < 65_536 ? 126 : 127;
  const head = Buffer.alloc(short === 127 ? 10 : short === 126 ? 4 : 2);
  head[0] = fin | reserved | opcode;
  head[1] = (isMasked ? 0x80 : 0) | short;
  if (short === 126) head.writeUInt16BE(reported, 2);
  if (short === 127) head.writeBigUInt64BE(BigInt(reported), 2);
  const mask = prng.bytes(4);
  const sent = isMasked ? payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0)) : payload;
  return Buffer.concat(isMasked ? [head, mask, sent] : [head, sent]);
}
