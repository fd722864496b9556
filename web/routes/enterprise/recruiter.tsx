import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() =>
  import('#web/areas/enterprise/recruiter/recruiter-page.tsx').then(({ RecruiterPage }) => RecruiterPage),
);
