import { Search } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { HotWord } from '#contract/operators/moderation-lists.ts';
import { SidePanel } from '#web/features/console/list/beside.tsx';

interface Props {
  words: readonly HotWord[];
  /** How many of the words in use stand in the one line. */
  fits: number;
  onFit(n: number): void;
}

/** As wide as the line is on the home page, and on a phone. */
const [WIDE, PHONE] = [640, 358];

const line = (some: readonly HotWord[]) => (
  <>
    <span className="flex-none text-ink-3">热门搜索</span>
    {some.map(({ id, word }) => (
      <span key={id} className="flex-none">
        {word}
      </span>
    ))}
  </>
);

/** How many words stand in the first row of a line that wraps. */
function firstRow(of: HTMLElement | null): number {
  const [first, ...rest] = [...(of?.children ?? [])] as HTMLElement[];
  return rest.filter(({ offsetTop }) => offsetTop === first?.offsetTop).length;
}

interface ScreenProps {
  title: string;
  about: string;
  words: readonly HotWord[];
  className: string;
}

/** The search of the home page as a picture, with the words below it: on a phone in a line that is cut. */
const Screen = ({ title, about, words, className }: ScreenProps) => (
  <figure className="min-w-0 p-4">
    <div className="select-none" aria-hidden={title === '手机'}>
      <p className="flex h-11 items-center gap-2 overflow-hidden rounded-ctl bg-surface ps-3 text-14 text-ink-3 shadow-float">
        <Search size={18} className="flex-none text-ink-4" aria-hidden="true" />
        搜职位、学校
        <span className="ml-auto grid h-full place-items-center bg-brand-solid px-5 font-semibold text-on-brand">
          搜索
        </span>
      </p>
      <p className={`mt-2 flex gap-x-3.5 leading-6 whitespace-nowrap text-ink-1 ${className}`}>
        {line(words)}
        {words.length === 0 && '用系统默认的'}
      </p>
    </div>
    <figcaption className="mt-2 text-14 text-ink-2">
      <b className="mr-2 font-semibold text-ink-1">{title}</b>
      {about}
    </figcaption>
  </figure>
);

/** The words on the home page, as wide as it is there and as on a phone. */
export function HotWordsPreview({ words, fits, onFit }: Props) {
  const used = words.filter(({ active }) => active).toSorted((one, other) => one.position - other.position);
  const wide = useRef<HTMLParagraphElement>(null);
  const narrow = useRef<HTMLParagraphElement>(null);
  const [onPhone, setOnPhone] = useState(0);
  useLayoutEffect(() => {
    onFit(firstRow(wide.current));
    setOnPhone(firstRow(narrow.current));
  });
  const left = used.slice(fits).map(({ word }) => word);
  return (
    <SidePanel title="首页上的样子">
      <div className="relative grid overflow-hidden bg-(--ill-sky) sm:max-xl:grid-cols-2">
        <Screen
          title="电脑"
          about={
            used.length === 0
              ? '没有启用的词'
              : `一行放得下 ${Math.min(fits, used.length)} 个${left.length > 0 ? `，“${left.join('”“')}”不显示` : ''}`
          }
          words={used.slice(0, fits)}
          className="flex-wrap text-14"
        />
        <Screen
          title="手机"
          about={`先看到 ${onPhone} 个，其余左右滑动`}
          words={used}
          className="-mr-4 overflow-hidden text-12 mask-r-from-[calc(100%-16px)]"
        />
        {[
          { of: wide, width: WIDE },
          { of: narrow, width: PHONE },
        ].map(({ of, width }) => (
          <p
            key={width}
            ref={of}
            className="invisible absolute top-0 flex flex-wrap gap-x-4 text-14 whitespace-nowrap"
            style={{ width }}
            aria-hidden="true"
          >
            {line(used)}
          </p>
        ))}
      </div>
    </SidePanel>
  );
}
