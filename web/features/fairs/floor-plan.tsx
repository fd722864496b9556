import { type CSSProperties, type KeyboardEvent, useState } from 'react';
import type { Hall, ShownBooth } from '#contract/fairs/fair-shapes.ts';
import { nextBooth } from './next-booth.ts';
import { roundedPath, routeLine } from './route-line.ts';

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

/** One grid cell, in drawing units. */
const CELL = 22;
/** Cells around the booths, for the ways before them. */
const AROUND = 1;
/** A way longer than this, in cells, shows its direction. */
const LONG = 4;

/** The part of a hall in which booths stand, in cells: the empty rest of a large hall is not drawn. */
function drawnPart(hall: Hall, booths: readonly ShownBooth[]) {
  const left = Math.max(0, Math.min(...booths.map(({ x }) => x), hall.width / 2 - 2) - AROUND);
  const right = Math.min(hall.width, Math.max(...booths.map(({ x, w }) => x + w), hall.width / 2 + 2) + AROUND);
  const top = Math.max(0, Math.min(...booths.map(({ y }) => y), hall.height) - AROUND);
  const bottom = Math.min(hall.height, Math.max(...booths.map(({ y, h }) => y + h), 0) + AROUND * 2);
  return booths.length === 0
    ? { left: 0, top: 0, right: hall.width, bottom: hall.height }
    : { left, top, right, bottom };
}

export interface BoothLook {
  /** `other` is taken but not looked for; `mine`, `best` and `fit` are highlighted. */
  look: 'free' | 'taken' | 'other' | 'held' | 'mine' | 'best' | 'fit';
  /** Accessible name and tooltip: the booth's company. */
  words: string;
  /** A short name, if the booth is large enough. */
  name?: string;
  /** Its place in a route, from 1; 0 or absent outside. */
  stop?: number;
  /** The colour of its kind of school. */
  colour?: string;
}

interface Props {
  hall: Hall;
  booths: readonly ShownBooth[];
  lookOf(booth: ShownBooth): BoothLook;
  chosen: string | null;
  onChoose(booth: ShownBooth): void;
  label: string;
  /** Draws the way between the booths of a route. */
  walked?: boolean;
}

/** The way of a route and the numbers of its stops, above all booths so that none covers them. */
function Route({ hall, booths, lookOf, walked }: Pick<Props, 'hall' | 'booths' | 'lookOf' | 'walked'>) {
  const stops = booths
    .map((booth) => ({ booth, stop: lookOf(booth).stop ?? 0 }))
    .filter(({ stop }) => stop > 0)
    .sort((a, b) => a.stop - b.stop);
  const way = walked
    ? routeLine(
        { ...hall, height: drawnPart(hall, booths).bottom },
        booths,
        stops.map(({ booth }) => booth),
      )
    : [];
  const end = stops.length > 0 && way.at(-1);
  const arrows = way.slice(1).flatMap(([toX, toY], at) => {
    const [x, y] = way[at] ?? [toX, toY];
    if (Math.abs(toX - x) + Math.abs(toY - y) < LONG) return [];
    const turn = (Math.atan2(toY - y, toX - x) * 180) / Math.PI;
    return `translate(${((x + toX) / 2) * CELL} ${((y + toY) / 2) * CELL}) rotate(${turn})`;
  });
  return (
    <g className="pointer-events-none">
      {end && (
        <>
          <path
            className="plan-way"
            vectorEffect="non-scaling-stroke"
            d={roundedPath(
              way.map(([x, y]) => [x * CELL, y * CELL]),
              CELL / 2,
            )}
          />
          <circle className="plan-arrow" r="5" cx={end[0] * CELL} cy={end[1] * CELL} />
        </>
      )}
      {arrows.map((transform) => (
        <path key={transform} className="plan-arrow" d="M-4 -4L3 0L-4 4Z" transform={transform} />
      ))}
      {stops.map(({ booth: { id, x, y, w }, stop }) => (
        <g
          key={id}
          className={`plan-stop ${walked ? 'max-sm:[&>circle]:[r:19px] max-sm:[&>text]:text-[22px]!' : ''}`}
          transform={`translate(${(x + w) * CELL - 7} ${y * CELL + 6})`}
        >
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
  const tabStop = booths.some(({ id }) => id === at)
    ? at
    : (booths.find(({ id }) => id === chosen)?.id ?? booths[0]?.id);
  const press = (event: KeyboardEvent<SVGGElement>, booth: ShownBooth) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(booth);
      return;
    }
    const next = nextBooth(booths, booth, event.key);
    if (!next) return;
    event.preventDefault();
    setAt(next.id);
    event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-booth="${next.id}"]`)?.focus();
  };
  const { left, top: head, right, bottom } = drawnPart(hall, booths);
  const [width, height, door] = [(right - left) * CELL, (bottom - head) * CELL, (hall.width / 2) * CELL];
  return (
    <div className="plan-scroll">
      <svg
        viewBox={`${left * CELL - 8} ${head * CELL - 8} ${width + 16} ${height + 40}`}
        className={walked ? 'plan min-w-0!' : 'plan'}
        style={{ '--plan': `${width}px` } as CSSProperties}
      >
        <title>{label}</title>
        <rect
          x={left * CELL - 4}
          y={head * CELL - 4}
          width={width + 8}
          height={height + 8}
          rx="8"
          className="plan-floor"
        />
        {booths.map((booth) => {
          const { look, words, name, colour } = lookOf(booth);
          const [w, h] = [booth.w * CELL - 3, booth.h * CELL - 3];
          const [first = '', second = ''] = name && h > 34 ? linesOf(name, Math.max(2, Math.floor(w / 11))) : [];
          const shown = first + second;
          const top = h / 2 - (second ? 12 : first ? 7 : 0);
          return (
            // biome-ignore lint/a11y/useSemanticElements: there is no button within a drawing
            <g
              key={booth.id}
              role="button"
              data-booth={booth.id}
              data-look={look}
              style={colour ? ({ '--kind': colour } as CSSProperties) : undefined}
              className="plan-booth"
              tabIndex={booth.id === tabStop ? 0 : -1}
              aria-pressed={booth.id === chosen}
              // Voice control users speak the visible text.
              aria-label={`展位 ${booth.number}${shown && ` ${shown}`}，${words}`}
              transform={`translate(${booth.x * CELL + 1.5} ${booth.y * CELL + 1.5})`}
              onClick={() => onChoose(booth)}
              onFocus={() => setAt(booth.id)}
              onKeyDown={(event) => press(event, booth)}
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
          <path d={`M${door - 34} ${bottom * CELL + 4}h68`} />
          <text x={door} y={bottom * CELL + 22}>
            ▲ {hall.entrance}
          </text>
        </g>
      </svg>
    </div>
  );
}
