const TEXT = 0x81;
const SHORT = 126;
const MIDDLE = 65_536;

/** A text as a server frame (RFC 6455, 5.2): final, unmasked, in one buffer. */
export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < SHORT ? 2 : length < MIDDLE ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  frame[1] = head === 2 ? length : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(length, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, head);
  return frame;
}
