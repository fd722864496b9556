import { Button, Checkbox, Input, Modal } from 'antd';
import { useState } from 'react';
import type { ExamReading } from '#modules/exams/contract.ts';
import { type StepValues, stepLabel, whenText } from '#modules/exams/web/public.ts';
import { useAction, useCall } from '#web/features/calls/use-call.ts';
import { paths } from '#web/paths.ts';
import { type IntakeDraft, type IntakeReading, relations } from '../../contract/intake.ts';
import { changedPosts } from './changed-posts.ts';

type Near = IntakeReading['near'][number];
type Steps = IntakeDraft['steps'];

const textOf = (html: string) =>
  html
    .replaceAll('</p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .trim();
const span = ({ startsAt, endsAt }: Pick<Steps[number], 'startsAt' | 'endsAt'>) =>
  `${whenText(startsAt)} 至 ${whenText(endsAt)}`;

/**
 * The timetable of a project after a later announcement: its times take the place of those before, an open beginning, which the draft has
 * from the day of the announcement, keeps the old one.
 */
export function changedSteps(before: Near['exam']['steps'], said: Steps, announcedOn: string): Steps {
  const isConcluded = (startsAt: string) => Date.parse(startsAt) === Date.parse(`${announcedOn}T00:00:00+08:00`);
  const rest = said.filter(({ step }) => !before.some((one) => one.step === step));
  const changed = before.map((old) => {
    const now = said.find(({ step }) => step === old.step);
    const step = old.step as StepValues['step'];
    if (!now) return { ...old, step };
    // What a later announcement says of an end alone begins when it did.
    const isOpen = isConcluded(now.startsAt) || (now.startsAt > old.startsAt && now.startsAt < old.endsAt);
    const startsAt = isOpen ? old.startsAt : now.startsAt;
    return { ...old, step, startsAt, endsAt: now.endsAt };
  });
  return [...changed, ...rest];
}

interface Props {
  near: readonly Near[];
  draft: IntakeDraft;
  /** Its lines, and the rows of its table as they were corrected. */
  reading: Pick<ExamReading, 'lines' | 'rows'>;
  onDone(): void;
}

/** Projects that stand here and may be the same, the one before, or what this announcement changes. */
export function NearExams({ near, onDone, ...change }: Props) {
  const [changing, setChanging] = useState<Near['exam'] | null>(null);
  if (near.length === 0) return null;
  return (
    <>
      <ul
        aria-label="相近的项目"
        className="mb-4 divide-y divide-line rounded-ctl border border-brand-line px-4 text-14"
      >
        {near.map(({ exam, relation }) => (
          <li key={exam.id} className="flex flex-wrap items-center gap-3 py-2">
            <span className="text-brand">{relations[relation]}</span>
            <a className="link min-w-0 flex-1" href={paths.exam(exam.id)} target="_blank" rel="noreferrer">
              {exam.title}
            </a>
            {exam.isReported && relation === 'change' && (
              <Button size="small" onClick={() => setChanging(exam)}>
                作为它的补充公告
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changing && <Change exam={changing} {...change} onClose={() => setChanging(null)} onDone={onDone} />}
    </>
  );
}

interface ChangeProps extends Omit<Props, 'near'> {
  exam: Near['exam'];
  onClose(): void;
}

/** A later announcement as the old and the new times and posts; followers are told of it. */
function Change({ exam, draft, reading, onClose, onDone }: ChangeProps) {
  const [link, setLink] = useState('');
  const [chosen, setChosen] = useState<string[] | null>(null);
  const standing = useCall('GET /api/exams/:id/posts', { params: { id: exam.id } });
  const found = standing.data ? changedPosts(standing.data.items, reading.rows, reading.lines) : [];
  const codes = chosen ?? found.flatMap(({ code, isSaid }) => (isSaid ? code : []));
  const wanted = found.filter(({ code }) => codes.includes(code));
  const send = useAction('POST /api/admin/reportedExams/:id/changes', {
    opened: exam,
    done: '已更新，并通知了关注的人',
    onSuccess: onDone,
  });
  const steps = changedSteps(exam.steps, draft.steps, draft.announcedOn);
  const changes = steps.flatMap((now) => {
    const old = exam.steps.find(({ step }) => step === now.step);
    return old && span(old) === span(now) ? [] : [{ step: now.step, before: old ? span(old) : '无', after: span(now) }];
  });
  const body = textOf(draft.announcement).slice(0, 1_900);
  return (
    <Modal
      open
      title={`更新“${exam.title}”`}
      okText="更新并通知关注的人"
      cancelText="取消"
      width={680}
      okButtonProps={{ disabled: !URL.canParse(link) || !standing.data, loading: send.isPending }}
      onOk={() =>
        void send.send({
          params: { id: exam.id },
          body: {
            ...{ title: draft.title.slice(0, 60) || '补充公告', body, link, steps },
            posts: wanted.flatMap(({ post }) => post ?? []),
            removed: wanted.flatMap(({ code, post }) => (post ? [] : code)),
          },
        })
      }
      onCancel={onClose}
    >
      {changes.length === 0 ? (
        <p className="mb-3 text-14 text-ink-3">
          没有读到时间的改动{standing.data && found.length === 0 && '，只发布这份补充公告'}。
        </p>
      ) : (
        <ul aria-label="时间改动" className="mb-3 text-14">
          {changes.map(({ step, before, after }) => (
            <li key={step} className="py-1">
              {stepLabel(step)}：<del className="text-ink-3">{before}</del> → <b className="font-semibold">{after}</b>
            </li>
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <Checkbox.Group value={codes} onChange={setChosen} className="mb-3 max-h-72 w-full overflow-y-auto">
          <ul aria-label="岗位改动" className="w-full divide-y divide-line text-14">
            {found.map(({ code, field, before, after, isSaid }) => (
              <li key={code} className="py-1">
                <Checkbox value={code}>
                  {field}：<del className="text-ink-3">{before}</del> → <b className="font-semibold">{after}</b>
                  {!isSaid && <span className="text-warm-ink">（新表里没有，没有写取消）</span>}
                </Checkbox>
              </li>
            ))}
          </ul>
        </Checkbox.Group>
      )}
      <Input
        aria-label="补充公告地址"
        placeholder="补充公告的网址，https://"
        maxLength={200}
        value={link}
        onChange={({ target }) => setLink(target.value)}
      />
    </Modal>
  );
}
