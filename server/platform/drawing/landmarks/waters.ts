import type { Palette } from '../palette.ts';
import { circle, eave, path, rect, steps } from '../strokes.ts';

/** A stone bridge of one high arch, and a boat. */
export const archBridge = (p: Palette) =>
  path('M-90 0Q0-92 90 0H46A46 40 0 0 0-46 0Z', p.paper) +
  path('M-84-12Q0-104 84-12') +
  path(
    steps(7, -66, 22)
      .map((x) => `M${x} ${Math.round(-50 + x * x * 0.0078)}v-12`)
      .join(''),
  ) +
  path('M-22 14h44l-8 10h-28Z', p.paper) +
  path('M-6 14v-10h14v10');

/** A long bridge of three arches with a roof over it. */
export const roofedBridge = (p: Palette) =>
  path('M-96 0V-34H96V0H78A22 22 0 0 0 34 0H22A22 22 0 0 0-22 0H-34A22 22 0 0 0-78 0Z', p.paper) +
  path('M-80-34v-22M-40-34v-22M0-34v-22M40-34v-22M80-34v-22') +
  eave(88, -56, 16, p.paper) +
  rect(-20, -88, 40, 16, p.paper) +
  eave(30, -88, 16, p.paper);

/** Two pylons and their cables. */
export const cableBridge = (p: Palette) =>
  path('M-110-14H110v7H-110Z', p.paper) +
  [-52, 52]
    .map(
      (x) =>
        path(`M${x - 8} 14 ${x - 4}-104H${x + 4}L${x + 8} 14Z`, p.paper) +
        path([20, 36, 52].map((far) => `M${x}-100 ${x - far}-14M${x}-100 ${x + far}-14`).join('')),
    )
    .join('');

/** An iron bridge of five bows. */
export const bowBridge = (p: Palette) =>
  path('M-110-10H110v7H-110Z', p.paper) +
  steps(5, -88, 44)
    .map(
      (x) =>
        path(`M${x - 22}-10Q${x}-50 ${x + 22}-10M${x - 10}-10v-16M${x}-10v-20M${x + 10}-10v-16`) +
        rect(x + 18, -4, 8, 18, p.paper),
    )
    .join('');

/** A wheel above a bridge. */
export const wheel = (p: Palette) =>
  circle(0, -84, 62, p.paper) +
  circle(0, -84, 54) +
  path(
    steps(12, 0, 30)
      .map(
        (turn) =>
          `M0-84 ${Math.round(62 * Math.cos((turn * Math.PI) / 180))} ${Math.round(-84 + 62 * Math.sin((turn * Math.PI) / 180))}`,
      )
      .join(''),
  ) +
  steps(12, 0, 30)
    .map((turn) => circle(62 * Math.cos((turn * Math.PI) / 180), -84 + 62 * Math.sin((turn * Math.PI) / 180), 4, p.sun))
    .join('') +
  path('M-30 0 0-84 30 0M-90-8H90v8H-90Z');

/** A pier with a pavilion at its end. */
export const pier = (p: Palette) =>
  path('M-104-14H60v8H-104Z', p.paper) +
  path(
    steps(6, -92, 26)
      .map((x) => `M${x}-6v18`)
      .join(''),
  ) +
  rect(20, -48, 60, 34, p.paper) +
  eave(38, -48, 13, p.paper) +
  path('M50-61v0') +
  `<g transform="translate(50 0)">${eave(26, -62, 16, p.paper)}</g>` +
  path('M-70-40v22M-70-40q20 6 0 16');

/** A lighthouse and gulls. */
export const lighthouse = (p: Palette) =>
  path('M-18 0-11-112H11L18 0Z', p.paper) +
  path('M-15-44H15M-13-78H13M-16-112H16') +
  rect(-9, -130, 18, 18, p.lit) +
  path('M-14-130 0-144 14-130Z', p.paper) +
  path('M-60-96q8-10 16 0 8-10 16 0M40-126q7-8 14 0 7-8 14 0M-40 6q40-16 80 0');

/** Limestone hills and a raft. */
export const karst = (p: Palette) =>
  path(
    'M-104 0C-96-60-88-96-70-100S-44-56-34-32C-26-92-12-138 8-140S40-78 48-44C56-82 66-92 78-90S100-40 106 0Z',
    p.paper,
  ) +
  path('M-70-100q6 40-4 70M8-140q12 54-2 96M78-90q4 30-4 54') +
  path('M-40 12h60M-10 12v-16M-10-4l8 6');

/** Snowy peaks. */
export const peaks = (p: Palette) =>
  path('M-110 0-52-92-24-52 14-140 108 0Z', p.paper) + path('M-66-70-52-58-42-72-36-60M-8-94 6-78 20-96 34-84');

/** A water wheel. */
export const waterWheel = (p: Palette) =>
  circle(0, -56, 54, p.paper) +
  circle(0, -56, 40) +
  circle(0, -56, 7, p.sun) +
  path(
    steps(16, 0, 22.5)
      .map(
        (turn) =>
          `M0-56 ${Math.round(60 * Math.cos((turn * Math.PI) / 180))} ${Math.round(-56 + 60 * Math.sin((turn * Math.PI) / 180))}`,
      )
      .join(''),
  ) +
  path('M-34 0 0-56 34 0');

/** A wall that follows the ridge, with watch towers. */
export const longWall = (p: Palette) =>
  path('M-110 0Q-60-20-40-60T20-96 108-60V0Z', p.paper) +
  path('M-104-10Q-56-30-36-66T20-104 104-70') +
  [
    [-42, -64],
    [26, -102],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x - 14, y - 26, 28, 34, p.paper) +
        path(`M${x - 16} ${y - 26}${'v-6h6v6h5'.repeat(3)}M${x - 5} ${y - 4}v-8a5 5 0 0 1 10 0v8`),
    )
    .join('');
