import { around, colours, type Drawn, LEFT, ROOM } from '#server/pages/share-cards/long-measures.ts';
import { circle, path, rect } from '#server/platform/drawing/strokes.ts';
import type { Hall } from '../../contract/fair-shapes.ts';
import { ARROW, drawnBox, numberOf, planOf, wayOf } from '../../contract/hall-plan.ts';
import type { Box } from '../../contract/walk.ts';

export interface Plan {
  hall: Hall;
  /** `stop` is the place in the route, from 1; 0 outside. `taken` has a company. */
  booths: (Box & { number: string; stop: number; taken: boolean })[];
}

type Booth = Plan['booths'][number];

const TALLEST = 760;
/** The size of a number in a plan, in its units, and the least it may be in the picture. */
const SIGN = 13;
const LEAST = 17;
const way = { line: '#e8590c', ink: '#c64208' } as const;
const middleOf = (size: number) => size * 0.36;

function drawBooth({ number, stop, taken, ...box }: Booth, larger: number): string {
  const { x, y, width, height } = drawnBox(box);
  const [fill, line] = stop > 0 ? [colours.brand, colours.brand] : ['#fff', '#d3dae6'];
  const dashes = taken || stop > 0 ? '' : ' stroke-dasharray="3 3"';
  const ink = stop > 0 ? '#fff' : taken ? colours.soft : colours.pale;
  const size = Math.min(SIGN * larger, width / (number.length * 0.7), height / 1.6);
  return [
    `<g stroke="${line}" stroke-width="1.2"${dashes}>${rect(x, y, width, height, fill, 4)}</g>`,
    around(x + width / 2, number, y + height / 2 + middleOf(size), { size, weight: 'bold', fill: ink }),
  ].join('');
}

function drawStop(booth: Booth, larger: number): string {
  const [x, y] = numberOf(booth);
  const [r, size] = [11 * larger, SIGN * larger];
  return [
    circle(x, y, r + 1, '#fff'),
    circle(x, y, r, colours.ink),
    around(x, String(booth.stop), y + middleOf(size), { size, weight: 'bold', fill: '#fff' }),
  ].join('');
}

/** The plan of a hall as on the page of the route: booths, the way past the stops in order, and their numbers. */
export function drawPlan({ hall, booths }: Plan): Drawn {
  const { view, floor, door } = planOf(hall, booths);
  const stops = booths.filter(({ stop }) => stop > 0).sort((one, other) => one.stop - other.stop);
  const { line, arrows, end } = wayOf(hall, booths, stops);
  const scale = Math.min(ROOM / view.width, TALLEST / view.height);
  const larger = Math.max(1, LEAST / SIGN / scale);
  const plan = [
    `<g stroke="#d3dae6">${rect(floor.x, floor.y, floor.width, floor.height, '#f1f4f9', 8)}</g>`,
    ...booths.map((booth) => drawBooth(booth, larger)),
    `<path d="${line}" fill="none" stroke="${way.line}" stroke-width="${3 / scale}" stroke-linejoin="round"/>`,
    circle(end[0], end[1], 5, way.ink),
    ...arrows.map((transform) => `<g transform="${transform}">${path(ARROW, way.ink)}</g>`),
    ...stops.map((booth) => drawStop(booth, larger)),
    `<path d="M${door[0] - 34} ${door[1] + 4}h68" stroke="${colours.brand}" stroke-width="3" stroke-linecap="round"/>`,
    around(door[0], `▲ ${hall.entrance}`, door[1] + 22 + middleOf(SIGN), {
      size: SIGN * larger,
      weight: 'regular',
      fill: colours.soft,
    }),
  ];
  const left = LEFT + (ROOM - view.width * scale) / 2;
  return {
    svg: `<g transform="translate(${left} 0) scale(${scale}) translate(${-view.x} ${-view.y})">${plan.join('')}</g>`,
    height: view.height * scale,
  };
}
