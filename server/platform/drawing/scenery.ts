import type { Palette } from './palette.ts';
import type { Seeded } from './seeded.ts';
import { circle, path, placed } from './strokes.ts';

/** A broad tree, a tall one, a palm or a young one. */
export function tree(p: Palette, s: Seeded, southern: boolean): string {
  const high = s.int(38, 66);
  if (southern && s.chance(0.6))
    return (
      path(`M0 0q6 ${-high * 0.6} 0 ${-high}`) +
      path([-30, -16, 16, 30].map((x) => `M0 ${-high}q${x * 0.5}-14 ${x} ${Math.abs(x) * 0.5 - 6}`).join(''))
    );
  const kind = s.int(0, 2);
  if (kind === 0)
    return (
      path(`M0 0v${-high}M0 ${-high * 0.55}l10-10M0 ${-high * 0.7}l-9-9`) +
      circle(0, -high - 6, s.int(15, 21), p.paper) +
      path(`M0 ${-high * 0.5}v${-high * 0.6}`)
    );
  if (kind === 1)
    return (
      path('M0 0v-14') +
      path(`M-11-12Q-13 ${-high} 0 ${-high - 18} 13 ${-high} 11-12Z`, p.paper) +
      path(`M0-14v${-high * 0.6}`)
    );
  return path('M0 0v-20') + path(`M-18-16 0 ${-high} 18-16Z`, p.paper) + path(`M-10 ${-high * 0.5}h20`);
}

/** Two ranges of hills across the whole width. */
export function hills(p: Palette, s: Seeded, wide: number, ground: number): string {
  const range = (low: number, fill: string) => {
    const [a, b, c, d] = [s.int(40, 120), s.int(10, 60), s.int(40, 120), s.int(10, 60)];
    return `<path d="M0 ${ground - low}Q${wide * 0.14} ${ground - low - a} ${wide * 0.3} ${ground - low - b}T${wide * 0.62} ${ground - low - d}T${wide} ${ground - low - c * 0.7}V${ground}H0Z" fill="${fill}"/>`;
  };
  return range(s.int(44, 70), p.hill) + (s.chance(0.6) ? range(s.int(14, 30), p.ground) : '');
}

/** A sun, and a cloud or birds. */
export function sky(p: Palette, s: Seeded, x: number, y: number): string {
  const cloud = path('M0 0h54a11 11 0 0 0-2-22 17 17 0 0 0-32-4A13 13 0 0 0 0 0Z', p.paper);
  const birds = path('M0 0q7-9 14 0 7-9 14 0M34-14q5-7 10 0 5-7 10 0');
  return (
    `<circle cx="${x}" cy="${y}" r="${s.int(26, 40)}" fill="${p.sun}"/>` +
    `<g fill="none" stroke="${p.soft}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${placed(x + s.int(-110, 70), y + s.int(-8, 34), s.chance(0.55) ? cloud : birds)}</g>`
  );
}

/** Ripples, or the lines of a field. */
export function foreground(s: Seeded, wide: number, ground: number): string {
  const ripples = s.chance(0.6);
  const lines = [16, 30, 44].map((below) => {
    const from = s.int(20, wide * 0.4);
    const y = ground + below;
    return ripples
      ? `M${from} ${y}q16-8 32 0t32 0 32 0 32 0M${from + s.int(260, 420)} ${y + 2}q16-8 32 0t32 0 32 0`
      : `M${from} ${y}h${s.int(120, 260)}M${from + s.int(300, 420)} ${y}h${s.int(60, 180)}`;
  });
  return path(lines.join(''));
}
