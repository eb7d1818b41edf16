import net from 'node:net';

const original = Symbol.for('mooc.test.connect');
type Connect = typeof net.Socket.prototype.connect;
const prototype = net.Socket.prototype as typeof net.Socket.prototype & { [original]?: Connect };

let refused: string[] = [];

/** The host in the arguments of `socket.connect`; `null` for local sockets and pipes. */
function hostOf(args: readonly unknown[]): string | null {
  const [first, second] = args.flat(1);
  if (typeof first === 'object' && first !== null) {
    const { host, path } = first as { host?: string; path?: string };
    return path ? null : (host ?? null);
  }
  return typeof second === 'string' ? second : null;
}

function isThisMachine(host: string | null): boolean {
  return host === null || host === 'localhost' || host === '::1' || host === '[::1]' || /^127\./.test(host);
}

/** Makes every test of the file fail when it tries to reach another machine, because tests must run without a network. */
export function watchNetwork(): void {
  // A worker runs many test files with the same `net`. Each file wraps the original function with its own record.
  const connect = prototype[original] ?? prototype.connect;
  prototype[original] = connect;
  prototype.connect = function guarded(this: net.Socket, ...args: unknown[]) {
    const host = hostOf(args);
    if (isThisMachine(host)) return Reflect.apply(connect, this, args);
    refused.push(String(host));
    return this.destroy(new Error(`tests must not reach ${host}`));
  } as Connect;

  afterEach(() => {
    const hosts = refused;
    refused = [];
    if (hosts.length > 0) throw new Error(`The test reached for another machine: ${hosts.join(', ')}`);
  });
}
