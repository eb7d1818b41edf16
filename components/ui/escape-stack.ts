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
 * Puts a layer on the page's stack. Each Escape closes the open layer with the highest priority; among equals, the one
 * opened last. Nothing else on the page receives that key.
 *
 * @returns a function that removes the layer from the stack
 */
export function openLayer(priority: number, close: () => void): () => void {
  const layer = { priority, close };
  // Captures the key before React and MUI, whose handlers do not know the other layers.
  if (layers.length === 0) document.addEventListener('keydown', closeTopLayer, { capture: true });
  layers = [...layers, layer];
  return () => {
    layers = layers.filter((other) => other !== layer);
    if (layers.length === 0) document.removeEventListener('keydown', closeTopLayer, { capture: true });
  };
}

function closeTopLayer(event: KeyboardEvent): void {
  // While somebody composes a word, the input method handles Escape.
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
