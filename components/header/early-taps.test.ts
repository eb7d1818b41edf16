/** @jest-environment ./jest/environment.mjs */
import { earlyTapsScript, repeatEarlyTaps, takeOverPage } from './early-taps';

/** A page with two buttons that need scripts and one that does not. @returns counts of their clicks, which “scripts” count */
function showPage() {
  document.body.innerHTML =
    '<button class="needs-script"><i></i></button><b class="needs-script"></b><button></button>';
  new Function('window', `with (window) { ${earlyTapsScript} }`)(window);
  return [...document.body.children] as [HTMLElement, HTMLElement, HTMLElement];
}

const countClicks = (elements: readonly Element[]) => {
  const clicks = elements.map(() => 0);
  for (const [place, element] of elements.entries()) {
    element.addEventListener('click', () => {
      clicks[place] = (clicks[place] ?? 0) + 1;
    });
  }
  return clicks;
};

describe('what is pressed before the scripts of a page run', () => {
  it('is pressed when they run: once each, also inside a control, and only where scripts are needed', () => {
    const [save, theme, plain] = showPage();
    save.click();
    save.querySelector('i')?.click();
    save.click();
    plain.click();
    document.body.click();
    const clicks = countClicks([save, theme, plain]);
    takeOverPage();
    repeatEarlyTaps();
    expect(clicks).toEqual([1, 0, 0]);
  });

  it('is pressed no second time, nor is what is pressed once React answers', () => {
    const [save, theme] = showPage();
    save.click();
    takeOverPage();
    const clicks = countClicks([save, theme]);
    theme.click();
    repeatEarlyTaps();
    expect(clicks).toEqual([1, 1]);
    repeatEarlyTaps();
    expect(clicks).toEqual([1, 1]);
  });

  it('is nothing where the script in the head did not run', () => {
    expect(window.earlyTaps).toBeUndefined();
    expect(repeatEarlyTaps).not.toThrow();
  });
});
