import type { Call } from '#contract/api.ts';
import type { Loaded } from '#web/slots.tsx';

/** The operators' banners of the home page; empty if they cannot be loaded: the page works without. */
export async function loadBanners(call: Call) {
  const found = await call('GET /api/content/home', {}, { background: true, quiet: true }).catch(() => null);
  return (found?.banners ?? []).flatMap(({ title, summary, banner }) =>
    banner ? [{ title, text: summary, href: banner.link || '/', button: banner.button || '查看' }] : [],
  );
}

/** What the home page loaded of them. */
export const homeBanners = ({ content }: Loaded) => (content as Awaited<ReturnType<typeof loadBanners>> | null) ?? [];
