// Opens the API's document in the viewer, and gives its controls Chinese words: it has no translations of its own.
const words = {
  Authorize: '填入令牌',
  Authorized: '已填令牌',
  'Available authorizations': '令牌',
  'Value:': '令牌：',
  Logout: '移除',
  Close: '关闭',
  Cancel: '取消',
  Clear: '清空',
  Reset: '恢复',
  Parameters: '参数',
  'No parameters': '没有参数',
  Name: '名称',
  Description: '说明',
  'Request body': '请求内容',
  'Try it out': '试一试',
  'Try it out ': '试一试',
  Execute: '发送',
  Responses: '回答',
  Response: '回答',
  'Server response': '服务器的回答',
  'Response body': '内容',
  'Response headers': '响应头',
  'Request URL': '请求地址',
  Request: '请求',
  Code: '状态',
  Details: '内容',
  Links: '链接',
  'No links': '没有链接',
  'Media type': '媒体类型',
  'Example Value': '示例',
  'nullable: true': '可为空',
  Schema: '结构',
  Schemas: '结构',
  'Controls Accept header.': '决定 Accept 请求头',
  Download: '下载',
  required: '必填',
  Loading: '读取中',
  LOADING: '发送中',
  'Expand all': '全部展开',
  'Collapse all': '全部收起',
};

function translate(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const word = words[node.data.trim()];
    if (word !== undefined && !node.parentElement?.closest('pre, code, textarea')) node.data = word;
  }
  for (const field of root.querySelectorAll?.('input[placeholder^="Filter"]') ?? [])
    field.placeholder = '按分组或路径筛选';
}

const viewer = document.querySelector('#viewer');
new MutationObserver((changes) => {
  for (const { addedNodes, target } of changes) {
    if (addedNodes.length === 0) translate(target.nodeType === Node.ELEMENT_NODE ? target : viewer);
    for (const node of addedNodes) translate(node.nodeType === Node.ELEMENT_NODE ? node : (node.parentElement ?? viewer));
  }
}).observe(viewer, { subtree: true, childList: true, characterData: true });

// As its address the viewer would read the document as YAML, and in 3.1 it resolves all calls before it shows the first: together
// half a minute of a processor for 2 MB. All that this document needs of 3.1 is that a value may be null.
const asOpenApi30 = (_key, value) =>
  Array.isArray(value?.type) ? { ...value, type: value.type.find((one) => one !== 'null'), nullable: true } : value;
const answer = await fetch('/api/openapi.json');
const spec = { ...JSON.parse(await answer.text(), asOpenApi30), openapi: '3.0.3' };
viewer.replaceChildren();
window.SwaggerUIBundle({
  spec,
  domNode: viewer,
  docExpansion: 'none',
  deepLinking: true,
  filter: true,
  defaultModelsExpandDepth: -1,
  defaultModelExpandDepth: 2,
  defaultModelRendering: 'model',
  displayRequestDuration: true,
  tagsSorter: 'alpha',
  // Nothing is sent to the viewer's makers.
  validatorUrl: null,
});
