import { expect, test } from 'vitest';
import { unindentScripts } from './unindent-scripts.ts';

test('scripts lose their indentation, what people read does not', () => {
  const html = '<pre>\n  一\n</pre><script nonce="x">if (a) {\n\t\tb();\n  }</script><p>\n  二</p>';
  expect(unindentScripts(html)).toBe('<pre>\n  一\n</pre><script nonce="x">if (a) {\nb();\n}</script><p>\n  二</p>');
});
