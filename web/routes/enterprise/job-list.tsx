import { consolePage } from '#web/features/console/console-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/fairs.css';

export default consolePage(() =>
  import('#web/areas/enterprise/fairs/fairs-page.tsx').then(({ FairsPage }) => FairsPage),
);
