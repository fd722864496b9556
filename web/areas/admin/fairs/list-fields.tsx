import { Button, Form } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { hall, scheduleItem } from '#contract/fairs/fair-shapes.ts';
import { fieldsOf } from '#web/features/forms/field.tsx';
import { DayField, NumberField, TextField } from '#web/features/forms/fields.tsx';

const of = fieldsOf(hall);

const item = fieldsOf(scheduleItem);

/** The programme, one line per item. */
export function ScheduleField() {
  return (
    <Form.List name="schedule">
      {(fields, { add, remove }) => (
        <Form.Item label="日程">
          {fields.map(({ key, name }) => (
            <div key={key} className="mb-2 flex gap-2 max-sm:flex-wrap">
              <DayField
                name={[name, 'at']}
                noStyle
                required="请填写时间"
                minutes={1}
                format="MM-DD HH:mm"
                width="w-40! flex-none!"
              />
              <TextField {...item('title')} name={[name, 'title']} noStyle />
              <TextField {...item('place')} name={[name, 'place']} noStyle width="w-36! flex-none!" />
              <Button type="text" aria-label="删除这项日程" icon={<Trash2 size={16} />} onClick={() => remove(name)} />
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
        <Form.Item label="展厅（大小以格计，画展位时按格对齐）">
          {fields.map(({ key, name }) => (
            <div key={key} className="mb-2 flex gap-2 max-sm:flex-wrap">
              <TextField {...of('name')} name={[name, 'name']} noStyle />
              <NumberField {...of('width')} name={[name, 'width']} noStyle prefix="宽" width="w-28!" />
              <NumberField {...of('height')} name={[name, 'height']} noStyle prefix="深" width="w-28!" />
              <TextField {...of('entrance')} name={[name, 'entrance']} noStyle width="w-32! flex-none!" />
              <Button type="text" aria-label="删除这个展厅" icon={<Trash2 size={16} />} onClick={() => remove(name)} />
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
