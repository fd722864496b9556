import type { Dice } from './prng.ts';

const events = ['ping', 'read', 'typing', 'message', 'ack', 'presence', '__proto__', ''];

function payloadOf(dice: Dice): Buffer {
  if (dice.chance(0.3)) return dice.bytes(dice.below(300));
  if (dice.chance(0.1)) return Buffer.alloc(70_000, 0x61);
  const odd = [null, -1, 1e21, '', '\ud800', [], {}, { __proto__: 1 }, 'x'.repeat(500)];
  const value = {
    type: dice.pick(events),
    conversationId: dice.pick(odd),
    number: dice.pick(odd),
    payload: dice.pick(odd),
  };
  return Buffer.from(dice.chance(0.9) ? JSON.stringify(value) : JSON.stringify(value).slice(0, -1));
}

/** One frame of a WebSocket's client, often one that no client would send. */
export function rawFrame(dice: Dice): Buffer {
  const payload = payloadOf(dice);
  const opcode = dice.chance(0.7) ? 1 : dice.below(16);
  const reserved = dice.chance(0.1) ? dice.below(8) << 4 : 0;
  const fin = dice.chance(0.9) ? 0x80 : 0;
  const isMasked = dice.chance(0.95);
  const told = dice.chance(0.05) ? dice.below(2 ** 31) : payload.length;
  const short = told < 126 ? told : told < 65_536 ? 126 : 127;
  const head = Buffer.alloc(short === 127 ? 10 : short === 126 ? 4 : 2);
  head[0] = fin | reserved | opcode;
  head[1] = (isMasked ? 0x80 : 0) | short;
  if (short === 126) head.writeUInt16BE(told, 2);
  if (short === 127) head.writeBigUInt64BE(BigInt(told), 2);
  const mask = dice.bytes(4);
  const sent = isMasked ? payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0)) : payload;
  return Buffer.concat(isMasked ? [head, mask, sent] : [head, sent]);
}
