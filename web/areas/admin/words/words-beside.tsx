import { type WordLevel, wordLevels } from '#contract/operators/moderation-lists.ts';
import { SideLines, SidePanel } from '#web/features/console/list/beside.tsx';

const effects: Record<WordLevel, string> = {
  refuse: '提交不了，写的人当场看到原因',
  review: '先不公开，进审核队列',
  warn: '照常发出，提醒收到的人',
};

/** What happens to the texts that entries hit, and how many entries do so. */
export function Levels({ entries }: { entries: readonly { level: WordLevel }[] }) {
  const lines = (Object.keys(wordLevels) as WordLevel[]).map((key) => {
    const value = entries.filter(({ level }) => level === key).length;
    return { key, label: wordLevels[key], value, about: effects[key], meter: { value, of: entries.length } };
  });
  return (
    <SidePanel title="命中以后" end={`共 ${entries.length}`}>
      <SideLines lines={lines} />
    </SidePanel>
  );
}
