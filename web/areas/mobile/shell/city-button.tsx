import ChevronDown from 'lucide-react/icons/chevron-down';
import MapPin from 'lucide-react/icons/map-pin';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '#web/api/lazy-part.tsx';
import { useCityName } from '#web/features/city/city-name.ts';
import { cityCodeOf } from '#web/features/city/hot-cities.ts';
import { setSession, useSession } from '#web/session/session-store.ts';

const CitySheet = lazyPart(() => import('./city-sheet.tsx').then(({ CitySheet }) => CitySheet));

/** The city of the page, or the last chosen one; opens a sheet with all cities. */
export function CityButton() {
  const { pathname, search } = useLocation();
  const given = new URLSearchParams(search).get('cityCode') ?? '';
  const named = /^[1-9][0-9]{5}$/.test(given) ? cityCodeOf(given) : null;
  const chosen = useSession((state) => state.cityCode);
  const name = useCityName(named);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (named && named !== chosen) setSession({ cityCode: named });
  }, [named, chosen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice leads to another address, and closes the sheet
  useEffect(() => setOpen(false), [pathname, search]);
  return (
    <>
      <button
        type="button"
        className="inline-flex flex-[0_1_auto] items-center gap-0.75 min-w-0 min-h-11 max-w-[8rem] mr-2 font-semibold text-ink-1"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MapPin size={18} className="flex-none text-brand" aria-hidden />
        <span className="sr-only">当前城市：</span>
        <span className="cut">{name || '全国'}</span>
        <ChevronDown size={16} className="flex-none text-ink-4" aria-hidden />
      </button>
      {open && (
        <Suspense fallback={null}>
          <CitySheet city={named} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
