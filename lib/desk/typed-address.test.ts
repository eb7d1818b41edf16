import { typedAddress } from './typed-address';

it.each([
  ['www.unimi.it/corso', 'https://www.unimi.it/corso'],
  [' Unimi.it ', 'https://Unimi.it'],
  ['courses.example.org:8080?a=b', 'https://courses.example.org:8080?a=b'],
  ['https://unimi.it', 'https://unimi.it'],
  ['mailto:a@unimi.it', 'mailto:a@unimi.it'],
  ['/about', '/about'],
  ['#faq', '#faq'],
  ['programma.pdf', 'programma.pdf'],
  ['corso', 'corso'],
])('%j means %j', (typed, meant) => {
  expect(typedAddress(typed)).toBe(meant);
});
