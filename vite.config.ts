import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/**
 * What every page loads, in three files instead of thirty: packages, shell, and texts of lists; and what every search of posts
 * loads, in one. They compress better together, and the first outlives releases. Lazily loaded modules (a person's menus, dialogs)
 * are excluded.
 */
const groups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|zustand|clsx|cookie|set-cookie-parser)[\\/]/,
  },
  {
    name: 'shell',
    test: new RegExp(
      [
        'web/(?:api/|session/|paths|safe-path|root)',
        String.raw`web/(?:ui/(?:head|menu|icon-button|safe-image|error-state|button|create-icon)|rendering/use-state-of)\.`,
        'web/features/(?:page/(?:page-|structured)|city/(?:city-(?:menu|name)|hot)|shell/(?!own-nav|person-menu|mobile-shell|pull-to-refresh))',
        String.raw`contract/(?:pages|errors)\.`,
        String.raw`lucide-react/dist/esm/icons/(?:x|search|map-pin|menu|sun|moon|arrow-left)\.`,
      ]
        .join('|')
        .replaceAll('/', String.raw`[\\/]`),
    ),
  },
  {
    name: 'lists',
    test: new RegExp(
      [
        String.raw`contract/taxonomy/(?:educations|list|tenures|filters/(?:salaries|sorts))\.`,
        'web/features/(?:posts/(?!detail/|post-skel)|companies/company-logo|filters/filter-row)',
      ]
        .join('|')
        .replaceAll('/', String.raw`[\\/]`),
    ),
  },
  {
    name: 'search',
    test: new RegExp(
      [
        String.raw`contract/search/address-order\.`,
        String.raw`web/features/search/(?:job-filters|open-to-me|use-query-uses)\.`,
        String.raw`web/features/search/understood/understood\.`,
      ]
        .join('|')
        .replaceAll('/', String.raw`[\\/]`),
    ),
  },
  { name: 'companies', test: /taxonomy[\\/]company-types\.|companies[\\/]company-words\./ },
  // What people filter by, and how: loaded when a filter is opened, or another search is made.
  { name: 'applicant', test: /contract[\\/]search[\\/]applicant\./ },
  {
    name: 'taxonomy',
    test: /contract[\\/]taxonomy[\\/](?:benefits|certificates|experiences|roles|stages|subjects|titles)\./,
  },
  {
    name: 'filters',
    test: /web[\\/]features[\\/]search[\\/](?:chosen-filters|filter-lists|filter-options|load-jobs|use-facets)\./,
  },
];

/**
 * Modules are named by their content alone: every document and module contains the names of those it needs. Style sheets are not:
 * the server's build, which lacks such a rule, names them too, and both must agree.
 */
const named = { entryFileNames: 'assets/[hash].js', chunkFileNames: 'assets/[hash].js' };

/** React Router's components lose their names for developers' tools, so that those that no page uses are left out. */
const unusedComponents = {
  name: 'unused-components',
  transform: {
    filter: { id: /[\\/]react-router[\\/]/ },
    handler: (code: string) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, '')
        .replaceAll(/ = (React\$\d+\.forwardRef\()/g, ' = /* @__PURE__ */ $1'),
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), unusedComponents],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // React Router's advice to developers, whom a built page does not have.
          treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
          output: { codeSplitting: { groups }, ...named },
        },
      },
    },
  },
  resolve: { alias: { '../createLucideIcon.mjs': join(import.meta.dirname, 'web/ui/create-icon.ts') } },
  // A lazy part that needs others names them itself: lists of them stood in every script that has such parts, 2 KB for the first page.
  build: { target: 'es2022', modulePreload: false, cssMinify: 'lightningcss' },
  optimizeDeps: { entries: ['web/**/*.tsx'], include: ['react', 'react-dom/client', 'react-router/dom', 'zustand'] },
  // Bundled, because a server that imports the package loads all of its 1,700 icons.
  ssr: { noExternal: ['lucide-react'] },
  server: { hmr: true },
});
