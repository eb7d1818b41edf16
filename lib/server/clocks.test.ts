import { joinClocks } from './clocks.ts';

afterEach(() => jest.restoreAllMocks());

it.each([
  ['has slept for a night', 8],
  ['has put its clock back', -1],
])('nothing that Next has cached is from the future, also when the machine %s', (_what, hours) => {
  joinClocks();
  const nextsClock = () => performance.timeOrigin + performance.now();
  const start = Date.now();
  const system = jest.spyOn(Date, 'now').mockReturnValue(start);
  expect(nextsClock()).toBeGreaterThanOrEqual(start);
  system.mockReturnValue(start + hours * 3_600_000);
  expect(nextsClock()).toBeGreaterThanOrEqual(Math.max(start, Date.now()) - 1);
});
