import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import type { Hall, ShownBooth } from '../../contract/fair-shapes.ts';
import { drawnBox, numberOf, planOf, wayOf } from '../../contract/hall-plan.ts';
import type { Box } from '../../contract/walking-order.ts';

const ways: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ x, y, w, h }: Box) => [x + w / 2, y + h / 2] as const;

/** The nearest box in the direction of an arrow key; sideways distance counts double. Null without one, or for other keys. */
export function nextBox<T extends Box>(boxes: readonly T[], from: T, key: string): T | null {
  const way = ways[key];
  if (!way) return null;
  const [x, y] = middle(from);
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const box of boxes) {
    const [dx, dy] = [middle(box)[0] - x, middle(box)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = along + 2 * aside;
    if (along > 0 && box !== from && far < least) [best, least] = [box, far];
  }
  return best;
}

/** The smallest box around booths. */
function boxAround(booths: readonly Box[]): Box {
  const [x, y] = [Math.min(...booths.map((booth) => booth.x)), Math.min(...booths.map((booth) => booth.y))];
  const [right, bottom] = [
    Math.max(...booths.map((one) => one.x + one.w)),
    Math.max(...booths.map((one) => one.y + one.h)),
  ];
  return { x, y, w: right - x, h: bottom - y };
}

export interface BoothLook {
  /** `other` is taken but not looked for; `fit` and `mine` are blue. */
  look: 'free' | 'taken' | 'other' | 'held' | 'mine' | 'fit';
  /** Its place in a route, from 1; 0 or absent outside. */
  stop?: number;
}

/** What is pressed on a plan: a booth, or several that stand together. */
export interface PlanTarget {
  booths: readonly ShownBooth[];
  /** Read out after the numbers. */
  words: string;
  chosen: boolean;
  onChoose(): void;
}

interface Props {
  hall: Hall;
  booths: readonly ShownBooth[];
  lookOf(booth: ShownBooth): BoothLook;
  label: string;
  targets?: readonly PlanTarget[];
  /** Draws the way between the booths of a route. */
  walked?: boolean;
}

/** The way of a route and the numbers of its stops, above all booths so that none covers them. */
function Route({ hall, booths, lookOf, walked }: Pick<Props, 'hall' | 'booths' | 'lookOf' | 'walked'>) {
  const stops = booths
    .map((booth) => ({ booth, stop: lookOf(booth).stop ?? 0 }))
    .filter(({ stop }) => stop > 0)
    .sort((a, b) => a.stop - b.stop);
  const way =
    walked &&
    stops.length > 0 &&
    wayOf(
      hall,
      booths,
      stops.map(({ booth }) => booth),
    );
  return (
    <g className="pointer-events-none">
      {way && (
        <>
          <path className="plan-way" vectorEffect="non-scaling-stroke" d={way.line} />
          <circle className="plan-end" r="5" cx={way.end[0]} cy={way.end[1]} />
        </>
      )}
      {stops.map(({ booth, stop }) => (
        <g key={booth.id} className="plan-stop" transform={`translate(${numberOf(booth).join(' ')})`}>
          <circle r="11" />
          <text>{stop}</text>
        </g>
      ))}
    </g>
  );
}

/** The targets of a plan: one tab stop, arrow keys move to the next in that direction, Enter presses. A list beside it has the same content. */
function Targets({ targets }: { targets: readonly PlanTarget[] }) {
  const [focused, setFocused] = useState(-1);
  const boxes = targets.map(({ booths }) => boxAround(booths));
  const marked = targets.findIndex(({ chosen }) => chosen);
  const tabStop = targets[focused] ? focused : Math.max(0, marked);
  const press = (event: KeyboardEvent<SVGElement>, at: number) => {
    const next = nextBox(boxes, boxes[at] as Box, event.key);
    if (event.key === 'Enter' || event.key === ' ') targets[at]?.onChoose();
    else if (!next) return;
    event.preventDefault();
    if (next) event.currentTarget.parentElement?.querySelectorAll('rect')[boxes.indexOf(next)]?.focus();
  };
  const propsOf = ({ booths, words, chosen, onChoose }: PlanTarget, at: number) => ({
    ...drawnBox(boxes[at] as Box),
    rx: 4,
    className: 'plan-target',
    role: 'button',
    tabIndex: at === tabStop ? 0 : -1,
    'aria-pressed': chosen,
    'aria-label': `展位 ${booths.map(({ number }) => number).join('、')}，${words}`,
    onClick: onChoose,
    onFocus: () => setFocused(at),
    onKeyDown: (event: KeyboardEvent<SVGElement>) => press(event, at),
  });
  return (
    <g>
      {targets.map((target, at) => (
        <rect key={target.booths[0]?.id} {...propsOf(target, at)} />
      ))}
    </g>
  );
}

/** The plan of a hall with its booths, what of it is pressed, and the way of a route. */
export function FloorPlan({ hall, booths, lookOf, label, targets = [], walked = false }: Props) {
  const { view, floor, width, door } = planOf(hall, booths);
  return (
    // Where nothing in it is pressed the keyboard scrolls it by itself.
    <div className="plan-scroll" tabIndex={targets.length > 0 ? undefined : 0}>
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className="plan"
        style={{ '--plan': `${width}px` } as CSSProperties}
        role={targets.length > 0 ? 'group' : 'img'}
      >
        <title>{label}</title>
        <rect {...floor} rx="8" className="plan-floor" />
        {booths.map((booth) => {
          const { x, y, ...size } = drawnBox(booth);
          return (
            <g
              key={booth.id}
              className="plan-booth"
              data-booth={booth.id}
              data-look={lookOf(booth).look}
              transform={`translate(${x} ${y})`}
              aria-hidden
            >
              <rect {...size} rx="4" />
              <text x={size.width / 2} y={size.height / 2} className="plan-number">
                {booth.number}
              </text>
            </g>
          );
        })}
        <Targets targets={targets} />
        <Route hall={hall} booths={booths} lookOf={lookOf} walked={walked} />
        <g className="plan-door">
          <path d={`M${door[0] - 34} ${door[1] + 4}h68`} />
          <text x={door[0]} y={door[1] + 22}>
            ▲ {hall.entrance}
          </text>
        </g>
      </svg>
    </div>
  );
}
