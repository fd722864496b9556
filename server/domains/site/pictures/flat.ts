import type { CoverHue } from '#contract/site/cover.ts';

/** Flat tints of one hue, from the background to the darkest line, and the warm accent. */
export const tints = (hue: CoverHue) => ({
  sky: `hsl(${hue} 78% 95%)`,
  far: `hsl(${hue} 70% 90%)`,
  mid: `hsl(${hue} 58% 80%)`,
  near: `hsl(${hue} 52% 68%)`,
  ink: `hsl(${hue} 48% 50%)`,
  paper: '#fff',
  sun: hue < 60 ? 'hsl(205 70% 84%)' : 'hsl(32 100% 84%)',
});
export type Tints = ReturnType<typeof tints>;

export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const lines = (x: number, ys: number[], w: number, fill: string) =>
  ys.map((y) => rect(x, y, w, 6, fill, 3)).join('');
