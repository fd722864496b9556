import { consolePage } from '#web/features/console/console-page.tsx';
import '#web/styles/classes.css';

export default consolePage(() =>
  import('#web/areas/admin/legal/legal-page.tsx').then(({ LegalTextsPage }) => LegalTextsPage),
);
