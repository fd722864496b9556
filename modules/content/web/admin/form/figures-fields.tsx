import { Button, Checkbox, Form } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { ChoiceField, TextField } from '#web/features/forms/fields.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';

const shapes = [
  { value: 'bars', label: '条形：比大小' },
  { value: 'parts', label: '分段：整体的组成' },
];
const blankRow = { label: '', value: null, strong: false };
const blank = { shape: 'bars', title: '', unit: '', source: '', note: '', rows: [blankRow, blankRow] };
const MOST_FIGURES = 6;
const MOST_ROWS = 12;

const required = (label: string) => [{ required: true, message: `请填写${label}` }];

/** The values of one chart, one line each. */
function Rows({ figure }: { figure: number }) {
  return (
    <Form.List name={[figure, 'rows']}>
      {(rows, { add, remove }) => (
        <>
          {rows.map(({ key, name }) => (
            <div
              key={key}
              className="mb-2 flex items-start gap-2 max-sm:flex-wrap max-sm:border-b max-sm:border-line max-sm:pb-2"
            >
              <TextField
                name={[name, 'label']}
                className="mb-0 min-w-0 flex-1 max-sm:basis-full"
                required="请填写项目"
                placeholder="项目，如 2024 年"
                aria-label="项目"
                maxLength={20}
              />
              <Form.Item name={[name, 'value']} className="mb-0 w-24" rules={required('数值')}>
                <NumberInput placeholder="数值" aria-label="数值" min={0} className="w-full" />
              </Form.Item>
              <Form.Item name={[name, 'strong']} valuePropName="checked" className="mb-0 w-18">
                <Checkbox>突出</Checkbox>
              </Form.Item>
              <Button
                type="text"
                aria-label="删除这一项"
                icon={<Trash2 size={16} />}
                disabled={rows.length <= 2}
                onClick={() => remove(name)}
              />
            </div>
          ))}
          <Button
            type="dashed"
            size="small"
            icon={<Plus size={14} />}
            disabled={rows.length >= MOST_ROWS}
            onClick={() => add(blankRow)}
          >
            添加一项
          </Button>
        </>
      )}
    </Form.List>
  );
}

/** The charts of an article: what each is of, and its values as a small table. */
export function FiguresFields({ label }: { label: string }) {
  return (
    <Form.List name={['facts', 'figures']}>
      {(figures, { add, remove }) => (
        <section aria-label={label} className="col-span-full mb-6">
          <div className="mb-3 flex items-center gap-3 border-t border-line pt-5">
            <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
              <h2 className="text-16 font-semibold text-ink-1">{label}</h2>
              <p className="text-14 text-ink-3">正文里单独一行写“【图1】”，第 1 张图就放在那里</p>
            </div>
            <Button
              size="small"
              icon={<Plus size={14} />}
              disabled={figures.length >= MOST_FIGURES}
              onClick={() => add(blank)}
            >
              添加图表
            </Button>
          </div>
          {figures.map(({ key, name }, at) => (
            <fieldset key={key} aria-label={`图 ${at + 1}`} className="mb-3 border-t border-line pt-4">
              <div className="mb-3 flex items-center justify-between">
                <h3 className="text-14 font-semibold text-ink-1">图 {at + 1}</h3>
                <Button size="small" type="text" icon={<Trash2 size={14} />} onClick={() => remove(name)}>
                  删除这张图
                </Button>
              </div>
              <div className="grid gap-x-6 xl:grid-cols-2">
                <div className="grid grid-cols-2 gap-x-3">
                  <TextField name={[name, 'title']} label="图的标题" className="col-span-2" required maxLength={40} />
                  <ChoiceField name={[name, 'shape']} label="形式" options={shapes} />
                  <TextField name={[name, 'unit']} label="单位" maxLength={10} placeholder="如 万所" />
                  <TextField name={[name, 'source']} label="来源" className="col-span-2" required maxLength={200} />
                  <TextField name={[name, 'note']} label="说明" className="col-span-2 mb-0" maxLength={120} />
                </div>
                <div className="max-xl:mt-4">
                  <p className="pb-2 text-14 text-ink-1">数据</p>
                  <Rows figure={name} />
                </div>
              </div>
            </fieldset>
          ))}
        </section>
      )}
    </Form.List>
  );
}
