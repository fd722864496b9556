import { consolePage } from '#web/features/console/console-page.tsx';

export default consolePage(() => import('#web/areas/admin/words/words-page.tsx').then(({ WordsPage }) => WordsPage));
