import { createCipheriv } from 'node:crypto';
import { expect, test } from 'vitest';
import { Forged } from './provider.ts';
import { decryptWechat, type WechatSettings } from './wechat.ts';

const settings = { WECHAT_PAY_V3_KEY: '0123456789abcdef0123456789abcdef' } as WechatSettings;
const nonce = 'abcdefghijkl';

function sealed(text: string, tagBytes = 16) {
  const cipher = createCipheriv('aes-256-gcm', settings.WECHAT_PAY_V3_KEY, nonce).setAAD(Buffer.from('transaction'));
  const bytes = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag().subarray(0, tagBytes)]);
  return { ciphertext: bytes.toString('base64'), associated_data: 'transaction', nonce };
}

test('an encrypted callback is read', () => {
  expect(decryptWechat(settings, sealed('{"trade_state":"SUCCESS"}'))).toBe('{"trade_state":"SUCCESS"}');
});

// Node accepts tags of 4 to 16 bytes unless told otherwise: four of them are guessed in some four billion tries.
test.each([4, 8, 12, 15])('a right tag cut to %i bytes proves nothing', (tagBytes) => {
  expect(() => decryptWechat(settings, sealed('', tagBytes))).toThrow(Forged);
});

test('another context, nonce or text is not encrypted for us', () => {
  const right = sealed('{"amount":100}');
  for (const forged of [
    { ...right, associated_data: 'refund' },
    { ...right, nonce: 'lkjihgfedcba' },
    { ...right, ciphertext: `${right.ciphertext.startsWith('A') ? 'B' : 'A'}${right.ciphertext.slice(1)}` },
  ])
    expect(() => decryptWechat(settings, forged)).toThrow(Forged);
});
