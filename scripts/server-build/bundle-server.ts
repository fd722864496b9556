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
 * The server's thousand modules as one, without their types: Node keeps source, record and namespace of each, and its stripper
 * of types, some 25 MiB. What runs in a thread or a process of its own, and packages, stay as they are.
 */
export async function bundleServer(root: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [sourcePlaces(normalizePath(root))],
    build: {
      ssr: 'server/main.ts',
      outDir: FOLDER,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'es2024',
      // In one folder, from which the sources are equally far.
      rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js' } },
    },
  });
}
