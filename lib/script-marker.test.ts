import { scriptMarker, scriptMarkerName } from './script-marker.ts';

it('is the same word for every instance with the same secret, and another one for another secret', () => {
  expect(scriptMarker('secret')).toBe(scriptMarker('secret'));
  expect(scriptMarker('secret')).not.toBe(scriptMarker('another'));
  expect(scriptMarker('secret')).toMatch(/^[\w-]{43}$/);
});

it('has a name that changes with it and tells nothing of it', () => {
  expect(scriptMarkerName('secret')).toBe(scriptMarkerName('secret'));
  expect(scriptMarkerName('secret')).not.toBe(scriptMarkerName('another'));
  expect(scriptMarker('secret')).not.toContain(scriptMarkerName('secret'));
});
