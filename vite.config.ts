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
        String.raw`web/(?:ui/(?:head|menu|icon-button|safe-image|empty-state|error-state|button|skeleton|tabs)|rendering/use-state-of)\.`,
        'web/features/(?:page/(?:page-|structured)|city/(?:city-(?:menu|name)|hot)|shell/(?!person-menu|phone-offer|face-choice))',
        String.raw`contract/(?:pages|errors)\.`,
        String.raw`lucide-react/dist/esm/(?:Icon|create|default|context|shared|build|icons/(?:x|search|map-pin|menu|sun|moon|arrow-left)\.)`,
      ]
        .join('|')
        .replaceAll('/', String.raw`[\\/]`),
    ),
  },
  {
    name: 'lists',
    test: new RegExp(
      [
        String.raw`contract/taxonomy/(?:benefits|certificates|company-\w+|educations|experiences|list|roles)\.`,
        String.raw`contract/taxonomy/(?:stages|subjects|tenures|filters/(?:salaries|sorts|withins))\.`,
        'web/features/(?:posts/(?!detail/|job-card-skel)|companies/company-|page/packed)',
      ]
        .join('|')
        .replaceAll('/', String.raw`[\\/]`),
    ),
  },
  // Of the search, and needed by pages that do not search.
  { name: 'applicant', test: /contract[\\/]search[\\/]applicant\./ },
  { name: 'titles', test: /contract[\\/]taxonomy[\\/]titles\./ },
  {
    name: 'search',
    test: new RegExp(
      [
        String.raw`contract/(?:search/(?:lexeme|list)-filters|taxonomy/filters/salary-bands)\.`,
        String.raw`web/features/search/(?:(?:chosen|job|phone)-filters|filter-options|load-jobs|open-to-me|use-facets|use-query-uses)\.`,
        String.raw`web/features/search/understood/understood\.`,
      ]
        .join('|')
        .replaceAll('/', String.raw`[\\/]`),
    ),
  },
];

/**
 * Modules are named by their content alone: every document and module contains the names of those it needs. Style sheets are not:
 * the server's build, which lacks such a rule, names them too, and both must agree.
 */
const named = { entryFileNames: 'assets/[hash].js', chunkFileNames: 'assets/[hash].js' };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
  build: { target: 'es2022', cssMinify: 'lightningcss' },
  optimizeDeps: { entries: ['web/**/*.tsx'], include: ['react', 'react-dom/client', 'react-router/dom', 'zustand'] },
  // Bundled, because a server that imports the package loads all of its 1,700 icons.
  ssr: { noExternal: ['lucide-react'] },
  server: { hmr: true },
});
