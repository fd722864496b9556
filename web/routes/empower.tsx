import { pages, pageTitle } from '#contract/pages.ts';
import { OauthReturnPage } from '../areas/seeker/login/oauth-return-page.tsx';
import '../styles/classes.css';
import '../styles/areas/seeker.css';

export const meta = () => [{ title: pageTitle(pages['/empower'].title) }, { name: 'robots', content: 'noindex' }];

export default function Empower() {
  return <OauthReturnPage provider="qq" />;
}
