import { Button, Form, Input, InputNumber } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { DayPicker } from '#web/features/forms/day-picker.tsx';

const required = (label: string) => [{ required: true, message: `请填写${label}` }];

/** The programme, one line per item. */
export function ScheduleField() {
  return (
    <Form.List name="schedule">
      {(fields, { add, remove }) => (
        <Form.Item label="日程">
          {fields.map(({ key, name }) => (
            <div key={key} className="mb-2 flex gap-2 max-sm:flex-wrap">
              <Form.Item name={[name, 'at']} noStyle rules={required('时间')}>
                <DayPicker showTime={{ format: 'HH:mm' }} format="MM-DD HH:mm" className="w-40! flex-none!" />
              </Form.Item>
              <Form.Item name={[name, 'title']} noStyle rules={required('事项')}>
                <Input placeholder="事项" aria-label="事项" maxLength={60} />
              </Form.Item>
              <Form.Item name={[name, 'place']} noStyle>
                <Input placeholder="地点" aria-label="地点" maxLength={40} className="w-36! flex-none!" />
              </Form.Item>
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
              <Form.Item name={[name, 'name']} noStyle rules={required('展厅名称')}>
                <Input placeholder="名称" aria-label="展厅名称" maxLength={20} />
              </Form.Item>
              <Form.Item name={[name, 'width']} noStyle rules={required('宽')}>
                <InputNumber min={4} max={60} precision={0} aria-label="宽" prefix="宽" className="w-28!" />
              </Form.Item>
              <Form.Item name={[name, 'height']} noStyle rules={required('深')}>
                <InputNumber min={4} max={40} precision={0} aria-label="深" prefix="深" className="w-28!" />
              </Form.Item>
              <Form.Item name={[name, 'entrance']} noStyle>
                <Input placeholder="入口" aria-label="入口位置" maxLength={20} className="w-32! flex-none!" />
              </Form.Item>
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
