// npm run licences   writes docs/licences.md from package-lock.json
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, licencesPage } from '#scripts/licences-page.ts';

const root = join(import.meta.dirname, '..', '..');
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
writeFileSync(join(root, 'docs', 'licences.md'), licencesPage(lock));
