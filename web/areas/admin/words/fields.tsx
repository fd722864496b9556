import { Form, Input, InputNumber, Select, Switch } from 'antd';
import { wordLevels } from '#contract/operators/moderation-lists.ts';

const levels = Object.entries(wordLevels).map(([value, label]) => ({ value, label }));

export const LevelField = () => (
  <Form.Item label="处理方式" name="level">
    <Select options={levels} />
  </Form.Item>
);

export const NoteField = () => (
  <Form.Item label="备注" name="note">
    <Input maxLength={100} placeholder="审核时会看到" />
  </Form.Item>
);

export const ActiveField = () => (
  <Form.Item label="启用" name="active" valuePropName="checked">
    <Switch />
  </Form.Item>
);

export const PositionField = () => (
  <Form.Item label="顺序，小的在前" name="position">
    <InputNumber min={0} max={999} precision={0} />
  </Form.Item>
);
