import Monitor from 'lucide-react/icons/monitor';
import { useLocation } from 'react-router';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { keepFace } from '#web/features/shell/face-choice.ts';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';

/** Beside a phone's page in a wide window: the same page for the phone, and the way to the wide site. */
export function WideAside() {
  const { pathname, search } = useLocation();
  const site = useSite();
  if (pathname === paths.mobileLogin() || pathname === '/mobile/directLogin' || pathname === '/mobile/baseInfo')
    return null;
  return (
    <aside
      aria-label="在手机上打开"
      className="fixed top-24 left-[calc(50%+352px)] w-52 rounded-card border border-line bg-surface p-5 text-center max-xl:hidden"
    >
      <span className="flex justify-center">
        <QrCode path={pathname + search} size={136} />
      </span>
      <p className="mt-3 text-16 font-semibold text-ink-1">这是手机版</p>
      <p className="mt-0.5 text-13 text-ink-3">扫一扫，在手机上接着看</p>
      <a
        className="btn btn-outline mt-4 w-full"
        href={site?.pcSiteUrl ?? paths.home()}
        onClick={() => keepFace('wide')}
      >
        <Monitor size={16} aria-hidden />
        去电脑版
      </a>
    </aside>
  );
}
