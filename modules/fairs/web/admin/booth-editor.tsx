import { Button, Input, Table } from 'antd';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { toast } from '#web/api/toasts.ts';
import { useAction } from '#web/features/calls/use-action.ts';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import type { OperatorFair } from '../../contract/company-fairs.ts';
import type { DrawnBooth } from '../../contract/fair-shapes.ts';
import { HallPick } from '../parts/hall-pick.tsx';
import { BoothGrid } from './booth-grid.tsx';
import { fillHall, nextNumber } from './draw-booths.ts';
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
  if (!room) return <p className="text-13 text-ink-3">先在基本信息里添加展厅。</p>;
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
        <span className="text-13 text-ink-3">
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
            {
              title: '展位号',
              key: 'number',
              width: 92,
              render: (_, { number }) =>
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
            },
            ...sides.map(([side, label]) => ({
              title: label,
              key: side,
              width: 62,
              render: (_: unknown, booth: DrawnBooth) => (
                <NumberInput
                  size="small"
                  className="w-full!"
                  aria-label={`${booth.number} ${label}`}
                  min={side === 'x' || side === 'y' ? 0 : 1}
                  max={side === 'x' ? 59 : side === 'y' ? 39 : 12}
                  precision={0}
                  controls={false}
                  value={booth[side]}
                  onChange={(value) => value !== null && change(booth.number, { [side]: value })}
                />
              ),
            })),
            {
              title: '',
              key: 'remove',
              width: 44,
              render: (_, { number }) => (
                <Button
                  type="text"
                  size="small"
                  aria-label={`删除展位 ${number}`}
                  disabled={owned.has(number) || fixed}
                  icon={<Trash2 size={15} />}
                  onClick={() => setBooths(booths.filter((booth) => booth.number !== number))}
                />
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
