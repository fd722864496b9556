import type { SchoolBuilding } from '#contract/site/school-picture.ts';
import type { Palette } from '#server/platform/drawing/palette.ts';
import type { Seeded } from '#server/platform/drawing/seeded.ts';
import { circle, path, rect, steps } from '#server/platform/drawing/strokes.ts';

/** A building stands on y = 0 around x = 0, at most 380 wide. */
type Building = (p: Palette, s: Seeded) => string;

const windows = (x: number, top: number, columns: number, floors: number, p: Palette, lit: number) =>
  steps(floors, top + 14, 28)
    .flatMap((y, row) =>
      steps(columns, x + 12, 24).map((left, at) =>
        rect(left, y, 12, 15, (row * 5 + at * 3 + lit) % 7 === 0 ? p.lit : undefined, 1),
      ),
    )
    .join('');

/** A block of floors; `bays` windows wide. */
const block = (x: number, bays: number, floors: number, p: Palette, lit: number) => {
  const high = floors * 28 + 12;
  return (
    rect(x, -high, bays * 24 + 12, high, p.paper) +
    path(`M${x - 5} ${-high}h${bays * 24 + 22}`) +
    windows(x, -high, bays, floors, p, lit)
  );
};

const flag = (x: number, y: number, p: Palette) =>
  path(`M${x} ${y}v-44`) + path(`M${x} ${y - 44}h24l-6 8 6 8h-24Z`, p.sun);

const clock = (x: number, y: number, p: Palette, s: Seeded) => {
  const turn = s.int(0, 3);
  return (
    circle(x, y, 13, p.lit) +
    path(
      [`M${x} ${y - 8}V${y}h6`, `M${x} ${y - 8}V${y}l-5 4`, `M${x + 8} ${y}H${x}v-6`, `M${x} ${y - 8}V${y}l5 5`][
        turn
      ] ?? '',
    )
  );
};

const school: Building = (p, s) => {
  const [left, right, floors] = [s.int(3, 5), s.int(3, 6), s.int(2, 4)];
  const high = floors * 28 + s.int(44, 66);
  const [eaves, ridge] = [-high, -high - s.int(20, 34)];
  const roof = s.pick([
    `M-36 ${eaves}L0 ${ridge} 36 ${eaves}Z`,
    `M-36 ${eaves}Q0 ${ridge - 12} 36 ${eaves}Z`,
    `M-36 ${eaves}L-24 ${ridge}H24L36 ${eaves}Z`,
  ]);
  return (
    block(-30 - left * 24 - 12, left, floors, p, s.int(0, 6)) +
    block(30, right, floors - s.int(0, 1), p, s.int(0, 6)) +
    rect(-30, -high, 60, high, p.paper) +
    path(roof, p.paper) +
    clock(0, -high + 26, p, s) +
    path('M-14 0v-28a14 14 0 0 1 28 0V0M0 0v-40M-24-52h48') +
    flag(s.pick([-150, 176]), 0, p)
  );
};

const kindergarten: Building = (p, s) => {
  const wide = s.int(2, 3);
  const slide = s.pick([1, -1]);
  return (
    rect(-70, -62, 140, 62, p.paper) +
    path('M-84-62 0-112 84-62Z', p.paper) +
    circle(0, -78, 11, p.lit) +
    path('M-12 0v-26a12 12 0 0 1 24 0V0') +
    [-48, 36]
      .map((x) => circle(x + 6, -34, 11, s.chance(0.5) ? p.lit : undefined) + path(`M${x + 6}-45v22M${x - 5}-34h22`))
      .join('') +
    rect(84, -46, wide * 26 + 10, 46, p.paper) +
    path(`M78-46h${wide * 26 + 22}`) +
    steps(wide, 96, 26)
      .map((x) => path(`M${x} -14v-12a7 7 0 0 1 14 0v12Z`, p.lit))
      .join('') +
    `<g transform="translate(-128 0) scale(${slide} 1)">${path('M-26 0v-62h22v62M-26-40h22M-26-20h22M-4-56Q20-46 40 0')}${path('M-32-62-15-80 2-62Z', p.sun)}</g>` +
    path(`M-84 0v${-s.int(8, 14)}`)
  );
};

const special: Building = (p, s) => {
  const bays = s.int(4, 6);
  return (
    block(-40, bays, 2, p, s.int(0, 6)) +
    path('M-150 0H-40V-34Z', p.paper) +
    path('M-138-12V-24L-52-52M-110-12v-22M-82-22v-20') +
    path(`M${-40}-68Q${-40 + (bays * 24 + 12) / 2} ${-100 - s.int(0, 16)} ${-28 + bays * 24}-68Z`, p.paper) +
    circle(-40 + (bays * 24 + 12) / 2, -78, 8, p.sun) +
    path('M-6 0v-26h20V0') +
    flag(-164, 0, p)
  );
};

const vocational: Building = (p, s) => {
  const teeth = s.int(3, 4);
  const wide = teeth * 44;
  return (
    path(`M-120 0V-62${'l30-34v34h14'.repeat(teeth)}V0Z`, p.paper) +
    steps(teeth, -110, 44)
      .map((x) => rect(x, -46, 24, 18, s.chance(0.4) ? p.lit : undefined))
      .join('') +
    path(`M-120-20H${wide - 120}`) +
    `<g transform="translate(${wide - 120 + 6} 0)">${block(0, s.int(3, 4), s.int(3, 4), p, s.int(0, 6))}</g>` +
    `<g transform="translate(${-146} -22)">${circle(0, 0, 20, p.paper)}${circle(0, 0, 8, p.sun)}${path(
      steps(8, 0, 45)
        .map(
          (turn) =>
            `M${Math.round(20 * Math.cos((turn * Math.PI) / 180))} ${Math.round(20 * Math.sin((turn * Math.PI) / 180))}L${Math.round(27 * Math.cos((turn * Math.PI) / 180))} ${Math.round(27 * Math.sin((turn * Math.PI) / 180))}`,
        )
        .join(''),
    )}</g>`
  );
};

const university: Building = (p, s) => {
  const columns = s.int(5, 7);
  const half = columns * 15;
  const wing = s.int(2, 4);
  const top = s.chance(0.5)
    ? path(`M${-half - 14}-96 0-${s.int(132, 150)} ${half + 14}-96Z`, p.paper) + circle(0, -110, 8, p.sun)
    : path(`M${-half - 10}-96h${half * 2 + 20}v-12H${-half - 10}Z`, p.paper) +
      path(`M-38-108a38 ${s.int(30, 40)} 0 0 1 76 0Z`, p.paper) +
      path('M0-146v-16');
  return (
    block(-half - 20 - wing * 24 - 12, wing, 3, p, s.int(0, 6)) +
    block(half + 20, wing, 3, p, s.int(0, 6)) +
    rect(-half - 12, -96, half * 2 + 24, 86, p.paper) +
    path(
      steps(columns, -half + 15, 30)
        .map((x) => `M${x - 5}-12v-76M${x + 5}-12v-76M${x - 8}-88h16`)
        .join(''),
    ) +
    top +
    rect(-half - 18, -12, half * 2 + 36, 6, p.paper) +
    rect(-half - 26, -6, half * 2 + 52, 6, p.paper)
  );
};

const publicOffice: Building = (p, s) => {
  const [side, middle] = [s.int(2, 3), s.int(3, 5)];
  const half = (middle * 24 + 12) / 2;
  return (
    block(-half - side * 24 - 12, side, s.int(3, 4), p, s.int(0, 6)) +
    block(half, side, s.int(3, 4), p, s.int(0, 6)) +
    block(-half, middle, 5, p, s.int(0, 6)) +
    rect(-24, -30, 48, 30, p.paper) +
    path('M-34-30h68M0-30V0') +
    flag(0, -152, p)
  );
};

const agency: Building = (p, s) => {
  const floors = s.int(4, 6);
  return (
    block(-130, s.int(3, 4), s.int(2, 3), p, s.int(0, 6)) +
    block(-20, s.int(4, 5), floors, p, s.int(0, 6)) +
    rect(-8, -34, 66, 34, p.paper) +
    path('M-16-34h82l-8-12h-66Z', p.sun) +
    path('M14-30v30M36-30v30')
  );
};

export const buildings: Record<SchoolBuilding, Building> = {
  kindergarten,
  school,
  special,
  vocational,
  university,
  public: publicOffice,
  agency,
};
