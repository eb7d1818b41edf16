import { useEffect, useLayoutEffect } from 'react';
import { repeatEarlyTaps, takeOverPage } from './early-taps';

/** Presses, when scripts run, what was pressed before. For one component of each page. */
export function useEarlyTaps(): void {
  useLayoutEffect(takeOverPage, []);
  // Later, when the components that announce what a press does listen.
  useEffect(repeatEarlyTaps, []);
}
