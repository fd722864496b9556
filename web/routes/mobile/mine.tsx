import { pages, pageTitle } from '#contract/pages.ts';
import { MinePage } from '#web/areas/mobile/mine/mine-page.tsx';

export const meta = () => [{ title: pageTitle(pages['/mobile/mine'].title) }, { name: 'robots', content: 'noindex' }];

export default function MobileMine() {
  return <MinePage />;
}
