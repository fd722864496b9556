import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import type { DrawnBooth, Hall, ShownBooth } from '../../contract/fair-shapes.ts';
import { drawnBox, numberOf, planOf, wayOf } from '../../contract/hall-plan.ts';

const ways: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const middle = ({ x, y, w, h }: DrawnBooth) => [x + w / 2, y + h / 2] as const;

/** The nearest booth in the direction of an arrow key; sideways distance counts double. Null without one, or for other keys. */
export function nextBooth<T extends DrawnBooth>(booths: readonly T[], from: T, key: string): T | null {
  const way = ways[key];
  if (!way) return null;
  const [x, y] = middle(from);
  let best: T | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const booth of booths) {
    const [dx, dy] = [middle(booth)[0] - x, middle(booth)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = along + 2 * aside;
    if (along > 0 && booth !== from && far < least) [best, least] = [booth, far];
  }
  return best;
}

/** A name truncated to the available width. */
const shortened = (name: string, room: number) => {
  const signs = [...name];
  return signs.length > room ? `${signs.slice(0, room - 1).join('')}…` : name;
};

/** A name on one line of `room` characters, or on two of alike length. */
function linesOf(name: string, room: number): string[] {
  const signs = [...name];
  const width = signs.reduce((sum, sign) => sum + (/[\x20-\x7e]/.test(sign) ? 0.5 : 1), 0);
  if (width <= room) return [name];
  const half = Math.min(room, Math.ceil(signs.length / 2));
  return [signs.slice(0, half).join(''), shortened(signs.slice(half).join(''), room)];
}

export interface BoothLook {
  /** `other` is taken but not looked for; `fit` and `mine` are blue. */
  look: 'free' | 'taken' | 'other' | 'held' | 'mine' | 'fit';
  /** Accessible name and tooltip: the booth's company. */
  words: string;
  /** A short name, if the booth is large enough. */
  name?: string;
  /** Its place in a route, from 1; 0 or absent outside. */
  stop?: number;
}

interface Props {
  hall: Hall;
  booths: readonly ShownBooth[];
  lookOf(booth: ShownBooth): BoothLook;
  chosen: string | null;
  onChoose(booth: ShownBooth): void;
  label: string;
  /** Draws the way between the booths of a route, which alone are pressed: the others are there to find one's way. */
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

/**
 * The plan of a hall. A booth is selected by click or keyboard: one tab stop, arrow keys move to the next booth in that
 * direction, Enter selects. A list or table beside it has the same content.
 */
export function FloorPlan({ hall, booths, lookOf, chosen, onChoose, label, walked = false }: Props) {
  const [at, setAt] = useState<string | null>(null);
  const pressed = walked ? booths.filter((booth) => lookOf(booth).stop) : booths;
  const tabStop = pressed.some(({ id }) => id === at)
    ? at
    : (pressed.find(({ id }) => id === chosen)?.id ?? pressed[0]?.id);
  const press = (event: KeyboardEvent<SVGGElement>, booth: ShownBooth) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(booth);
      return;
    }
    const next = nextBooth(pressed, booth, event.key);
    if (!next) return;
    event.preventDefault();
    setAt(next.id);
    event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-booth="${next.id}"]`)?.focus();
  };
  const { view, floor, width, door } = planOf(hall, booths);
  return (
    <div className="plan-scroll">
      <svg
        viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
        className="plan"
        style={{ '--plan': `${width}px` } as CSSProperties}
      >
        <title>{label}</title>
        <rect {...floor} rx="8" className="plan-floor" />
        {booths.map((booth) => {
          const { look, words, name } = lookOf(booth);
          const { x, y, width: w, height: h } = drawnBox(booth);
          const [first = '', second = ''] = name && h > 34 ? linesOf(name, Math.max(2, Math.floor(w / 11))) : [];
          const shown = first + second;
          const top = h / 2 - (second ? 12 : first ? 7 : 0);
          return (
            <g
              key={booth.id}
              data-booth={booth.id}
              data-look={look}
              transform={`translate(${x} ${y})`}
              {...(pressed.includes(booth)
                ? {
                    role: 'button',
                    className: 'plan-booth',
                    tabIndex: booth.id === tabStop ? 0 : -1,
                    'aria-pressed': booth.id === chosen,
                    // Voice control users speak the visible text.
                    'aria-label': `展位 ${booth.number}${shown && ` ${shown}`}，${words}`,
                    onClick: () => onChoose(booth),
                    onFocus: () => setAt(booth.id),
                    onKeyDown: (event) => press(event, booth),
                  }
                : { className: 'plan-booth pointer-events-none', 'aria-hidden': true })}
            >
              <rect width={w} height={h} rx="4" />
              <text x={w / 2} y={top} className="plan-number">
                {booth.number}
              </text>
              {first && (
                <text x={w / 2} y={top + (second ? 13 : 16)} className="plan-name">
                  {first}
                </text>
              )}
              {second && (
                <text x={w / 2} y={top + 25} className="plan-name">
                  {second}
                </text>
              )}
            </g>
          );
        })}
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
