import { expect, test } from 'vitest';
import { type Crest, crestHues, crestOfFile, crestShapes, crestUrl } from './crest.ts';

test('an address is read back as the crest it was made of', () => {
  for (const shape of crestShapes) {
    for (const hue of crestHues) {
      const crest: Crest = { shape, hue, character: '钱' };
      const file = decodeURIComponent(crestUrl(crest).slice('/pictures/crest/'.length));
      expect(crestOfFile(file)).toEqual(crest);
    }
  }
});

test.each([
  'circle-226-钱.svg',
  'arch-225-钱.svg',
  'arch-0226-钱.svg',
  'arch-226-钱江.svg',
  'arch-226-<.svg',
  'arch-226-".svg',
  'arch-226-&.svg',
  'arch-226-.svg',
  'arch-226-钱.png',
  'constructor-226-钱.svg',
  '../arch-226-钱.svg',
])('%s is none', (file) => {
  expect(crestOfFile(file)).toBeNull();
});
