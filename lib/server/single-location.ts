import type { ServerResponse } from 'node:http';

/** Next writes the address of a redirect twice when it renders it for the first time; clients would read "a, a". */
export function keepOneLocation(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = ((...args: Parameters<typeof writeHead>) => {
    const location = response.getHeader('location');
    if (Array.isArray(location) && location[0] !== undefined) response.setHeader('Location', location[0]);
    return writeHead(...args);
  }) as typeof response.writeHead;
}
