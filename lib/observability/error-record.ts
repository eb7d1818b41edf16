import { conceal } from './conceal.ts';

/** An error in a log: only its own description, never attached objects (requests, headers, personal data). */
export interface ErrorRecord {
  readonly type: string;
  readonly message: string;
  readonly code?: string | undefined;
  /** The error's code on the page that the visitor saw. */
  readonly digest?: string | undefined;
  /** The call stack, one place for each line. */
  readonly stack?: string | undefined;
  readonly cause?: ErrorRecord | undefined;
  /** The first of several errors, for example when all addresses of a host refuse the connection. */
  readonly errors?: readonly ErrorRecord[] | undefined;
}

const maxDepth = 6;
const maxErrors = 3;
const maxMessageLength = 2_000;

function textOf(error: Error, name: 'code' | 'digest'): string | undefined {
  const value = (error as unknown as Record<string, unknown>)[name];
  return typeof value === 'string' ? conceal(value) : undefined;
}

/** Text for a thrown value that is not an error; some objects cannot be converted to a string. */
function textOfAnything(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
}

/**
 * Describes any thrown value with its chain of causes, without tokens and queries.
 *
 * @param depth the number of errors above it; the chain ends after six, so that circular causes end
 */
export function errorRecord(error: unknown, depth = 0): ErrorRecord {
  if (!(error instanceof Error))
    return { type: typeof error, message: conceal(textOfAnything(error)).slice(0, maxMessageLength) };
  const isLast = depth >= maxDepth;
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const several = error instanceof AggregateError && !isLast ? error.errors.slice(0, maxErrors) : undefined;
  return {
    type: error.name,
    message: conceal(error.message).slice(0, maxMessageLength),
    code: textOf(error, 'code'),
    digest: textOf(error, 'digest'),
    stack: places?.map((line) => line.trim()).join('\n') || undefined,
    cause: error.cause === undefined || isLast ? undefined : errorRecord(error.cause, depth + 1),
    errors: several?.map((each) => errorRecord(each, depth + 1)),
  };
}
