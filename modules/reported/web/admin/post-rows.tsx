import { Button, DatePicker, Form, Input, Select, Switch } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import type { ExamPostForm, ReadPostRow } from '#modules/exams/contract.ts';
import { ReadRows } from '#modules/exams/web/public.ts';
import { RowActs } from '#web/features/console/list/row-parts.tsx';
import { FormDialog } from '#web/features/forms/fields.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';

type Requirements = ExamPostForm['requirements'];
type Words = keyof Requirements['words'];
type UnfinishedPost = Partial<ExamPostForm>;

/** What a person is compared with, as the form of a post has it. */
export interface PostValues extends Pick<ExamPostForm, 'code' | 'employer' | 'title' | 'headcount'> {
  education?: Requirements['education'];
  degree?: Requirements['degree'];
  majors?: string[];
  maxAge?: number | null;
  bornFrom?: Dayjs | null;
  certificate?: Requirements['certificate'];
  graduatesOnly?: boolean;
  household?: string;
  /** A line each. */
  others?: string;
}

export const postValuesOf = ({ requirements, ...post }: UnfinishedPost): Partial<PostValues> => ({
  ...post,
  ...requirements,
  bornFrom: requirements?.bornFrom ? dayjs(requirements.bornFrom) : null,
  household: requirements?.words.household ?? '',
  others: requirements?.others?.join('\n') ?? '',
});

/** Under which heading of the organiser's table a requirement stood. */
const headings = {
  education: ['education', 'educationAndDegree'],
  degree: ['degree', 'educationAndDegree'],
  majors: ['majors'],
  maxAge: ['age'],
  bornFrom: ['age'],
  certificate: ['certificate'],
  graduatesOnly: ['audience'],
} as const satisfies Partial<Record<keyof Requirements, readonly Words[]>>;

/**
 * A post as an operator corrected it. The organiser's words stay where nothing had been read from them; a value that was read and
 * is another now takes their place. What the form does not show stays.
 */
export function correctedPost(before: UnfinishedPost, values: PostValues): ExamPostForm {
  const { code, employer, title, headcount, education, degree, majors, maxAge, certificate } = values;
  const { household = '', others = '' } = values;
  const old: Requirements = before.requirements ?? { words: {} };
  const now = {
    ...{ education, degree, majors, maxAge, certificate },
    bornFrom: values.bornFrom?.format('YYYY-MM-DD'),
    graduatesOnly: values.graduatesOnly || undefined,
    others: others.split('\n').filter((line) => line.trim() !== ''),
  };
  const requirements: Record<string, unknown> = { ...old };
  const words = { ...old.words, household: household || undefined };
  for (const [field, value] of Object.entries(now)) {
    const isEmpty =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    const was = old[field as keyof typeof headings];
    if (was !== undefined && JSON.stringify(was) !== JSON.stringify(value))
      for (const heading of headings[field as keyof typeof headings] ?? []) delete words[heading];
    if (isEmpty) delete requirements[field];
    else requirements[field] = value;
  }
  const { department = '', stage = null, subject = null, ratio = null, note = '' } = before;
  return {
    ...{ code, department, employer, title, headcount, stage, subject, ratio, note },
    requirements: { ...(requirements as Requirements), words },
  };
}

interface Props {
  rows: readonly ReadPostRow[];
  onChange(rows: ReadPostRow[]): void;
}

/** Every row of the table before it is published: each can be corrected beside what stood in it, or left out; others can be added. */
export function PostRows({ rows, onChange }: Props) {
  const [editing, setEditing] = useState<ReadPostRow | null>(null);
  const save = (row: ReadPostRow) => {
    const isKnown = rows.some(({ number }) => number === row.number);
    onChange(isKnown ? rows.map((one) => (one.number === row.number ? row : one)) : [...rows, row]);
    setEditing(null);
  };
  const leaveOut = ({ post, ...row }: ReadPostRow) =>
    save({ ...row, post: null, ...(post && { unfinished: post }), notes: ['这一行按核对没有录入'] });
  const number = Math.max(0, ...rows.map((row) => row.number)) + 1;
  return (
    <>
      <div className="mt-4 mb-2 flex items-center justify-between">
        <h2 className="text-16 font-semibold text-ink-1">岗位表</h2>
        <Button size="small" onClick={() => setEditing({ number, cells: {}, post: null, notes: [] })}>
          添加岗位
        </Button>
      </div>
      <ReadRows
        rows={rows}
        actsOf={(row) => (
          <RowActs
            of={`第 ${row.number} 行`}
            main={{
              label: row.post ? '修改' : '补全',
              strong: !row.post && !!row.unfinished,
              shown: true,
              onAct: () => setEditing(row),
            }}
            more={row.post ? [{ label: '不录入', danger: true, onAct: () => leaveOut(row) }] : []}
          />
        )}
      />
      {editing && (
        <EditPost
          row={editing}
          others={rows.filter((row) => row.number !== editing.number).flatMap(({ post }) => post?.code ?? [])}
          onSave={save}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

const degrees = { bachelor: { label: '学士' }, master: { label: '硕士' }, doctor: { label: '博士' } };
const atLeast = (label: string, length: number) => [{ required: true, min: length, message: `请填写${label}` }];

interface EditProps {
  row: ReadPostRow;
  /** Codes of the other posts. */
  others: readonly string[];
  onSave(row: ReadPostRow): void;
  onClose(): void;
}

function EditPost({ row, others, onSave, onClose }: EditProps) {
  const before: UnfinishedPost = row.post ?? row.unfinished ?? {};
  const said = Object.entries(row.cells).filter(([, text]) => text !== '');
  const isFree = async (_: unknown, code: string) => {
    if (others.includes(code)) throw new Error('这个代码是另一个岗位的');
  };
  return (
    <FormDialog<PostValues>
      title={before.title ? `${before.code} ${before.title}` : '岗位'}
      okText="改好了"
      busy={false}
      width={760}
      initialValues={postValuesOf(before)}
      before={
        said.length > 0 && (
          <p className="mb-3 max-h-28 overflow-y-auto text-12 text-ink-3">
            原表：{said.map(([heading, text]) => `${heading} ${text}`).join('　')}
          </p>
        )
      }
      onSend={(values) => {
        const { unfinished: _, ...rest } = row;
        onSave({ ...rest, post: correctedPost(before, values), notes: [] });
      }}
      onClose={onClose}
    >
      <div className="grid grid-cols-3 gap-x-3 max-sm:grid-cols-1">
        <Form.Item name="code" label="岗位代码" rules={[...atLeast('岗位代码', 1), { validator: isFree }]}>
          <Input maxLength={20} />
        </Form.Item>
        <Form.Item name="employer" label="用人单位" rules={atLeast('用人单位', 2)}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="title" label="岗位名称" rules={atLeast('岗位名称', 2)}>
          <Input maxLength={60} />
        </Form.Item>
        <Form.Item name="headcount" label="招聘人数" rules={[{ required: true, message: '请填写招聘人数' }]}>
          <NumberInput min={1} max={500} precision={0} className="w-full" />
        </Form.Item>
        <Form.Item name="education" label="学历">
          <Select allowClear placeholder="不限" options={optionsOf(educations)} />
        </Form.Item>
        <Form.Item name="degree" label="学位">
          <Select allowClear placeholder="不限" options={optionsOf(degrees)} />
        </Form.Item>
        <Form.Item name="majors" label="专业" className="col-span-full">
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            placeholder="不限"
            tokenSeparators={['、', '，', ',', '；']}
          />
        </Form.Item>
        <Form.Item name="maxAge" label="年龄上限">
          <NumberInput min={18} max={65} precision={0} placeholder="不限" className="w-full" />
        </Form.Item>
        <Form.Item name="bornFrom" label="最早出生日期">
          <DatePicker className="w-full" placeholder="没有写" />
        </Form.Item>
        <Form.Item name="certificate" label="教师资格">
          <Select allowClear placeholder="不限" options={optionsOf(certificates)} />
        </Form.Item>
        <Form.Item name="household" label="户籍">
          <Input maxLength={200} placeholder="不限" />
        </Form.Item>
        <Form.Item name="graduatesOnly" label="只招应届" valuePropName="checked">
          <Switch />
        </Form.Item>
      </div>
      <Form.Item name="others" label="其他条件，一行一条">
        <Input.TextArea rows={2} maxLength={3_000} />
      </Form.Item>
    </FormDialog>
  );
}
