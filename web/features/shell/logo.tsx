import { useSession } from '#web/session/session-store.ts';

/** The site's logo: a reader between two pages. Decorative; the wordmark beside it is the name. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" className="flex-none">
      <rect width="32" height="32" rx="8" fill="#1f5eff" />
      <circle cx="16" cy="8.8" r="3" fill="#ffd9b0" />
      <path d="M15.2 13.4c.1 7-3.6 9.9-9.2 10.6v2.1h9.2z" fill="#fff" />
      <path d="M16.8 13.4c-.1 7 3.6 9.9 9.2 10.6v2.1h-9.2z" fill="#c9d8ff" />
    </svg>
  );
}

/** Links to the home page of the chosen city. */
export function Logo() {
  const cityCode = useSession((state) => state.cityCode);
  return (
    <a
      href={cityCode ? `/?cityCode=${cityCode}` : '/'}
      className="flex flex-none items-center gap-2.5 rounded-ctl"
      aria-label="教育人才网，回到首页"
    >
      <LogoMark />
      <span className="wordmark text-20 leading-none font-semibold tracking-tight text-ink-1 max-[375px]:text-14">
        教育人才网
      </span>
    </a>
  );
}
