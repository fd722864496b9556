import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** What packages bring and nothing here reads, by its path in node_modules. docs/packages.md has the figures. */
const unread = [
  // Headers, for packages that compile against Node: none does.
  /^node-[^/]+\/(?:include|share)$/,
  // Weights of the fonts other than those of packages/typeset/faces.ts.
  /^@expo-google-fonts\/noto-sans[^/]*\/(?!400Regular$|600SemiBold$)\d{3}\w+$/,
  // Bundles for pages without a bundler.
  /^antd\/dist$/,
  /^@ant-design\/icons\/dist$/,
  /^docx\/dist\/index\.(?:iife|umd)\.(?:c?js)$/,
  // Icons as files; the components are in es/.
  /^@ant-design\/icons-svg\/inline-(?:namespaced-)?svg$/,
];

/** What only type checks, debuggers and readers of a package open. */
const forDevelopment = [/\.map$/, /\.d\.[cm]?ts$/, /(?:^|\/)(?:README|CHANGELOG)[^/]*\.md$/i, /^@typescript$/];

/** @param {string} path in node_modules, with slashes */
export const isUnread = (path) => [...unread, ...forDevelopment].some((pattern) => pattern.test(path));

/**
 * Removes from the node_modules of a start what a start does not read: nearly half of it.
 * @param {string} modules
 */
export function prune(modules) {
  /** @param {string} folder */
  const visit = (folder) => {
    for (const entry of readdirSync(join(modules, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (isUnread(path)) rmSync(join(modules, path), { recursive: true });
      else if (entry.isDirectory()) visit(path);
    }
  };
  visit('');
}
