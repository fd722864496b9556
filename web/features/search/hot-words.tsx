import { paths } from '#web/paths.ts';

/** Popular keywords of a search page; the home page gets its own from the server. */
export const commonWords = ['事业编制', '小学语文', '辅导员', '幼儿教师', '思政课教师', '银龄返聘'];

export function HotWords({ words, cityCode }: { words: readonly string[]; cityCode?: string }) {
  return (
    <p className="flex h-6 flex-wrap gap-x-4 overflow-hidden text-14 leading-6 text-ink-3">
      <span className="flex-none">热门搜索</span>
      {words.map((word) => (
        <a key={word} className="quiet flex-none" href={paths.jobs({ keyword: word, cityCode })}>
          {word}
        </a>
      ))}
    </p>
  );
}
