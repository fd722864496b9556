import { commonWords, HotWords } from '#web/features/search/hot-words.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';
import { paths } from '#web/paths.ts';
import { StatusPage } from './status-page.tsx';

/** The page of missing content, with the search as the way on; its user sets the title. */
export function NotFound() {
  return (
    <StatusPage code="404" title="这一页不在花名册上" text="地址可能写错了，或者内容已经被删除。搜一搜，也许换了地方。">
      <div className="w-full max-w-140 min-w-0 text-left">
        <SearchBox />
        <div className="mt-3">
          <HotWords words={commonWords} />
        </div>
      </div>
      <p className="flex w-full justify-center gap-3">
        <a className="btn btn-filled" href={paths.home()}>
          回到首页
        </a>
        <a className="btn btn-outline" href={paths.jobs()}>
          去找工作
        </a>
      </p>
    </StatusPage>
  );
}
