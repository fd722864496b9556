import type { ReactNode } from 'react';
import { type WordLevel, wordLevels } from '#contract/operators/moderation-lists.ts';
import { type ReviewReason, reviewQueues } from '#contract/operators/reviews.ts';
import { SideLines, SidePanel } from '#web/features/console/list/beside.tsx';

interface Props {
  title: string;
  /** A kind and its name, in the order of the panel. */
  kinds: Readonly<Record<string, string>>;
  /** The kind of each entry. */
  of: readonly string[] | undefined;
  /** What each kind means. */
  about?: Readonly<Record<string, ReactNode>>;
}

/** How many entries there are of each kind. */
function Kinds({ title, kinds, of, about = {} }: Props) {
  if (!of) return null;
  const lines = Object.entries(kinds).map(([key, label]) => {
    const n = of.filter((one) => one === key).length;
    return { key, label, value: n, about: about[key], meter: { value: n, of: of.length } };
  });
  return (
    <SidePanel title={title} end={`共 ${of.length}`}>
      <SideLines lines={lines} />
    </SidePanel>
  );
}

const effects: Record<WordLevel, string> = {
  refuse: '提交不了，写的人当场看到原因',
  review: '先不公开，进审核队列',
  warn: '照常发出，提醒收到的人',
};

/** What happens to the texts that entries hit, and how many entries do so. */
export const Levels = ({ entries }: { entries: readonly { level: WordLevel }[] | undefined }) => (
  <Kinds title="命中以后" kinds={wordLevels} about={effects} of={entries?.map(({ level }) => level)} />
);

/** How many reasons each queue of reviewers has. */
export const Queues = ({ reasons }: { reasons: readonly ReviewReason[] | undefined }) => (
  <Kinds title="各队列的模板" kinds={reviewQueues} of={reasons?.map(({ queue }) => queue)} />
);
