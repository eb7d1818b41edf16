import { z } from 'zod';

const vulnerability = z.object({
  name: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
  range: z.string(),
  via: z.array(z.union([z.string(), z.object({ title: z.string(), url: z.string() })])),
});
const report = z.object({ vulnerabilities: z.record(z.string(), vulnerability) });
const failure = z.object({
  message: z.string().catch(''),
  error: z.object({ summary: z.string() }).catch({ summary: '' }),
});

/** What `npm audit --json` says. */
export interface AuditResult {
  /** A line for each package that has a known weakness. */
  readonly lines: readonly string[];
  /** `clean`, `weak` when something is of high or critical severity, `unknown` when the registry could not be asked. */
  readonly outcome: 'clean' | 'weak' | 'unknown';
}

const severe = ['high', 'critical'];

function describe({ name, range, severity, via }: z.infer<typeof vulnerability>): string {
  const reasons = via.map((reason) =>
    typeof reason === 'string' ? `through ${reason}` : `${reason.title} ${reason.url}`,
  );
  return `${severity}: ${name} ${range}: ${reasons.join('; ')}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the output of `npm audit --json`. */
export function readAudit(output: string): AuditResult {
  const answer = parseJson(output);
  const { data } = report.safeParse(answer);
  if (!data) {
    const told = failure.safeParse(answer).data;
    const reason = told?.error.summary || told?.message || 'it answered with something else';
    const advice = 'Try again with a connection to a registry that has an audit service.';
    return {
      outcome: 'unknown',
      lines: [`The registry could not be asked about known weaknesses: ${reason}. ${advice}`],
    };
  }
  const found = Object.values(data.vulnerabilities);
  return {
    lines: found.map(describe),
    outcome: found.some(({ severity }) => severe.includes(severity)) ? 'weak' : 'clean',
  };
}
