import Monitor from 'lucide-react/icons/monitor';
import { useLocation } from 'react-router';
import { schoolPictureUrl } from '#contract/site/school-picture.ts';
import { QrCode } from '#web/features/page/qr-code.tsx';
import { Drawing } from '#web/features/pictures/drawing.tsx';
import { keepFace } from '#web/features/shell/face-choice.ts';
import { LogoMark } from '#web/features/shell/logo.tsx';
import { useSite } from '#web/features/site/use-site.ts';
import { paths } from '#web/paths.ts';

const picture = { cityCode: '330100', building: 'school', seed: '7' } as const;

const doors = [
  { label: '找单位', text: '校舍、回复率和在招岗位', href: paths.companies() },
  { label: '公开招聘', text: '时间轴和岗位表', href: paths.exams() },
  { label: '招聘会', text: '展位图和路线单', href: paths.fairs() },
  { label: '回复率红榜', text: '谁答复得最快', href: paths.answers() },
];

/** At the left of a phone's page in a wide window: whose site this is, and what the wide one has beside. */
const WideSide = () => (
  <nav
    aria-label="电脑版的栏目"
    className="fixed top-24 right-[calc(50%+352px)] w-64 overflow-hidden rounded-card border border-line bg-surface max-xl:hidden"
  >
    <Drawing light={schoolPictureUrl(picture)} dark={schoolPictureUrl(picture, true)} className="h-32" />
    <div className="p-5 pb-3">
      <p className="flex items-center gap-2 font-semibold text-ink-1">
        <LogoMark size={24} /> 教育人才网
      </p>
      <p className="mt-3 text-24 leading-8 font-semibold text-ink-1">
        好老师，
        <br />
        值得有回音的投递
      </p>
      <ul className="mt-3 divide-y divide-line text-14">
        {doors.map(({ label, text, href }) => (
          <li key={label}>
            <a className="group block py-2.5" href={href} onClick={() => keepFace('wide')}>
              <b className="block font-medium text-ink-1 group-hover:text-brand">{label}</b>
              <span className="text-13 text-ink-3">{text}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  </nav>
);

/** Beside a phone's page in a wide window: the same page for the phone, and the way to the wide site. */
export function WideAside() {
  const { pathname, search } = useLocation();
  const site = useSite();
  if (pathname === paths.mobileLogin() || pathname === '/mobile/directLogin' || pathname === '/mobile/baseInfo')
    return null;
  return (
    <>
      <WideSide />
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
    </>
  );
}
