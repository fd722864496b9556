import { consolePage } from '#web/features/console/console-page.tsx';
import '#web/styles/classes.css';
import '#web/styles/areas/content.css';

export default consolePage(() =>
  import('#web/areas/admin/content/content-page.tsx').then(({ ContentPage }) => ContentPage),
);
