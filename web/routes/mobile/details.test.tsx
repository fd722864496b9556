import { JobPage } from '#web/areas/public/job/job-page.tsx';
import { MobileShell } from '#web/features/shell/mobile-shell.tsx';
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
