import { MobileShell } from '#web/areas/mobile/shell/mobile-shell.tsx';
import { JobPage } from '#web/areas/public/job/job-page.tsx';
import { testPostPage } from '#web/testing/post-page.tsx';

testPostPage({
  draw: (data) => (
    <MobileShell>
      <JobPage data={data} />
    </MobileShell>
  ),
  path: '/mobile/details',
  login: '/mobile/login',
});
