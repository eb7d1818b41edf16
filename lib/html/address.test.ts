import { parseLink, parsePictureAddress, typedAddress } from './address';

describe('parseLink', () => {
  it.each([
    ['https://a.it', { href: 'https://a.it/', isWeb: true }],
    ['//a.it/b', { href: 'https://a.it/b', isWeb: true }],
    ['\\\\a.it', { href: 'https://a.it/', isWeb: true }],
    ['mailto:a@b.it', { href: 'mailto:a@b.it', isWeb: false }],
    ['//here.invalid/x', { href: 'https://here.invalid/x', isWeb: true }],
    ['tel:+39', { href: 'tel:+39', isWeb: false }],
    [' ../a?b=c#d ', { href: '../a?b=c#d', isWeb: false }],
    ['#d', { href: '#d', isWeb: false }],
  ])('takes %j', (address, link) => {
    expect(parseLink(address)).toEqual(link);
  });

  it.each([
    ...['', ' ', 'javascript:alert(1)', ' java\tscript:alert(1)', '\u0001javascript:alert(1)', 'data:text/html,x'],
    ...['https://a.it@b.it/', 'http://:x@b.it', '//a.it@b.it/c'],
    ...['blob:https://a.it/1', 'vbscript:x', 'file:///etc', 'https:a', 'ht\ntps:a', 'https://'],
  ])('refuses %j', (address) => {
    expect(parseLink(address)).toBeNull();
  });
});

describe('parsePictureAddress', () => {
  it.each([
    ['http://a.it/b.png', 'https://a.it/b.png'],
    ['/b.png', '/b.png'],
    ['mailto:a@b.it', null],
    ['data:image/png;base64,AA==', null],
  ])('turns %j into %j', (address, picture) => {
    expect(parsePictureAddress(address)).toBe(picture);
  });
});

describe('typedAddress', () => {
  it.each([
    ['www.unimi.it/corso', 'https://www.unimi.it/corso'],
    [' Unimi.it ', 'https://Unimi.it'],
    ['courses.example.org:8080?a=b', 'https://courses.example.org:8080?a=b'],
    ['https://unimi.it', 'https://unimi.it'],
    ['mailto:a@unimi.it', 'mailto:a@unimi.it'],
    [' corso@unimi.it', 'mailto:corso@unimi.it'],
    ['corso@unimi', 'corso@unimi'],
    ['/about', '/about'],
    ['#faq', '#faq'],
    ['programma.pdf', 'programma.pdf'],
    ['corso', 'corso'],
  ])('%j means %j', (typed, meant) => {
    expect(typedAddress(typed)).toBe(meant);
  });
});
