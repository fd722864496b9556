import { Button, Input, Table } from 'antd';
import { Trash2 } from 'lucide-react';
import { type PointerEvent, useRef, useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-call.ts';
import { column } from '#web/features/console/list/row-parts.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import type { DrawnBooth, Hall } from '../../contract/fair-shapes.ts';
import type { OperatorFair } from '../../contract/operator-fairs.ts';
import { HallPick } from '../parts/hall-pick.tsx';
import { between, fillHall, fits, isFree, nextNumber } from './draw-booths.ts';
import { fairCalls } from './fair-calls.ts';

const plain = ({ number, hall, x, y, w, h }: DrawnBooth): DrawnBooth => ({ number, hall, x, y, w, h });
const sides = [
  ['x', '横'],
  ['y', '纵'],
  ['w', '宽'],
  ['h', '深'],
] as const;

/** The booth plan: drawn on the grid, or typed into the table; saved as a whole. */
export function BoothEditor({ fair }: { fair: OperatorFair }) {
  const plan = useAction('PUT /api/admin/fairs/:id/booths', { invalidates: fairCalls });
  const [booths, setBooths] = useState(() => fair.booths.map(plain));
  const [hall, setHall] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const owned = new Set(fair.booths.filter(({ status }) => status !== 'free').map(({ number }) => number));
  const here = booths.filter((booth) => booth.hall === hall);
  const room = fair.halls[hall];
  const fixed = !fair.moves.includes('edit');
  if (!room) return <p className="text-14 text-ink-3">先在基本信息里添加展厅。</p>;
  const change = (number: string, values: Partial<DrawnBooth>) =>
    setBooths(booths.map((booth) => (booth.number === number ? { ...booth, ...values } : booth)));
  const add = (booth: DrawnBooth) => {
    setBooths([...booths, booth]);
    setChosen(booth.number);
  };
  const save = async () => {
    const saved = await plan.send({ params: { id: fair.id }, body: { booths } });
    if (saved) toast.success(`已保存 ${booths.length} 个展位`);
  };
  return (
    <div>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <HallPick halls={fair.halls} value={hall} onChange={setHall} />
        <span className="text-14 text-ink-3">
          {fixed ? '展位不能再修改。' : '在网格上拖动画出展位，点选后在表格里修改；有单位的展位不能删除。'}
        </span>
        <span className="ml-auto flex gap-2">
          <Button disabled={fixed} onClick={() => setBooths([...booths, ...fillHall(hall, room, booths)])}>
            按行排满
          </Button>
          <Button type="primary" disabled={fixed} loading={plan.isPending} onClick={save}>
            保存展位
          </Button>
        </span>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)_400px] gap-4 max-xl:grid-cols-1">
        <BoothGrid
          hall={room}
          at={hall}
          booths={here}
          owned={owned}
          chosen={chosen}
          newNumber={nextNumber(booths)}
          onChoose={setChosen}
          onDraw={add}
        />
        <Table<DrawnBooth>
          size="small"
          rowKey="number"
          dataSource={here}
          scroll={{ y: 420 }}
          pagination={false}
          locale={{ emptyText: '还没有展位' }}
          rowClassName={({ number }) => (number === chosen ? 'bg-brand-tint' : '')}
          columns={[
            column('展位号', { width: 92 }, ({ number }) =>
              owned.has(number) ? (
                number
              ) : (
                <Input
                  size="small"
                  aria-label={`展位号 ${number}`}
                  defaultValue={number}
                  maxLength={8}
                  onBlur={({ target }) => {
                    const next = target.value.trim();
                    if (next && next !== number && !booths.some((booth) => booth.number === next))
                      change(number, { number: next });
                  }}
                />
              ),
            ),
            ...sides.map(([side, label]) =>
              column(label, { width: 62 }, (booth: DrawnBooth) => (
                <NumberInput
                  size="small"
                  className="w-full"
                  aria-label={`${booth.number} ${label}`}
                  min={side === 'x' || side === 'y' ? 0 : 1}
                  max={side === 'x' ? 59 : side === 'y' ? 39 : 12}
                  precision={0}
                  controls={false}
                  value={booth[side]}
                  onChange={(value) => value !== null && change(booth.number, { [side]: value })}
                />
              )),
            ),
            column('', { width: 44 }, ({ number }) => (
              <Button
                type="text"
                size="small"
                aria-label={`删除展位 ${number}`}
                disabled={owned.has(number) || fixed}
                icon={<Trash2 size={15} />}
                onClick={() => setBooths(booths.filter((booth) => booth.number !== number))}
              />
            )),
          ]}
        />
      </div>
    </div>
  );
}

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
function BoothGrid({ hall, at, booths, owned, chosen, newNumber, onChoose, onDraw }: Props) {
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
