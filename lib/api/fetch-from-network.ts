/**
 * Sends every call to the network. While Next renders a page it makes equal reads only once, so a retry would get the first
 * fault again. It also copies each answer: pictures do not need that, and an answer whose status HTTP does not have breaks by
 * it. Next does neither when the options have a signal; one in a `Request` does not count. The body of a `Request` would also
 * be sent in chunks. Backends without chunked requests, such as those of CGI and WSGI, would see no body.
 */
export async function fetchFromNetwork(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  if (!(input instanceof Request)) return fetch(input, init);
  const { url, method, headers, redirect, signal } = input;
  const body = method === 'GET' ? {} : { body: await input.text() };
  return fetch(url, { ...init, method, headers, redirect, signal, ...body });
}
