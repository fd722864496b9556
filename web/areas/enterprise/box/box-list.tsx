import type { ReactNode } from 'react';
import type { BoxRow } from '#contract/deliveries/box-rows.ts';
import { educations } from '#contract/taxonomy/educations.ts';
import { labelOf } from '#contract/taxonomy/list.ts';
import { ConsoleList, type ListPage, type ListQuery } from '#web/features/console/list/console-list.tsx';
import { CandidateRow, FitWord } from '../candidates/candidate-row.tsx';
import { type ColumnKey, judge } from './board/column-moves.ts';
import { DueText, StatusText } from './status-text.tsx';

/** What may come next, in the order of the board. */
const steps = [
  { to: 'shortlisted', label: '有意向' },
  { to: 'interview', label: '邀面试' },
  { to: 'offer', label: '录用' },
] as const satisfies readonly { to: ColumnKey; label: string }[];

/** Shown for a closed resume. */
export const closedText = '简历已不再开放';

/** Both answers of a row. */
function Acts({ row, onMove }: { row: BoxRow; onMove: Props['onMove'] }) {
  const step = steps.find(({ to }) => judge(row, to).why === undefined);
  const isRefused = judge(row, 'rejected').why !== undefined;
  return (
    <>
      {!isRefused && (
        <button type="button" className="btn btn-s btn-text" onClick={() => onMove(row, 'rejected')}>
          不合适
        </button>
      )}
      {step && (
        <button type="button" className="btn btn-s btn-outline" onClick={() => onMove(row, step.to)}>
          {isRefused && row.status === 'rejected' ? '撤销' : step.label}
        </button>
      )}
    </>
  );
}

interface Props {
  query: ListQuery<BoxRow>;
  list: ListPage;
  /** All rows wait for an answer. */
  isTodo: boolean;
  /** Of one post: its title is not said again. */
  isOfPost: boolean;
  openId: string | null;
  /** The row that keyboard shortcuts act on. */
  cursorId: string | null;
  /** Selected rows; undefined for roles that may not move any. */
  selection: { ids: ReadonlySet<string>; onChoose(id: string, on: boolean, isRange: boolean): void } | undefined;
  onOpen(id: string): void;
  onMove(row: BoxRow, to: ColumnKey): void;
  empty: string;
  emptyAction: ReactNode;
}

/** The deliveries of 人选; a row opens the delivery beside the list. */
export function BoxList({ isTodo, isOfPost, openId, cursorId, selection, onOpen, onMove, ...list }: Props) {
  return (
    <ConsoleList
      label="投递"
      unit="份"
      {...list}
      row={(row) => {
        const { id, person, post, closed, unread, tags } = row;
        return (
          <CandidateRow
            key={id}
            deliveryId={id}
            name={person.name}
            avatarUrl={person.avatarUrl}
            mark={unread && <span className="size-1.5 shrink-0 rounded-full bg-brand" title="未读" />}
            facts={[person.age ? `${person.age} 岁` : '', labelOf(educations, person.education)]
              .filter(Boolean)
              .join(' · ')}
            about={[
              closed ? closedText : [person.school, person.major].filter(Boolean).join(' · '),
              [...(isOfPost ? [] : [post.title]), ...tags].join('，'),
            ]}
            fit={!closed && <FitWord {...row.fit} />}
            end={isTodo ? <DueText row={row} /> : <StatusText row={row} />}
            {...(selection && { acts: <Acts row={row} onMove={onMove} /> })}
            choice={
              selection && {
                chosen: selection.ids.has(id),
                onChoose: (on, isRange) => selection.onChoose(id, on, isRange),
              }
            }
            current={id === openId || (openId === null && id === cursorId)}
            onOpen={() => onOpen(id)}
          />
        );
      }}
    />
  );
}
