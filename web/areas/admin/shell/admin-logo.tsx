import { LogoMark } from '#web/features/shell/logo.tsx';
import { paths } from '#web/paths.ts';

/** The logo with the console's own title (seed, section 9). */
export function AdminLogo() {
  return (
    <a href={paths.admin()} className="flex flex-none items-center gap-2.5 rounded-ctl" aria-label="平台管理，回到待办">
      <LogoMark />
      <span className="text-20 leading-none font-semibold tracking-tight text-ink-1">平台管理</span>
    </a>
  );
}
