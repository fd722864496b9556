import { build, normalizePath, type Plugin } from 'vite';
import { withSourcePlaces } from './source-places.ts';

const FOLDER = 'build/app';

const sourcePlaces = (root: string): Plugin => ({
  name: 'source-places',
  enforce: 'pre',
  transform(code, id) {
    const own = id.startsWith(root) && !id.slice(root.length).includes('/node_modules/');
    return own ? withSourcePlaces(code, id, `${root}/${FOLDER}`) : undefined;
  },
});

/**
 * Bundles the server's thousand modules into one, without types: Node keeps source, record and namespace of each module, and its
 * type stripper, about 25 MiB. Thread and child process entry points, and packages, stay separate.
 */
export async function bundleServer(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [sourcePlaces(normalizePath(root))],
    // For each of its hundred modules Node would read the six hundred entries of its package.json.
    ssr: { noExternal: ['drizzle-orm'] },
    build: {
      ssr: 'server/main.ts',
      outDir: FOLDER,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2024',
      // In one folder, so that the distance to the sources is constant.
      rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
    },
  });
}
