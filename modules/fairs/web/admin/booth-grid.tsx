import { type PointerEvent, useRef, useState } from 'react';
import type { DrawnBooth, Hall } from '../../contract/fair-shapes.ts';
import { between, fits, isFree } from './draw-booths.ts';

const CELL = 22;

interface Props {
  hall: Hall;
  at: number;
  booths: readonly DrawnBooth[];
  /** Booths with a company: they can be moved, not removed. */
  owned: ReadonlySet<string>;
  chosen: string | null;
  newNumber: string;
  onChoose(number: string | null): void;
  onDraw(booth: DrawnBooth): void;
}

/** The grid of a hall: dragging over empty cells creates a booth, a click selects one. The table beside it is equivalent. */
export function BoothGrid({ hall, at, booths, owned, chosen, newNumber, onChoose, onDraw }: Props) {
  const svg = useRef<SVGSVGElement>(null);
  const [from, setFrom] = useState<{ x: number; y: number } | null>(null);
  const [drawn, setDrawn] = useState<DrawnBooth | null>(null);
  const [width, height] = [hall.width * CELL, hall.height * CELL];
  const cellAt = (event: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const cell = (part: number, size: number, cells: number) =>
      Math.max(0, Math.min(cells - 1, Math.floor((part / size) * cells)));
    return {
      x: cell(event.clientX - box.left, box.width, hall.width),
      y: cell(event.clientY - box.top, box.height, hall.height),
    };
  };
  const sound = drawn !== null && fits(drawn, hall) && isFree(drawn, booths);
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    const cell = cellAt(event);
    const here = booths.find(({ x, y, w, h }) => cell.x >= x && cell.x < x + w && cell.y >= y && cell.y < y + h);
    onChoose(here?.number ?? null);
    if (here) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom(cell);
    setDrawn(between(at, cell, cell, newNumber));
  };
  const end = () => {
    if (drawn && sound) onDraw(drawn);
    setFrom(null);
    setDrawn(null);
  };
  return (
    <div className="plan-scroll">
      <svg
        ref={svg}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full touch-none select-none"
        style={{ minWidth: Math.min(width, 640), cursor: 'crosshair' }}
        role="img"
        aria-label={`${hall.name}的展位，${booths.length} 个；用右侧表格也可以编辑`}
        onPointerDown={begin}
        onPointerMove={(event) => from && setDrawn(between(at, from, cellAt(event), newNumber))}
        onPointerUp={end}
        onPointerCancel={() => setDrawn(null)}
      >
        <defs>
          <pattern id="cells" width={CELL} height={CELL} patternUnits="userSpaceOnUse">
            <path d={`M${CELL} 0H0V${CELL}`} fill="none" stroke="var(--line)" />
          </pattern>
        </defs>
        <rect width={width} height={height} fill="var(--ground)" />
        <rect width={width} height={height} fill="url(#cells)" stroke="var(--line-strong)" />
        {booths.map(({ number, x, y, w, h }) => (
          <g
            key={number}
            className="plan-booth"
            data-look={number === chosen ? 'mine' : owned.has(number) ? 'taken' : 'plain'}
            transform={`translate(${x * CELL + 1.5} ${y * CELL + 1.5})`}
          >
            <rect width={w * CELL - 3} height={h * CELL - 3} rx="4" />
            <text x={(w * CELL - 3) / 2} y={(h * CELL - 3) / 2} className="plan-number">
              {number}
            </text>
          </g>
        ))}
        {drawn && (
          <rect
            x={drawn.x * CELL + 1.5}
            y={drawn.y * CELL + 1.5}
            width={drawn.w * CELL - 3}
            height={drawn.h * CELL - 3}
            rx="4"
            fill={sound ? 'var(--brand-tint)' : 'var(--err-tint)'}
            stroke={sound ? 'var(--brand)' : 'var(--err)'}
            strokeWidth="2"
          />
        )}
      </svg>
    </div>
  );
}
