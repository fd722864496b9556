import { Button, Select } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useState } from 'react';
import { certificates } from '#contract/taxonomy/certificates.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { academicDegrees, type ExamPostForm, examPostForm, type ReadPostRow } from '#modules/exams/contract.ts';
import { ReadRows } from '#modules/exams/web/public.ts';
import { RowActs } from '#web/features/console/list/row-parts.tsx';
import {
  ChoiceField,
  DayField,
  Field,
  FormDialog,
  fieldsOf,
  NumberField,
  SwitchField,
  TextField,
} from '#web/features/forms/fields.tsx';

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

const post = fieldsOf(examPostForm);
const requirement = fieldsOf(examPostForm.shape.requirements);

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
        <TextField {...post('code')} rules={[{ validator: isFree }]} />
        <TextField {...post('employer')} />
        <TextField {...post('title')} />
        <NumberField {...post('headcount')} required />
        <ChoiceField {...requirement('education')} allowClear placeholder="不限" options={optionsOf(educations)} />
        <ChoiceField {...requirement('degree')} allowClear placeholder="不限" options={optionsOf(academicDegrees)} />
        <Field {...requirement('majors')} className="col-span-full">
          <Select
            mode="tags"
            open={false}
            suffixIcon={null}
            placeholder="不限"
            tokenSeparators={['、', '，', ',', '；']}
          />
        </Field>
        <NumberField {...requirement('maxAge')} placeholder="不限" />
        <DayField name="bornFrom" label="最早出生日期" placeholder="没有写" />
        <ChoiceField {...requirement('certificate')} allowClear placeholder="不限" options={optionsOf(certificates)} />
        <TextField name="household" label="户籍" maxLength={200} placeholder="不限" />
        <SwitchField name="graduatesOnly" label="只招应届" />
      </div>
      <TextField name="others" label="其他条件，一行一条" rows={2} maxLength={3_000} />
    </FormDialog>
  );
}
