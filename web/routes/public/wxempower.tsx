import { OauthReturnPage } from '#web/areas/seeker/login/oauth-return-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/seeker.css';

export default function WxEmpower() {
  return <OauthReturnPage provider="wechat" />;
}
