import { Button, Form } from 'antd';
import { clsx } from 'clsx';
import { Plus, Trash2 } from 'lucide-react';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { DayField, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { hall, scheduleItem } from '../../contract/fair-shapes.ts';

/** The heads over rows of fields that carry their names themselves, in the rows' own grid; a phone has none. */
const FieldHeads = ({ className, names }: { className: string; names: readonly string[] }) => (
  <p aria-hidden className={clsx(className, 'pb-1 text-12 text-ink-3 max-sm:hidden!')}>
    {names.map((name) => (
      <span key={name}>{name}</span>
    ))}
  </p>
);

const of = fieldsOf(hall);

const row = 'mb-2 max-sm:mb-3 max-sm:border-b max-sm:border-line max-sm:pb-3';
const itemRow = 'grid grid-cols-[144px_minmax(0,1fr)_152px_32px] gap-2 max-sm:grid-cols-[136px_minmax(0,1fr)_32px]';
const hallRow =
  'grid grid-cols-[minmax(0,1fr)_104px_104px_152px_32px] gap-2 max-sm:grid-cols-[repeat(2,minmax(0,1fr))_minmax(0,.6fr)_32px]';
/** On a phone no heads stand over the fields. */
const prefix = (name: string) => <span className="text-ink-3 sm:hidden">{name}</span>;

const item = fieldsOf(scheduleItem);

/** The programme, one line per item. */
export function ScheduleField() {
  return (
    <Form.List name="schedule">
      {(fields, { add, remove }) => (
        <Form.Item>
          <FieldHeads className={itemRow} names={['时间', '内容', '地点']} />
          {fields.map(({ key, name }) => (
            <div key={key} className={`${row} ${itemRow}`}>
              <DayField
                name={[name, 'at']}
                noStyle
                required="请填写时间"
                minutes={1}
                format="MM-DD HH:mm"
                width="w-full!"
              />
              <TextField
                {...item('title')}
                name={[name, 'title']}
                noStyle
                width="max-sm:col-span-3 max-sm:row-start-2"
              />
              <TextField
                {...item('place')}
                name={[name, 'place']}
                noStyle
                width="max-sm:col-start-2 max-sm:row-start-1"
              />
              <Button
                type="text"
                className="max-sm:col-start-3 max-sm:row-start-1"
                aria-label="删除这项日程"
                icon={<Trash2 size={16} />}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Button type="dashed" icon={<Plus size={16} />} onClick={() => add({})}>
            添加日程
          </Button>
        </Form.Item>
      )}
    </Form.List>
  );
}

/** The halls with their size in grid cells. */
export function HallsField() {
  return (
    <Form.List name="halls">
      {(fields, { add, remove }) => (
        <Form.Item>
          <FieldHeads className={hallRow} names={['展厅', '宽', '深', '入口']} />
          {fields.map(({ key, name }) => (
            <div key={key} className={`${row} ${hallRow}`}>
              <TextField {...of('name')} name={[name, 'name']} noStyle width="max-sm:col-span-3" />
              <NumberField {...of('width')} name={[name, 'width']} noStyle prefix={prefix('宽')} suffix="格" />
              <NumberField {...of('height')} name={[name, 'height']} noStyle prefix={prefix('深')} suffix="格" />
              <TextField {...of('entrance')} name={[name, 'entrance']} noStyle width="max-sm:col-span-2" />
              <Button
                type="text"
                className="max-sm:col-start-4 max-sm:row-start-1"
                aria-label="删除这个展厅"
                icon={<Trash2 size={16} />}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Button
            type="dashed"
            icon={<Plus size={16} />}
            onClick={() => add({ name: `${fields.length + 1} 号馆`, width: 30, height: 16, entrance: '入口' })}
          >
            添加展厅
          </Button>
        </Form.Item>
      )}
    </Form.List>
  );
}
