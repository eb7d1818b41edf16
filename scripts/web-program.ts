/**
 * Arguments of `node` for the web app, as in `package.json` and `Dockerfile`. A page leaves megabytes behind when it is
 * rendered: with more room for what is young than V8's 16 MB they are not carried along. With 64 MB the process held 50 MB more
 * (`bench/README.md`, "What a flood leaves in memory").
 */
export const webProgram: readonly string[] = ['--max-semi-space-size=32', 'lib/server/main.ts'];
