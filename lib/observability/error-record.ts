import { conceal } from './conceal.ts';

/** An error as a log holds it: what it says, never what else hangs on it (requests, headers, people). */
export interface ErrorRecord {
  readonly type: string;
  readonly message: string;
  readonly code?: string | undefined;
  /** Names the error on the page that the visitor saw. */
  readonly digest?: string | undefined;
  /** Where it was thrown, one place a line. */
  readonly stack?: string | undefined;
  readonly cause?: ErrorRecord | undefined;
  /** The first of several errors at once, such as the addresses of a host that all refuse. */
  readonly errors?: readonly ErrorRecord[] | undefined;
}

const deepest = 6;
const mostErrors = 3;
const longestMessage = 2_000;

function textOf(error: Error, name: 'code' | 'digest'): string | undefined {
  const value = (error as unknown as Record<string, unknown>)[name];
  return typeof value === 'string' ? conceal(value) : undefined;
}

/** A text for what is no error; some objects refuse to become one. */
function textOfAnything(thrown: unknown): string {
  try {
    return String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
}

/**
 * Describes anything that was thrown, with its chain of causes, without tokens and queries.
 *
 * @param depth how many causes lie above it; after six the rest is left out, so that circles end
 */
export function errorRecord(error: unknown, depth = 0): ErrorRecord {
  if (!(error instanceof Error))
    return { type: typeof error, message: conceal(textOfAnything(error)).slice(0, longestMessage) };
  const isLast = depth >= deepest;
  const places = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  const several = error instanceof AggregateError && !isLast ? error.errors.slice(0, mostErrors) : undefined;
  return {
    type: error.name,
    message: conceal(error.message).slice(0, longestMessage),
    code: textOf(error, 'code'),
    digest: textOf(error, 'digest'),
    stack: places?.map((line) => line.trim()).join('\n') || undefined,
    cause: error.cause === undefined || isLast ? undefined : errorRecord(error.cause, depth + 1),
    errors: several?.map((each) => errorRecord(each, depth + 1)),
  };
}
