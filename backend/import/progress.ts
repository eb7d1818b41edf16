const width = 30;

/** Where progress is written. */
interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Tells how far something is: a bar that is drawn over itself, or a line for each tenth where that cannot be done. */
export function progressBar(screen: Screen): (done: number, total: number) => void {
  const step = screen.isTTY ? 1 : 10;
  let shown = -1;
  return (done, total) => {
    const percent = Math.floor(((total === 0 ? 1 : done / total) * 100) / step) * step;
    if (percent === shown) return;
    shown = percent;
    const filled = Math.round((percent / 100) * width);
    const bar = `[${'#'.repeat(filled)}${'.'.repeat(width - filled)}] ${percent}% ${done}/${total}`;
    screen.write(screen.isTTY ? `\r${bar}${done === total ? '\n' : ''}` : `${bar}\n`);
  };
}
