/**
 * HTML from Word and from web pages without what only they understand: comments, namespaced tags, styles, classes and
 * conditional sections. Word's list paragraphs become lists by their marks, and its first headings ours.
 */
export function cleanPaste(html: string): string {
  const bare = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^\]]*\]>/g, '')
    .replace(/<(style|script|xml|head|title)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?(?:html|body|meta|link)\b[^>]*>/gi, '')
    .replace(/<\/?[a-z]+:[a-z][^>]*>/gi, '')
    .replace(/\s(?:style|class|lang|align|face|color|size|on[a-z]+)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi, '')
    .replace(/<\/?(?:span|font|o:p|center)\b[^>]*>/gi, '')
    .replace(/&nbsp;/gi, ' ')
    .replace(/<(\/?)h1\b[^>]*>/gi, '<$1h2>');
  return bare
    .replace(/<p>\s*[·•●]\s*([\s\S]*?)<\/p>/gi, '<ul><li><p>$1</p></li></ul>')
    .replace(/<\/ul>\s*<ul>/gi, '')
    .replace(/<p>\s*<\/p>/gi, '');
}

/** A picture that does not lie on this site: Word's are files of the writer's machine, and others are kept out of a published text. */
const foreignPicture = /<img\b(?![^>]*\ssrc="\/(?!\/))[^>]*>/gi;

/** Pasted HTML without pictures that cannot be shown, and how many those were. */
export function dropForeignPictures(html: string): { html: string; dropped: number } {
  return { html: html.replace(foreignPicture, ''), dropped: html.match(foreignPicture)?.length ?? 0 };
}
