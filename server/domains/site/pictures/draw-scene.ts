import type { Scene, SceneName } from '#contract/site/scene.ts';
import { circle, path, rect, type Tints, tints } from './flat.ts';

/** Height of the horizon. */
const GROUND = 264;

const windows = (xs: readonly number[], ys: readonly number[], fill: string) =>
  xs.flatMap((x) => ys.map((y) => rect(x, y, 18, 22, fill, 2))).join('');

const tree = (x: number, high: number, t: Tints) =>
  rect(x - 3, GROUND - high, 6, high, t.ink) + circle(x, GROUND - high, high * 0.48, t.near);

/** A block of floors with a flat roof. */
const block = (x: number, wide: number, high: number, fill: string, t: Tints) => {
  const columns = Array.from({ length: Math.floor((wide - 24) / 34) }, (_, at) => x + 20 + at * 34);
  const floors = Array.from({ length: Math.floor((high - 20) / 38) }, (_, at) => GROUND - high + 20 + at * 38);
  return (
    rect(x, GROUND - high, wide, high, fill) +
    rect(x - 8, GROUND - high - 8, wide + 16, 10, t.ink) +
    windows(columns, floors, t.paper)
  );
};

const gate = (x: number, t: Tints) =>
  rect(x, GROUND - 62, 14, 62, t.ink) +
  rect(x + 116, GROUND - 62, 14, 62, t.ink) +
  rect(x - 10, GROUND - 76, 150, 18, t.ink, 3) +
  rect(x + 30, GROUND - 71, 70, 8, t.paper, 2);

const drawn: Record<SceneName, (t: Tints) => string> = {
  kindergarten: (t) =>
    rect(300, 150, 240, 114, t.near, 12) +
    path('M284 156 420 84l136 72z', t.ink) +
    circle(420, 130, 16, t.paper) +
    windows([330, 372, 450, 492], [178], t.paper) +
    path('M402 264v-44a18 18 0 0 1 36 0v44z', t.sun) +
    block(560, 170, 96, t.mid, t) +
    path('M150 264c0-60 30-92 76-92v14c-34 0-58 26-62 78z', t.sun) +
    rect(214, 168, 10, 96, t.ink) +
    rect(240, 168, 10, 96, t.ink) +
    [188, 212, 236].map((y) => rect(214, y, 36, 6, t.ink)).join('') +
    tree(790, 76, t) +
    tree(96, 58, t),
  school: (t) =>
    block(180, 250, 118, t.mid, t) +
    block(530, 250, 118, t.mid, t) +
    rect(420, 96, 120, 168, t.near) +
    path('M406 100 480 52l74 48z', t.ink) +
    circle(480, 128, 18, t.paper) +
    path('M479 114h3v14l9 6-2 3-10-7z', t.ink) +
    windows([440, 502], [164], t.paper) +
    gate(415, t) +
    rect(852, 120, 5, 144, t.ink) +
    path('M857 122h44l-11 14 11 14h-44z', t.sun) +
    tree(120, 84, t) +
    tree(816, 66, t),
  college: (t) =>
    block(120, 210, 160, t.mid, t) +
    block(640, 210, 160, t.mid, t) +
    path('M330 132 480 66l150 66z', t.ink) +
    rect(344, 134, 272, 16, t.near) +
    [352, 400, 448, 494, 542, 590].map((x) => rect(x, 152, 20, 94, t.paper)).join('') +
    rect(336, 246, 288, 9, t.near) +
    rect(318, 255, 324, 9, t.ink) +
    circle(480, 108, 12, t.sun) +
    tree(82, 92, t) +
    tree(888, 78, t),
  office: (t) =>
    block(220, 150, 128, t.mid, t) +
    block(390, 190, 196, t.near, t) +
    block(600, 170, 152, t.mid, t) +
    rect(464, 232, 42, 32, t.sun, 3) +
    tree(160, 74, t) +
    tree(822, 88, t),
};

/** A school in the distance: flat, one hue and one warm sun; the middle third shows the kind of school. */
export function drawScene({ scene, hue }: Scene): string {
  const t = tints(hue);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 320" width="1920" height="640">',
    rect(0, 0, 960, 320, t.sky),
    circle(742, 84, 54, t.sun),
    path('M0 236q180-92 380-40t320-34 260 26v132H0z', t.far),
    drawn[scene](t),
    rect(0, GROUND, 960, 56, t.mid),
    path('M420 264h120l70 56H350z', t.far),
    '</svg>',
  ].join('');
}
