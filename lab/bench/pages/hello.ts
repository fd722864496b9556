import { createServer } from 'node:http';

/** The yardstick: the least that Node can do for a request. Prints its port. */
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/plain');
  response.end('hello');
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : ''}\n`);
});
