import { Checkbox, Form } from 'antd';
import type { ContentKind } from '#contract/taxonomy/content-categories.ts';
import { ChoiceField, DayField, NumberField, TextField } from '#web/features/forms/fields.tsx';
import { ListField } from '#web/features/forms/list-field.tsx';
import { FormPart } from '#web/features/forms/save-bar.tsx';

const shapes = [
  { value: 'bars', label: '条形：比大小' },
  { value: 'parts', label: '分段：整体的组成' },
];
const blankRow = { label: '', value: null, strong: false };
const blank = { shape: 'bars', title: '', unit: '', source: '', note: '', rows: [blankRow, blankRow] };

/** The values of one chart, one line each. */
const Rows = ({ figure }: { figure: number }) => (
  <ListField
    name={[figure, 'rows']}
    label="数据"
    least={2}
    most={12}
    row={{
      add: '一项',
      remove: '这一项',
      className: 'mb-2 flex items-start gap-2 max-sm:flex-wrap max-sm:border-b max-sm:border-line max-sm:pb-2',
      blank: () => blankRow,
    }}
  >
    {(at) => (
      <>
        <TextField
          name={[at, 'label']}
          className="mb-0 min-w-0 flex-1 max-sm:basis-full"
          required="请填写项目"
          placeholder="项目，如 2024 年"
          aria-label="项目"
          maxLength={20}
        />
        <NumberField
          name={[at, 'value']}
          className="mb-0 w-24"
          required="请填写数值"
          placeholder="数值"
          aria-label="数值"
          min={0}
          precision={4}
        />
        <Form.Item name={[at, 'strong']} valuePropName="checked" className="mb-0 w-18">
          <Checkbox>突出</Checkbox>
        </Form.Item>
      </>
    )}
  </ListField>
);

/** The charts of an article: what each is of, and its values as a small table. */
const FiguresFields = ({ label }: { label: string }) => (
  <section aria-label={label} className="col-span-full">
    <FormPart title={label} about="正文里单独一行写“【图1】”，第 1 张图就放在那里" />
    <ListField
      name={['facts', 'figures']}
      most={6}
      row={{
        add: '图表',
        remove: '这张图',
        className: 'relative mb-3 grid gap-x-6 border-b border-line xl:grid-cols-2',
        removeClass: 'absolute -top-1 right-0',
        blank: () => blank,
      }}
    >
      {(at) => (
        <>
          <div className="grid grid-cols-2 gap-x-3">
            <TextField
              name={[at, 'title']}
              label={`图 ${at + 1} 的标题`}
              className="col-span-2"
              required
              maxLength={40}
            />
            <ChoiceField name={[at, 'shape']} label="形式" options={shapes} />
            <TextField name={[at, 'unit']} label="单位" maxLength={10} placeholder="如 万所" />
            <TextField name={[at, 'source']} label="来源" className="col-span-2" required maxLength={200} />
            <TextField name={[at, 'note']} label="说明" className="col-span-2" maxLength={120} />
          </div>
          <div>
            <Rows figure={at} />
          </div>
        </>
      )}
    </ListField>
  </section>
);

/** Input type of a fact: lines are one per row, money is in yuan, ranges in 10,000 yuan. */
export type FieldType =
  | 'text'
  | 'optional'
  | 'long'
  | 'lines'
  | 'number'
  | 'yuan'
  | 'range'
  | 'day'
  | 'time'
  | 'steps'
  | 'terms'
  | 'figures'
  | string[][];
type FactField = readonly [name: string, label: string, type: FieldType, required?: boolean];

const onlineOrOnsite = [
  ['online', '线上直播'],
  ['onsite', '线下'],
];
const modes = [
  ['full-time', '全日制'],
  ['part-time', '非全日制'],
];

/** The number that it is known by: on its share card, and a policy's in lists. */
const highlight: readonly FactField[] = [
  ['highlight', '关键数字（如 25.33 万）', 'optional'],
  ['highlightLabel', '关键数字说明', 'optional'],
];

/** The fields of each kind's facts, in form order. */
export const factFields: Record<ContentKind, readonly FactField[]> = {
  article: [
    ...highlight,
    ['figures', '图表', 'figures'],
    ['terms', '名词（一行一个：名词｜解释）', 'terms'],
    ['method', '数据怎么来的', 'long'],
  ],
  admission: [
    ['school', '招生单位', 'text', true],
    ['programme', '专业', 'text', true],
    ['plan', '招生计划（人）', 'number', true],
    ['tuition', '学费（元/年，空为详询）', 'yuan'],
    ['years', '学制', 'text'],
    ['mode', '学习形式', modes, true],
    ['opensOn', '报名开始', 'day', true],
    ['closesOn', '报名截止', 'day', true],
    ['requirements', '报考条件（一行一条）', 'lines'],
    ['materials', '所需材料（一行一条）', 'lines'],
    ['contact', '联系人', 'text'],
    ['phone', '咨询电话', 'text'],
    ['address', '地址', 'text'],
    ['website', '招生网站', 'text'],
  ],
  lecture: [
    ['speaker', '主讲人', 'text', true],
    ['speakerTitle', '主讲人身份', 'text'],
    ['speakerIntro', '主讲人介绍', 'long'],
    ['mode', '形式', onlineOrOnsite, true],
    ['place', '地点', 'text'],
    ['startsAt', '开始时间', 'time', true],
    ['endsAt', '结束时间', 'time', true],
    ['capacity', '名额（空为不限）', 'number'],
    ['liveUrl', '直播地址（报名后可见）', 'text'],
    ['replayUrl', '回放地址', 'text'],
    ['outline', '提纲（一行一条）', 'lines'],
    ['figures', '图表', 'figures'],
  ],
  policy: [
    ['number', '文号', 'text'],
    ['issuer', '发文机关', 'text', true],
    ['issuedOn', '发文日期', 'day', true],
    ['validUntil', '有效期至（空为长期）', 'day'],
    ['originalUrl', '原文链接', 'text'],
    ['audience', '适用对象', 'text'],
    ['points', '政策要点（一行一条）', 'lines'],
    ['settling', '安家费（万元，起–止）', 'range'],
    ['research', '科研启动费（万元，起–止）', 'range'],
    ['tenure', '编制待遇', 'text'],
    ['housing', '住房保障', 'text'],
    ['family', '家属与子女', 'text'],
    ...highlight,
    ['figures', '图表', 'figures'],
  ],
  guide: [
    ['audience', '适用对象', 'text'],
    ['duration', '办理时长', 'text'],
    ['steps', '步骤（一行一步：名称｜说明｜要多久｜花费｜去哪里，后三项可空）', 'steps'],
    ['checklist', '材料清单（一行一条）', 'lines'],
  ],
  banner: [
    ['link', '跳转地址', 'text', true],
    ['button', '按钮文字', 'text'],
  ],
};

const multiline = new Set<FieldType>(['lines', 'steps', 'terms', 'long']);

function FactInput({ of: [name, label, type, required] }: { of: FactField }) {
  const field = { name: ['facts', name], label, required };
  if (type === 'figures') return <FiguresFields label={label} />;
  if (Array.isArray(type))
    return <ChoiceField {...field} options={type.map(([value = '', text = '']) => ({ value, label: text }))} />;
  if (type === 'number' || type === 'yuan')
    return <NumberField {...field} min={0} precision={type === 'yuan' ? 2 : 0} />;
  if (type === 'day') return <DayField {...field} />;
  if (type === 'time') return <DayField {...field} minutes={1} />;
  if (multiline.has(type)) return <TextField {...field} className="col-span-full" rows={3} maxRows={10} />;
  return <TextField {...field} placeholder={type === 'range' ? '如 20-60，空为没有' : undefined} />;
}

/** The facts of a kind as form fields. */
export const FactsFields = ({ kind }: { kind: ContentKind }) => (
  <div className="grid grid-cols-2 gap-x-4 max-sm:grid-cols-1">
    {factFields[kind].map((field) => (
      <FactInput key={field[0]} of={field} />
    ))}
  </div>
);
