'use client';

import { useEffect, useEffectEvent } from 'react';

/** Escape closes the open layer with the highest number first (specification, section 9). */
export const escapePriorities = { dialog: 300, menu: 500, overlayPanel: 600, tooltip: 1200 } as const;

interface Layer {
  readonly priority: number;
  readonly close: () => void;
}

let layers: readonly Layer[] = [];

/**
 * Puts a layer on the one stack of the page: each Escape closes the open layer of the highest priority, of equals the
 * one that opened last, and nothing else on the page hears that key.
 *
 * @returns takes the layer off the stack
 */
export function openLayer(priority: number, close: () => void): () => void {
  const layer = { priority, close };
  // Before React and MUI, whose own handlers know nothing of the other layers.
  if (layers.length === 0) document.addEventListener('keydown', closeTopLayer, { capture: true });
  layers = [...layers, layer];
  return () => {
    layers = layers.filter((other) => other !== layer);
    if (layers.length === 0) document.removeEventListener('keydown', closeTopLayer, { capture: true });
  };
}

function closeTopLayer(event: KeyboardEvent): void {
  // While a word is being composed, Escape belongs to the input method.
  if (event.key !== 'Escape' || event.isComposing) return;
  event.preventDefault();
  event.stopPropagation();
  layers.reduce((top, layer) => (layer.priority >= top.priority ? layer : top)).close();
}

/** Keeps a layer on the stack while it is open. */
export function useEscapeLayer(open: boolean, priority: number, close: () => void): void {
  const closeLatest = useEffectEvent(close);
  useEffect(() => (open ? openLayer(priority, () => closeLatest()) : undefined), [open, priority]);
}
