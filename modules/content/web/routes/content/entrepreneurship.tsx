import { inBrowser, metaOf, onServer, packedPage } from '#web/features/page/page-route.tsx';
import { paths } from '#web/paths.ts';
import { HubPage } from '../../public/hub-page.tsx';
import { loadHub } from '../../public/load-content.ts';
import '#web/styles/classes.css';
import '../../content.css';

export const loader = onServer(loadHub);
export const clientLoader = inBrowser(loadHub);

export const meta = metaOf('/entrepreneurship', () => ({
  description: '教师就业创业：专家讲座、各地政策、人才待遇对比与分步指导。',
  canonical: paths.entrepreneurship(),
}));

export default packedPage(HubPage);
