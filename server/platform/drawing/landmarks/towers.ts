import type { Palette } from '../palette.ts';
import { circle, eave, path, rect, steps } from '../strokes.ts';

/** A tower of eaves, each storey smaller than the one below. */
export function pagoda(p: Palette, storeys: number, base: number, storey = 18): string {
  let y = 0;
  let drawing = '';
  for (let at = 0; at < storeys; at += 1) {
    const half = (base / 2) * (1 - at * (0.62 / storeys));
    drawing += rect(-half * 0.8, y - storey, half * 1.6, storey, p.paper);
    drawing += path(`M0 ${y - 4}v${8 - storey}`);
    y -= storey;
    drawing += eave(half, y, 10, p.paper);
    y -= 10;
  }
  return drawing + path(`M0 ${y}v-20M-4 ${y - 8}h8`) + circle(0, y - 23, 3, p.sun);
}

/** A brick pagoda with straight cornices. */
export const brickPagoda = (p: Palette) =>
  steps(6, 0, 1)
    .map((at) => {
      const half = 40 - at * 5;
      const y = -at * 22;
      return (
        rect(-half, y - 22, half * 2, 22, p.paper) +
        path(`M${-half - 5} ${y - 22}H${half + 5}M-5 ${y}v-10a5 5 0 0 1 10 0v10`)
      );
    })
    .join('') + path('M-12 -132 0 -150 12 -132', p.paper);

/** A city gate: a wall with an arch below a hall of two eaves. */
export const gate = (p: Palette) =>
  path('M-86 0-78-56H78L86 0Z', p.paper) +
  path('M-18 0v-22a18 18 0 0 1 36 0V0') +
  path(`M-78-56${'v-7h9v7h9'.repeat(8)}`) +
  rect(-50, -86, 100, 24, p.paper) +
  path(
    steps(5, -34, 17)
      .map((x) => `M${x}-86v24`)
      .join(''),
  ) +
  eave(60, -86, 12, p.paper) +
  rect(-36, -116, 72, 18, p.paper) +
  eave(46, -116, 18, p.paper);

/** A round hall of three roofs on terraces. */
export const roundHall = (p: Palette) =>
  [0, 1, 2].map((at) => path(`M${-80 + at * 14} ${-at * 8}H${80 - at * 14}v-8H${-80 + at * 14}Z`, p.paper)).join('') +
  [0, 1, 2]
    .map((at) => {
      const half = 44 - at * 11;
      const y = -24 - at * 36;
      return (
        rect(-half * 0.8, y - 16, half * 1.6, 16, p.paper) +
        path(
          `M${-half} ${y - 16}Q${-half * 0.4} ${y - 22} ${-half * 0.55} ${y - 36}H${half * 0.55}Q${half * 0.4} ${y - 22} ${half} ${y - 16}Z`,
          p.paper,
        )
      );
    })
    .join('') +
  circle(0, -138, 4, p.sun);

/** A television tower of two spheres. */
export const sphereTower = (p: Palette) =>
  path('M-26 0-6-60M26 0 6-60M-7-76V-128M7-76V-128M0-148V-196') +
  circle(0, -68, 19, p.paper) +
  path('M-18-72H18M-17-62H17') +
  circle(0, -134, 13, p.paper) +
  circle(0, -164, 4, p.sun);

/** A waisted lattice tower. */
export const latticeTower = (p: Palette) =>
  path('M-24 0Q-4-78-17-156H17Q4-78 24 0Z', p.paper) +
  path('M-20-14 12-64M20-14-12-64M-13-52 9-96M13-52-9-96M-9-92 14-140M9-92-14-140M-17-156H17M-13-112H13M-12-48H12') +
  path('M0-156v-40') +
  circle(0, -200, 3, p.sun);

/** A twin tower joined at its foot. */
export const twinTowers = (p: Palette) =>
  `<g transform="translate(-26 0)">${pagoda(p, 6, 42, 14)}</g><g transform="translate(30 0)">${pagoda(p, 5, 42, 14)}</g>`;

/** High-rise blocks beside a tapering one. */
export const skyline = (p: Palette) =>
  path('M-12 0V-150L0-190 12-150V0Z', p.paper) +
  path('M-12-150H12M0-190V0M-12-110H12M-12-70H12M-12-30H12') +
  rect(-58, -104, 34, 104, p.paper) +
  path(
    steps(6, -90, 15)
      .map((y) => `M-52 ${y}h22`)
      .join(''),
  ) +
  path('M26 0V-128h30v-14h12V0Z', p.paper) +
  path(
    steps(7, -114, 16)
      .map((y) => `M34 ${y}h26`)
      .join(''),
  );

/** A drum, a dome and four small ones. */
export const dome = (p: Palette) =>
  rect(-50, -58, 100, 58, p.paper) +
  path('M-50-58-30-80-10-58M10-58 30-80 50-58') +
  rect(-22, -94, 44, 24, p.paper) +
  path('M-24-94c-10-34 18-36 24-60 6 24 34 26 24 60Z', p.paper) +
  path('M0-154v-16') +
  circle(0, -172, 3, p.sun) +
  path('M-12 0v-22a12 12 0 0 1 24 0V0M-36-14v-18a6 6 0 0 1 12 0v18ZM24-14v-18a6 6 0 0 1 12 0v18Z');
