import { Button, Form, Input } from 'antd';
import { Plus, X } from 'lucide-react';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { fullSheet, mostCriteria } from '../../../contract/interview/groups.ts';
import { sumOf } from './group-values.ts';

/** The lines of a group's score sheet, and what they add up to. */
export function CriteriaFields({ group, at }: { group: number; at: number }) {
  const form = Form.useFormInstance();
  const criteria = Form.useWatch(['groups', group, 'criteria'], form);
  const sum = sumOf(criteria);
  return (
    <Form.List
      name={[group, 'criteria']}
      rules={[
        {
          validator: (_, lines) =>
            sumOf(lines) === fullSheet
              ? Promise.resolve()
              : Promise.reject(new Error(`各项加起来应为 ${fullSheet} 分`)),
        },
      ]}
    >
      {(fields, { add, remove }, { errors }) => (
        <div className="flex flex-wrap items-center gap-2">
          <span className="w-14 text-13 text-ink-3">评分项</span>
          {fields.map(({ key, name }, line) => (
            <span key={key} className="flex items-center gap-1">
              <Form.Item name={[name, 'name']} noStyle rules={[{ required: true, message: '请填写评分项' }]}>
                <Input aria-label={`第 ${at} 组评分项 ${line + 1}`} maxLength={20} className="w-28!" />
              </Form.Item>
              <Form.Item name={[name, 'max']} noStyle rules={[{ required: true, message: '请填写分值' }]}>
                <NumberInput
                  aria-label={`第 ${at} 组评分项 ${line + 1} 的分值`}
                  min={1}
                  max={fullSheet}
                  precision={0}
                  className="w-18!"
                />
              </Form.Item>
              <Button
                type="text"
                size="small"
                aria-label={`删除第 ${at} 组评分项 ${line + 1}`}
                icon={<X size={14} />}
                disabled={fields.length === 1}
                onClick={() => remove(name)}
              />
            </span>
          ))}
          <Button
            type="dashed"
            size="small"
            icon={<Plus size={14} />}
            disabled={fields.length >= mostCriteria}
            onClick={() => add({ name: '', max: Math.max(1, fullSheet - sum) })}
          >
            加一项
          </Button>
          <span className={`tabular text-13 ${sum === fullSheet ? 'text-ink-3' : 'text-warm-ink'}`}>
            合计 {sum} / {fullSheet}
          </span>
          {errors.length > 0 && (
            <span role="alert" className="text-13 text-err-ink">
              {errors}
            </span>
          )}
        </div>
      )}
    </Form.List>
  );
}
