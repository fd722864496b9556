import { Button, Form } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  name: string | (string | number)[];
  label?: string;
  /** What one row is, after 添加 and 删除. */
  row: { add: string; remove: string; className: string; removeClass?: string; blank?(at: number): object };
  /** The heads over the rows. */
  heads?: ReactNode;
  least?: number;
  most?: number;
  addClass?: string;
  /** The fields of a row by its place in the list. */
  children: (at: number) => ReactNode;
}

/** Rows of fields, each with a button that takes it away, and one below that adds another. */
export const ListField = ({ name, label, row, heads, least = 0, most = Infinity, addClass, children }: Props) => (
  <Form.List name={name}>
    {(fields, { add, remove }, { errors }) => (
      <Form.Item label={label}>
        {heads}
        {fields.map(({ key, name: at }) => (
          <div key={key} className={row.className}>
            {children(at)}
            <Button
              type="text"
              aria-label={`删除${row.remove}`}
              className={row.removeClass}
              disabled={fields.length <= least}
              icon={<Trash2 size={16} />}
              onClick={() => remove(at)}
            />
          </div>
        ))}
        <Form.ErrorList errors={errors} />
        {fields.length < most && (
          <Button
            type="dashed"
            className={addClass}
            icon={<Plus size={16} />}
            onClick={() => add(row.blank?.(fields.length) ?? {})}
          >
            添加{row.add}
          </Button>
        )}
      </Form.Item>
    )}
  </Form.List>
);
