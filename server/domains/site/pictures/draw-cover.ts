import type { Cover, CoverMotif } from '#contract/site/cover.ts';
import { circle, line, lines, path, rect, type Tints, tints } from './flat.ts';

const motifs: Record<CoverMotif, (t: Tints) => string> = {
  exam: (t) =>
    rect(112, 40, 96, 124, t.near, 8) +
    rect(104, 34, 96, 124, t.paper, 8) +
    rect(132, 26, 40, 16, t.ink, 6) +
    [62, 88, 114].map((y) => circle(122, y, 6, t.ink) + lines(136, [y - 3], 50, t.mid)).join('') +
    path('M206 134 246 60l14 8-40 74-16 10z', t.sun) +
    path('M206 134l-2 18 16-10z', t.ink),
  recruit: (t) =>
    rect(84, 70, 152, 92, t.near, 10) +
    line('M136 70V54q0-8 8-8h32q8 0 8 8v16', t.ink, 8) +
    rect(84, 104, 152, 12, t.ink) +
    rect(148, 98, 24, 24, t.sun, 5) +
    circle(70, 118, 16, t.sun) +
    path('M42 164q0-30 28-30t28 30z', t.ink) +
    circle(252, 112, 18, t.sun) +
    path('M220 164q0-34 32-34t32 34z', t.mid),
  policy: (t) =>
    path('M160 34 248 76H72z', t.ink) +
    rect(82, 80, 156, 10, t.near) +
    [94, 126, 158, 190].map((x) => rect(x, 92, 18, 56, t.paper)).join('') +
    rect(214, 92, 12, 56, t.mid) +
    rect(78, 150, 164, 10, t.near) +
    rect(66, 160, 188, 8, t.ink) +
    circle(160, 60, 8, t.sun),
  career: (t) =>
    rect(64, 132, 52, 32, t.mid, 4) +
    rect(120, 106, 52, 58, t.near, 4) +
    rect(176, 78, 52, 86, t.ink, 4) +
    line('M202 78V44', t.ink, 4) +
    path('M202 60q-24 2-24-22 24-2 24 22z', t.near) +
    path('M202 52q22 2 26-20-24-4-26 20z', t.mid) +
    circle(90, 112, 12, t.sun) +
    path('M78 132q0-12 12-12t12 12z', t.ink),
  campus: (t) =>
    rect(70, 86, 180, 78, t.near) +
    path('M60 88h200l-16-16H76z', t.ink) +
    rect(140, 52, 40, 112, t.ink) +
    path('M134 54 160 26l26 28z', t.near) +
    circle(160, 76, 11, t.paper) +
    line('M160 69v7l5 4', t.ink, 2.5) +
    [84, 108, 196, 220].flatMap((x) => [98, 126].map((y) => rect(x, y, 14, 16, t.paper, 2))).join('') +
    path('M150 164v-24a10 10 0 0 1 20 0v24z', t.sun) +
    circle(50, 138, 18, t.mid) +
    rect(48, 146, 4, 18, t.ink) +
    circle(272, 140, 16, t.mid) +
    rect(270, 148, 4, 16, t.ink),
  industry: (t) =>
    rect(60, 36, 200, 128, t.paper, 10) +
    [
      [82, 110],
      [118, 92],
      [154, 100],
      [190, 72],
      [226, 56],
    ]
      .map(([x = 0, y = 0], at) => rect(x, y, 18, 150 - y, at === 4 ? t.ink : t.mid, 3))
      .join('') +
    line('M91 92 127 74l36 8 36-30 36-10', t.near, 4) +
    circle(235, 42, 6, t.sun),
  lecture: (t) =>
    rect(56, 34, 150, 92, t.paper, 8) +
    lines(72, [54, 72, 90], 84, t.mid) +
    rect(72, 54, 52, 6, t.ink, 3) +
    circle(236, 88, 22, t.sun) +
    path('M192 168q0-52 44-52t44 52z', t.ink) +
    path('M236 116l-10 14 10 22 10-22z', t.paper) +
    rect(44, 150, 150, 8, t.near, 4),
  guide: (t) =>
    path('M62 52 128 34v112l-66 18z', t.paper) +
    path('M128 34 192 52v112l-64-18z', t.mid) +
    path('M192 52 258 34v112l-66 18z', t.paper) +
    line('M82 132q22-36 50-20t52-22 50-34', t.ink, 4) +
    path('M236 30a20 20 0 0 1 20 20c0 15-20 34-20 34s-20-19-20-34a20 20 0 0 1 20-20z', t.ink) +
    circle(236, 50, 8, t.paper) +
    circle(82, 132, 7, t.sun),
  admission: (t) =>
    path('M160 44 256 84 160 124 64 84z', t.ink) +
    path('M106 106v34q54 30 108 0v-34l-54 22z', t.near) +
    line('M236 92v44', t.ink, 4) +
    circle(236, 142, 8, t.sun) +
    rect(96, 158, 128, 8, t.mid, 4),
  library: (t) =>
    rect(56, 30, 208, 136, t.near, 8) +
    [64, 110, 156].map((y) => rect(66, y, 188, 6, t.ink)).join('') +
    [34, 80, 126]
      .flatMap((top, row) =>
        [72, 92, 108, 132, 148, 172, 196, 212, 232].map((x, at) => {
          const high = 22 + ((at * 7 + row * 5) % 9);
          return rect(x, top + 30 - high, 12, high, [t.paper, t.mid, t.sun][(at + row) % 3] ?? t.paper, 2);
        }),
      )
      .join(''),
  classroom: (t) =>
    rect(70, 28, 180, 74, t.ink, 6) +
    line('M94 54h64M94 72h96', t.paper, 4) +
    circle(222, 58, 14, t.sun) +
    rect(64, 102, 192, 8, t.near, 3) +
    [74, 138, 202]
      .map((x) => rect(x, 128, 46, 8, t.near, 3) + rect(x + 6, 136, 5, 28, t.mid) + rect(x + 35, 136, 5, 28, t.mid))
      .join('') +
    [97, 161, 225].map((x) => circle(x, 120, 8, t.paper)).join(''),
  field: (t) =>
    `<ellipse cx="160" cy="128" rx="140" ry="46" fill="${t.near}"/>` +
    `<ellipse cx="160" cy="128" rx="122" ry="37" fill="none" stroke="${t.paper}" stroke-width="2.5"/>` +
    `<ellipse cx="160" cy="128" rx="102" ry="27" fill="${t.mid}"/>` +
    rect(159, 101, 2.5, 54, t.paper) +
    circle(160, 128, 9, t.mid) +
    line('M160 119a9 9 0 1 1-.1 0', t.paper, 2.5) +
    rect(52, 40, 5, 78, t.ink) +
    path('M57 42h40l-10 12 10 12H57z', t.sun) +
    line('M226 104V76h30v28', t.ink, 4),
};

/** Sun and hills behind the motif. */
function backdrop(t: Tints, variant: number): string {
  const [x, y] = [
    [250, 66],
    [70, 62],
    [262, 96],
    [58, 96],
  ][variant] as [number, number];
  const hills = [
    'M0 150q80-34 170-12t150-22v84H0z',
    'M0 132q90 20 170-4t150 10v62H0z',
    'M0 156q60-40 150-18t170-30v92H0z',
    'M0 126q100-4 160 18t160-12v68H0z',
  ][variant] as string;
  return circle(x, y, 46, t.far) + path(hills, t.far);
}

/** A cover: flat, one hue and one warm spot. Deterministic. */
export function drawCover({ motif, hue, variant }: Cover): string {
  const t = tints(hue);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200" width="640" height="400">',
    rect(0, 0, 320, 200, t.sky),
    backdrop(t, variant),
    motifs[motif](t),
    '</svg>',
  ].join('');
}
