import { flattenIsced } from './read-lists';

describe('names of ISCED-F fields', () => {
  it('are found by code at every depth', () => {
    const field = (code: string, children: Parameters<typeof flattenIsced>[0] = []) => ({
      code,
      name: `name of ${code}`,
      children,
    });
    const names = flattenIsced([field('06', [field('061', [field('0611')])]), field('02')]);
    expect([...names.keys()].sort()).toEqual(['02', '06', '061', '0611']);
    expect(names.get('0611')).toBe('name of 0611');
  });
});
