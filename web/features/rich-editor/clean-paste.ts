/**
 * Cleans HTML from Word and web pages: removes comments, namespaced tags, styles, classes and conditional sections. Word's list
 * paragraphs become lists, and its top headings are mapped to ours.
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

/**
 * A picture that is not hosted on this site. Word's pictures are files on the author's computer, and external ones are removed
 * from published texts.
 */
const foreignPicture = /<img\b(?![^>]*\ssrc="\/(?!\/))[^>]*>/gi;

/** Removes pictures that cannot be shown from pasted HTML, and counts them. */
export function dropForeignPictures(html: string): { html: string; dropped: number } {
  return { html: html.replace(foreignPicture, ''), dropped: html.match(foreignPicture)?.length ?? 0 };
}
