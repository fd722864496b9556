import Monitor from 'lucide-react/icons/monitor';
import { useLocation } from 'react-router';
import { schoolPictureUrl } from '#contract/site/school-picture.ts';
import { cityCodeOf } from '#web/features/city/hot-cities.ts';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { siteOrigin } from '#web/features/page/site-origin.ts';
import { Drawing } from '#web/features/pictures/drawing.tsx';
import { keepFace } from '#web/features/shell/face-choice.ts';
import { LogoMark } from '#web/features/shell/logo.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { useSession } from '#web/session/session-store.ts';
import { wideTwin } from './mobile-twin.ts';

/** Pages that fill a wide window themselves. */
const whole = new Set(['/mobile/login', '/mobile/directLogin', '/mobile/baseInfo']);

/** The ground of a wide window: the chosen city and a campus in one picture, behind a page and its panel. */
function City() {
  const cityCode = useSession((state) => state.cityCode);
  const picture = { cityCode: cityCodeOf(cityCode ?? '330100'), building: 'university', seed: '1' } as const;
  return (
    <Drawing
      light={schoolPictureUrl(picture)}
      dark={schoolPictureUrl(picture, true)}
      className="fixed inset-x-0 bottom-0 -z-10 aspect-3/1 [mask-image:linear-gradient(transparent,#000_40%)] opacity-60 max-lg:hidden"
    />
  );
}

/** Beside a phone's page in a wide window: the same page for the phone and the same one of the wide site. */
export function WideAside() {
  const { pathname, search } = useLocation();
  const site = useSite();
  if (whole.has(pathname)) return null;
  const here = pathname + search;
  return (
    <>
      <City />
      <aside
        aria-label="在手机上打开"
        className="m-aside fixed top-8 left-[calc(50%+352px-var(--m-side)/2)] max-h-[calc(100dvh-64px)] w-72 overflow-y-auto rounded-card border border-line bg-surface p-5 max-lg:hidden xl:p-6 min-[1400px]:w-80"
      >
        <p className="flex items-center gap-2 text-16 font-semibold text-ink-1">
          <LogoMark size={28} /> 教育人才网
        </p>
        <p className="mt-4 text-24 leading-8 font-semibold text-ink-1">
          好老师，
          <br />
          值得有回音的投递
        </p>
        <div className="mt-5 flex items-center gap-4">
          <QrCode path={here} size={112} />
          <p className="min-w-0 text-13 text-ink-3">
            <b className="block text-16 font-semibold text-ink-1">手机扫码接着看</b>
            打开的就是这一页
          </p>
        </div>
        {/* Another document: links within the mobile pages lead to their own counterparts. */}
        <a
          className="btn btn-tint mt-5 w-full"
          href={siteOrigin(site?.pcSiteUrl) + wideTwin(here)}
          target="_top"
          onClick={() => keepFace('wide')}
        >
          <Monitor size={18} aria-hidden />
          去电脑版
        </a>
      </aside>
    </>
  );
}
