import { data } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { commonWords, HotWords } from '#web/features/search/hot-words.tsx';
import { SearchBox } from '#web/features/search/search-box.tsx';

const NotFound = lazyPart(() => import('#web/features/page/not-found.tsx'), 'NotFound');

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

export default function NotFoundRoute() {
  return (
    <NotFound>
      <div className="w-full max-w-140 min-w-0 text-left">
        <SearchBox />
        <div className="mt-3 flex justify-center">
          <HotWords words={commonWords} />
        </div>
      </div>
    </NotFound>
  );
}
