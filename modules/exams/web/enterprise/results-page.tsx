import { Button, Form, Modal, Select, Table } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { optionsOf } from '#contract/taxonomy/options.ts';
import { formatDateTime } from '#contract/text.ts';
import { callKey, useAction, useCall } from '#web/features/calls/use-call.ts';
import { ConsoleList } from '#web/features/console/list/console-list.tsx';
import { column } from '#web/features/console/list/row-parts.tsx';
import { useListParams, viewOf } from '#web/features/console/list/use-list-params.ts';
import { Awaiting } from '#web/features/console/load-failed.tsx';
import { ChoiceField, DayField, TextField } from '#web/features/forms/fields.tsx';
import { instantOf, pickedNow } from '#web/features/time/picked-time.ts';
import { paths } from '#web/paths.ts';
import type { OwnExam } from '../../contract/company-exams.ts';
import {
  publication as machine,
  type PublicationKind,
  publicationKinds,
} from '../../contract/results/publication-state.ts';
import type { OwnPublication, PublicationPage } from '../../contract/results/publications.ts';
import { listTitle, outcomeText, pointsOf } from '../features/exam-words.ts';
import { ExamHead, PublicPage } from './exam-head.tsx';
import { OfExam } from './of-exam.tsx';
import { ScoresTab } from './results/scores-tab.tsx';

interface Values {
  kind: PublicationKind;
  publicAt: Dayjs;
  reason?: string;
}

const stateOf = ({ status, publicAt }: OwnPublication) =>
  status === 'confirmed' && Date.parse(publicAt) <= Date.now() ? '已公布' : machine.labels.recruiter[status];

/** Lists of results: one person prepares them for a moment, another one confirms. */
export function PublicationsTab({ examId }: { examId: string }) {
  const [form] = Form.useForm<Values>();
  const params = { id: examId };
  const key = callKey('GET /api/company/exams/:id/publications', { params });
  const found = useCall('GET /api/company/exams/:id/publications', { params });
  const prepare = useAction('POST /api/company/exams/:id/publications', {
    answers: key,
    done: '已生成，请另一位负责人或考务核对后确认',
  });
  const decide = useAction('POST /api/company/examPublications/:id/moves', {
    answers: key,
    done: (_, { body }) => (body.move === 'confirm' ? '已确认，到时公布' : '已撤回'),
  });
  const kind = Form.useWatch('kind', form);
  const [shown, setShown] = useState<OwnPublication | null>(null);
  if (!found.data) return <Awaiting query={found} failed="名单没有加载出来" />;
  const { mayPublish, lacking, lateJudges } = found.data;
  const send = async ({ kind: chosen, publicAt, reason = '' }: Values) => {
    const done = await prepare.send({ params, body: { kind: chosen, publicAt: instantOf(publicAt), reason } });
    // A list that was withdrawn may be prepared anew for the same moment.
    if (done) prepare.renew();
  };
  const move = (id: string, name: 'confirm' | 'drop') => decide.send({ params: { id }, body: { move: name } });
  const why = kind && lacking[kind];
  return (
    <>
      {mayPublish && (
        <Form form={form} layout="vertical" className="mb-4" onFinish={(values) => void send(values)}>
          <div className="grid items-end gap-x-4 md:grid-cols-[200px_220px_minmax(0,1fr)_auto]">
            <ChoiceField
              name="kind"
              label="名单"
              required
              placeholder="选择名单"
              options={optionsOf(publicationKinds)}
            />
            <DayField name="publicAt" label="公布时间" required minutes={1} minDate={pickedNow()} />
            <TextField name="reason" label="更正原因" placeholder="更正已公布的名单时必填，会公布" maxLength={300} />
            <Form.Item>
              <Button type="primary" htmlType="submit" disabled={Boolean(why)} loading={prepare.isPending}>
                生成名单
              </Button>
            </Form.Item>
          </div>
          {why && (
            <p role="status" className="text-14 text-warm-ink">
              还不能生成：{why}
            </p>
          )}
        </Form>
      )}
      <ConsoleList
        label="名单"
        query={found}
        empty="还没有名单。成绩全部确认后生成名单，由另一人确认，到时自动公布。"
        row={(item) => (
          <li key={item.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3 text-14">
            <div className="min-w-0 flex-1">
              <p className="text-14 font-semibold text-ink-1">
                {listTitle(item)} <span className="tag">{stateOf(item)}</span>
              </p>
              <p className="tabular mt-1 text-ink-3">
                {formatDateTime(item.publicAt)} 公布，{item.people} 人；{item.preparedBy}生成
                {item.decidedBy && `，${item.decidedBy}${item.status === 'dropped' ? '撤回' : '确认'}`}
              </p>
              {item.reason && <p className="mt-1 text-ink-2">更正：{item.reason}</p>}
              {item.changes.map((line) => (
                <p key={line} className="mt-1 text-12 text-ink-3">
                  {line}
                </p>
              ))}
              {item.kind === 'totals' && item.status !== 'dropped' && lateJudges.length > 0 && (
                <div className="mt-2 rounded-ctl bg-warm-tint px-3 py-2 text-ink-2">
                  <b className="font-semibold text-warm-ink">评分开始后考官有变动，确认前请核对：</b>
                  {lateJudges.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              )}
              <p className="mt-1 font-mono text-12 break-all text-ink-3">SHA-256 {item.hash}</p>
            </div>
            <span className="flex gap-2">
              {item.status !== 'dropped' && (
                <Button onClick={() => setShown(item)}>{item.moves.includes('confirm') ? '核对' : '查看'}</Button>
              )}
              {item.moves.includes('confirm') && (
                <Button type="primary" loading={decide.isPending} onClick={() => void move(item.id, 'confirm')}>
                  确认公布
                </Button>
              )}
              {item.moves.includes('drop') && <Button onClick={() => void move(item.id, 'drop')}>撤回</Button>}
            </span>
          </li>
        )}
      />
      {shown && <ListPreview list={shown} onClose={() => setShown(null)} />}
    </>
  );
}

type Line = PublicationPage['lines'][number];

function columnsOf({ kind, lines }: PublicationPage) {
  const scores = (['written', 'interview', 'total'] as const).filter((name) =>
    lines.some((line) => line[name] !== null),
  );
  const titles = { written: '笔试', interview: '面试', total: '总成绩' };
  return [
    column('名次', { width: 64 }, ({ rank }: Line) => rank ?? '–'),
    { title: '姓名', width: 96, dataIndex: 'name' },
    { title: '准考证号', width: 120, dataIndex: 'ticket' },
    ...scores.map((name) => {
      const text = pointsOf(lines.map((line) => line[name]));
      return column(titles[name], { width: 84, align: 'right' as const }, (line: Line) => (
        <span className="tabular">{text(line[name])}</span>
      ));
    }),
    column(
      '结果',
      {},
      ({ outcome, note }: Line) => [outcomeText(kind, outcome), note].filter(Boolean).join('，') || '参加笔试',
    ),
  ];
}

/** A list as it was frozen, post by post: what its second person confirms. */
function ListPreview({ list, onClose }: { list: OwnPublication; onClose(): void }) {
  const [postId, setPostId] = useState<string>();
  const query = postId ? { postId } : {};
  const found = useCall('GET /api/company/examPublications/:id', { params: { id: list.id }, query });
  const page = found.data;
  return (
    <Modal open title={`核对${listTitle(list)}`} width={760} footer={null} onCancel={onClose}>
      {!page ? (
        <Awaiting query={found} failed="名单没有加载出来" />
      ) : (
        <>
          <Select
            aria-label="岗位"
            className="mb-3 w-full"
            value={page.postId}
            options={page.posts.map(({ id, code, title, employer, headcount }) => ({
              value: id,
              label: `${code} ${title}，${employer}，计划 ${headcount} 人`,
            }))}
            onChange={setPostId}
          />
          <Table<Line>
            rowKey="id"
            size="small"
            pagination={false}
            dataSource={page.lines}
            columns={columnsOf(page)}
            scroll={{ x: 560, y: 420 }}
          />
        </>
      )}
    </Modal>
  );
}

const views = { tab: viewOf(['scores', 'publications']) };

/** 成绩与名单: scores as staff enter and confirm them, or the lists that become public; each is a section of the project. */
export const ResultsPage = () => <OfExam act="readResults" content={Results} />;

function Results({ exam }: { exam: OwnExam }) {
  const { view } = useListParams({}, views);
  return (
    <>
      <ExamHead exam={exam} actions={<PublicPage href={paths.examResults(exam.id)}>结果公开页</PublicPage>} />
      <section className="card">
        {view.tab === 'scores' ? (
          <ScoresTab examId={exam.id} pass={exam.settings.results.pass} />
        ) : (
          <div className="p-5 max-sm:p-4">
            <PublicationsTab examId={exam.id} />
          </div>
        )}
      </section>
    </>
  );
}
