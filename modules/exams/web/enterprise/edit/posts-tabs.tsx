import { Button, DatePicker, Select, type TableColumnsType } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import type { Api } from '#contract/api.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import { toast } from '#web/api/toasts.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { AskButton } from '#web/features/console/ask-button.tsx';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { column, RowName } from '#web/features/console/list/row-parts.tsx';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { DropZone } from '#web/features/files/drop-zone.tsx';
import { NumberInput } from '#web/features/forms/number-input.tsx';
import { instantOf, pickedNow } from '#web/features/time/picked-time.ts';
import type { OwnExam, ShortPost } from '../../../contract/company-exams.ts';
import type { ExamPost } from '../../../contract/exam-shapes.ts';
import { mayDo } from '../../../contract/staff-roles.ts';
import { isOver } from '../../features/exam-words.ts';
import { examKey, examLists } from '../of-exam.tsx';
import { ReadRows, RequirementsCell } from './reading-parts.tsx';

type Reading = AnswerOf<Api['POST /api/company/exams/:id/table']>;

const columns: TableColumnsType<ExamPost> = [
  column('代码', { width: 90 }, ({ code }) => <span className="tabular">{code}</span>),
  column('岗位', {}, ({ title, employer }) => <RowName name={title} about={employer} />),
  { title: '人数', dataIndex: 'headcount', width: 64, align: 'right' },
  column('要求', {}, (post) => <RequirementsCell {...post} />),
];

/** The table of posts: as stored, or as read from an uploaded file until it is accepted. */
export function PostsTab({ exam }: { exam: OwnExam }) {
  const params = { id: exam.id };
  const [reading, setReading] = useState<(Reading & { fileId: string }) | null>(null);
  const stored = useCall('GET /api/company/exams/:id/posts', { params });
  const read = useAction('POST /api/company/exams/:id/table');
  const save = useAction('PUT /api/company/exams/:id/posts', {
    answers: ['GET /api/company/exams/:id/posts', { params }],
    invalidates: [examKey(exam.id), ...examLists],
  });
  const open = async (fileId: string, sheet?: string) => {
    const found = await read.send({ params, body: { fileId, ...(sheet ? { sheet } : {}) } });
    if (found) setReading({ ...found, fileId });
  };
  const posts = reading?.rows.flatMap(({ post }) => post ?? []) ?? [];
  const accept = async () => {
    const saved = await save.send({ params, body: { posts } });
    if (!saved) return;
    toast.success(`已保存 ${saved.items.length} 个岗位`);
    setReading(null);
  };
  if (reading)
    return (
      <>
        <div className="mb-3 flex flex-wrap items-center gap-3">
          {reading.sheets.length > 1 && (
            <Select
              aria-label="工作表"
              className="w-48"
              value={reading.sheet}
              options={reading.sheets.map((name) => ({ value: name, label: name }))}
              onChange={(name) => void open(reading.fileId, name)}
            />
          )}
          <p className="text-14">
            读到 <b className="num">{reading.rows.length}</b> 行，其中岗位 <b className="num">{posts.length}</b>{' '}
            个，计划 <b className="num">{posts.reduce((sum, { headcount }) => sum + headcount, 0)}</b> 人
          </p>
          <span className="ml-auto flex gap-2">
            <Button onClick={() => setReading(null)}>放弃</Button>
            <Button type="primary" disabled={posts.length === 0} loading={save.isPending} onClick={() => void accept()}>
              保存这 {posts.length} 个岗位
            </Button>
          </span>
        </div>
        {reading.notes.map((note) => (
          <p key={note} className="mb-3 text-14 text-warm-ink">
            {note}
          </p>
        ))}
        <ReadRows rows={reading.rows} />
      </>
    );
  return (
    <>
      {exam.status === 'draft' && mayDo(exam.role, 'edit') && (
        <div className="mb-4">
          <DropZone
            kind="postTable"
            title={exam.posts > 0 ? '重新上传岗位表' : '把岗位表拖到这里'}
            text="XLSX、CSV 或 TXT，原样上传：合并的表头、多行表头、表下的备注都可以。读完逐行给出结果，确认后才保存"
            label={read.isPending ? '读取中…' : '选择岗位表'}
            disabled={read.isPending}
            onDone={({ id }) => void open(id)}
          />
        </div>
      )}
      <ConsoleList
        label="岗位表"
        query={stored}
        columns={columns}
        minWidth={720}
        pageSize={50}
        table={{ rowKey: 'id', size: 'small' }}
        empty="还没有岗位"
      />
    </>
  );
}

interface LineProps {
  post: ShortPost;
  headcount: number;
  onChange(headcount: number): void;
}

function ShortLine({ post, headcount, onChange }: LineProps) {
  const { code, title, employer, ratio, people, headcount: before } = post;
  const word = headcount === before ? '保留' : headcount === 0 ? '取消' : '核减';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-14">
      <div className="min-w-0 flex-1 max-sm:basis-full">
        <p className="font-semibold text-ink-1">
          {code} {title}
        </p>
        <p className="text-14 text-ink-3">{employer}</p>
      </div>
      <p className="tabular w-44 text-ink-3">
        1 : {ratio}，需 {before * ratio} 人，
        <span className="font-semibold text-warm-ink">现有 {people} 人</span>
      </p>
      <span className="tabular flex items-center gap-2">
        计划 {before} 人改为
        <NumberInput
          aria-label={`${code}核减后人数`}
          className="w-18"
          min={0}
          max={before}
          precision={0}
          value={headcount}
          onChange={(value) => onChange(value ?? before)}
        />
      </span>
      <span className={`w-10 ${headcount === 0 ? 'text-err-ink' : 'text-ink-3'}`}>{word}</span>
    </li>
  );
}

/** 开考比例: the posts that lack people; the organiser keeps, reduces or cancels each of them. */
export function RatioTab({ exam }: { exam: OwnExam }) {
  const params = { id: exam.id };
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const [until, setUntil] = useState<Dayjs | null>(null);
  const short = useCall('GET /api/company/exams/:id/ratio', { params });
  const decide = useAction('POST /api/company/exams/:id/ratio', {
    answers: examKey(exam.id),
    invalidates: [...examLists, 'GET /api/company/exams/:id/ratio', 'GET /api/company/exams/:id/posts'],
    opened: short.dataUpdatedAt,
  });
  if (!short.data) return <Awaiting query={short} failed="名单没有加载出来" />;
  const { items, waiting } = short.data;
  if (items.length === 0) return <p className="py-4 text-14 text-ink-3">所有岗位都达到了开考比例。</p>;
  const headcountOf = ({ id, suffices }: ShortPost) => chosen[id] ?? suffices;
  const changed = items.filter((post) => headcountOf(post) < post.headcount);
  const register = exam.steps.find(({ step }) => step === 'register');
  const early = register !== undefined && !isOver(register, Date.now());
  const reason = !mayDo(exam.role, 'edit')
    ? '由负责人决定'
    : exam.draw
      ? '考试名单已冻结'
      : early
        ? '报名截止后再核减'
        : waiting > 0
          ? `还有 ${waiting} 份报名没有审核或缴费结论`
          : '';
  const cancels = changed.some((post) => headcountOf(post) === 0);
  const send = () =>
    decide.send({
      params,
      body: {
        posts: changed.map((post) => ({ id: post.id, headcount: headcountOf(post) })),
        ...(cancels && until ? { chooseUntil: instantOf(until) } : {}),
      },
    });
  return (
    <>
      <p className="text-14 text-ink-3">
        {items.length} 个岗位{exam.settings.fee > 0 ? '缴费' : '通过审核'}的人数不足。人数改为 0
        即取消该岗位；确认后生成补充公告，并通知每位考生。
      </p>
      <ul aria-label="未达开考比例的岗位" className="mt-2 divide-y divide-line border-y border-line">
        {items.map((post) => (
          <ShortLine
            key={post.id}
            post={post}
            headcount={headcountOf(post)}
            onChange={(headcount) => setChosen((before) => ({ ...before, [post.id]: headcount }))}
          />
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-3 text-14">
        {cancels && (
          <span className="flex flex-wrap items-center gap-2">
            被取消岗位的考生可改报，截止
            <DatePicker
              showTime={{ format: 'HH:mm' }}
              format="YYYY-MM-DD HH:mm"
              aria-label="改报截止"
              placeholder="不允许改报"
              minDate={pickedNow()}
              value={until}
              onChange={setUntil}
            />
          </span>
        )}
        <AskButton
          type="primary"
          disabled={changed.length === 0 || reason !== ''}
          loading={decide.isPending}
          ask={`确认核减或取消这 ${changed.length} 个岗位？`}
          about="公布后不能恢复"
          onYes={send}
        >
          确认并公布
        </AskButton>
        {reason && <span className="text-warm-ink">{reason}</span>}
      </div>
    </>
  );
}
