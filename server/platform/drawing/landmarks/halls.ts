import type { Palette } from '../palette.ts';
import { circle, eave, path, rect, steps } from '../strokes.ts';

/** A pavilion on four posts. */
export const pavilion = (p: Palette) =>
  path('M-40 0H40M-34 0v-46M-12 0v-46M12 0v-46M34 0v-46M-34-12H34') +
  eave(44, -46, 30, p.paper) +
  circle(0, -80, 4, p.sun);

/** A garden wall with a round gate, and bamboo. */
export const moonGate = (p: Palette) =>
  path('M-84 0v-62H84V0Z', p.paper) +
  path('M-92-62q46-14 92-6t92 6l-6 8H-86Z', p.paper) +
  circle(0, -30, 25, p.lit) +
  path('M-60 0v-40h22V0M-49-40V0M56 0q4-60-6-120M66 0q0-50 8-98M50-80q-16-8-20-22M52-96q14-8 16-22M70-62q14-6 18-20');

/** Houses on stilts, stacked up a slope. */
export const stiltHouses = (p: Palette) =>
  [
    [0, 74],
    [-34, 62],
    [-68, 48],
    [-102, 32],
  ]
    .map(
      ([y = 0, half = 0]) =>
        rect(-half * 0.8, y - 24, half * 1.6, 24, p.paper) +
        path(
          steps(Math.floor(half / 12), -half * 0.66, 20)
            .map((x) => `M${Math.round(x)} ${y - 6}v-11h9v11Z`)
            .join(''),
          p.lit,
        ) +
        eave(half * 0.9, y - 24, 11, p.paper),
    )
    .join('') + path('M-50 0v14M-20 0v14M20 0v14M50 0v14');

/** Shop houses above an arcade. */
export const arcade = (p: Palette) =>
  [-62, 0, 62]
    .map((x, at) => {
      const high = [96, 112, 90][at] ?? 96;
      return (
        rect(x - 30, -high, 60, high, p.paper) +
        path(`M${x - 22} 0v-28a22 22 0 0 1 44 0V0M${x - 30}-60h60M${x - 18}-68v-18h12v18ZM${x + 6}-68v-18h12v18Z`) +
        path(`M${x - 30} ${-high}q10-2 12-12 18-16 36 0 2 10 12 12Z`, p.paper)
      );
    })
    .join('');

/** White walls that step up between tiled roofs. */
export const steppedGables = (p: Palette) =>
  [-54, 20]
    .map(
      (x, at) =>
        path(`M${x - 32} 0v-66h12v-12h12v-12h40v12h12v12h12V0Z`, p.paper) +
        path(`M${x - 36}-66h18v-12h12v-12h46v12h12v12h14`) +
        rect(x - 4, -30, 22, 30, at ? p.lit : undefined) +
        path(`M${x - 22}-50h12M${x + 28}-50h12`),
    )
    .join('');

/** A memorial archway of three bays. */
export const archway = (p: Palette) =>
  path('M-70 0v-70M-28 0v-92M28 0v-92M70 0v-70M-70-52h42M28-52h42M-28-72h56') +
  eave(26, -92, 12, p.paper) +
  `<g transform="translate(-50 22)">${eave(20, -92, 10, p.paper)}</g><g transform="translate(50 22)">${eave(20, -92, 10, p.paper)}</g>` +
  rect(-14, -68, 28, 12, p.lit);

/** A palace that climbs its hill. */
export const hillPalace = (p: Palette) =>
  path('M-96 0-88-34H-40L-36-74H-24L-22-104H22L24-74H36L40-34H88L96 0Z', p.paper) +
  path('M-88-34 88-34M-36-74H36M-22-104H22M-26-104h52M-22-112h44') +
  path(
    steps(6, -70, 28)
      .map((x) => `M${x}-12v-10h8v10Z`)
      .join('') +
      steps(3, -22, 18)
        .map((x) => `M${x}-48v-12h8v12Z`)
        .join(''),
    p.lit,
  ) +
  path('M-60 0-10-34M60 0 10-34');

/** A round earth building. */
export const earthRing = (p: Palette) =>
  path('M-82 0v-50q82-26 164 0V0Z', p.paper) +
  path('M-92-50q92-30 184 0l-12 10q-80-24-160 0Z', p.paper) +
  path('M-12 0v-26a12 12 0 0 1 24 0V0') +
  path(
    steps(7, -63, 21)
      .map((x) => `M${x - 3}-26v-8h6v8Z`)
      .join(''),
    p.lit,
  );

/** Tents of felt. */
export const yurts = (p: Palette) =>
  [
    [-40, 1],
    [44, 0.76],
  ]
    .map(
      ([x = 0, by = 1]) =>
        `<g transform="translate(${x} 0) scale(${by})">${path('M-50 0v-34Q-46-62 0-74 46-62 50-34V0Z', p.paper)}${path('M-50-34Q0-24 50-34M-14 0v-28h28V0M-34-4-24-30M-24-4-34-30M34-4 24-30M24-4 34-30')}${circle(0, -76, 5, p.sun)}</g>`,
    )
    .join('');
