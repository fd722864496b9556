import { pages, pageTitle } from '#contract/pages.ts';
import { OauthReturnPage } from '#web/areas/seeker/login/oauth-return-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/seeker.css';

export const meta = () => [{ title: pageTitle(pages['/wxempower'].title) }, { name: 'robots', content: 'noindex' }];

export default function WxEmpower() {
  return <OauthReturnPage provider="wechat" />;
}
