import { readData } from '../read-data.ts';
import type { ScriptedPost } from './scripted-post.ts';

/** Posts that the famous companies have in every load, so that the first pages of a demo read well. By company name. */
export const famousPosts = readData<Readonly<Record<string, readonly ScriptedPost[]>>>('famous-posts');
