import { chooseBrowser, type Machine } from './browser.ts';

function machine(paths: readonly string[], rest: Partial<Machine> = {}): Machine {
  return {
    chromiumPath: undefined,
    canInstallPackages: false,
    playwrightPath: '/cache/chrome',
    exists: (path) => paths.includes(path),
    ...rest,
  };
}

describe('chooseBrowser', () => {
  it('takes CHROMIUM_PATH before everything else', () => {
    const choice = chooseBrowser(machine(['/opt/chrome', '/usr/bin/chromium'], { chromiumPath: '/opt/chrome' }));
    expect(choice).toEqual({ source: 'CHROMIUM_PATH', path: '/opt/chrome' });
  });

  it('names a CHROMIUM_PATH that leads nowhere', () => {
    expect(() => chooseBrowser(machine(['/usr/bin/chromium'], { chromiumPath: '/opt/none' }))).toThrow(
      'CHROMIUM_PATH is "/opt/none": expected the path of a Chromium or Chrome program',
    );
  });

  it('then a browser of the machine', () => {
    const choice = chooseBrowser(machine(['/usr/bin/google-chrome', '/cache/chrome'], { canInstallPackages: true }));
    expect(choice).toEqual({ source: 'found on this machine', path: '/usr/bin/google-chrome' });
  });

  it('which has no window, where there is one', () => {
    const choice = chooseBrowser(machine(['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']));
    expect(choice).toEqual({ source: 'found on this machine', path: '/usr/bin/chromium-headless-shell' });
  });

  it("then Debian's package, where it can be installed", () => {
    const choice = chooseBrowser(machine(['/cache/chrome'], { canInstallPackages: true }));
    expect(choice).toEqual({ source: "Debian's package", install: 'debian' });
  });

  it("and last Playwright's own, downloaded if need be", () => {
    expect(chooseBrowser(machine(['/cache/chrome']))).toEqual({
      source: "Playwright's download",
      path: '/cache/chrome',
    });
    expect(chooseBrowser(machine([]))).toEqual({ source: "Playwright's download", install: 'playwright' });
  });
});
