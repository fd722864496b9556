import { testPostPage } from '#web/testing/post-page.tsx';
import { JobPage } from './job-page.tsx';

testPostPage({ draw: (data) => <JobPage data={data} />, path: '/jobs/details', login: '/client/login' });
