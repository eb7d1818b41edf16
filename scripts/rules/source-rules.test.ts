import { findInCode, type SourceFile, sourceFiles, withoutComments } from './source-files.testkit.ts';

const files = sourceFiles();
const isTest = ({ name }: SourceFile) => /\.test\.tsx?$|\.testkit\.tsx?$|\/testing\/|^e2e\/|^jest\./.test(name);
const product = files.filter((file) => !isTest(file));
const under = (...starts: string[]) => product.filter(({ name }) => starts.some((start) => name.startsWith(start)));

/** Field and parameter names of the REST contract, except those that the app's own addresses use (docs/product.md). */
const wireName = new RegExp(
  [
    String.raw`\b(deh|mooc|ateneo|categoria|doc)_[a-z]\w*`,
    String.raw`\b(isced_id|target_desc\w*|domanda_eng|risposta_eng|stato_fl|figlioIsceds|numMoocPubblicati)\b`,
    String.raw`\bmooc(Titolo|Sottotitolo|Descrizione|ImgId|ImgCaroselloId|AteneoColl|Lingua|Totali|FilterValueVOs|IdEscluso|sPerPagina)\b`,
    String.raw`\b(numeroMoocSerie|paginaCorrente|pagineTotali|testoRicerca|soloMooc|carosello|filterSerie)\b`,
    String.raw`\bfilter(Order|ValueEng|ValueOrder)\b`,
    String.raw`\b(descSrv(Corrente|Precedente)|idPersona(Imp)?|codicePersona(Imp)?|(cog)?nomeImp|classeCarriera|idDocumento|idConfigurazione)\b`,
  ].join('|'),
);
const handwrittenAddress =
  /\b(href|action)=(["']|\{\s*["'`])\/|(\brouter\.(push|replace)|\b(r|permanentR)edirect)\(\s*["'`]\//;
const rawHtmlPlaces =
  /^components\/ui\/RichText\.tsx$|^app\/\[locale\]\/layout\.tsx$|^components\/structured-data\/JsonLd\.tsx$/;
/** A media condition on the width in pixels, which does not grow with the visitor's font size as `em` does. */
const widthInPixels = /\((min-|max-)?width\s*[:<>=]+\s*[\d.]+px|[\d.]px\s*[<>]=?\s*width\b/;
/** This file chooses pictures by their width in pixels. */
const widthsOfPictures = 'components/home/HomeHero.tsx';
const dataPlaces = /^backend\/(seed|database\/migrations)\/|^lib\/theme\/theme\.css$/;

describe('the source', () => {
  it('knows the wire inside lib/api/schemas and the backend only', () => {
    const outside = product.filter(({ name }) => !/^(lib\/api\/schemas|backend)\//.test(name));
    expect(outside.flatMap((file) => findInCode(file, wireName))).toEqual([]);
  });

  it('has no file over 250 lines apart from data', () => {
    const long = files
      .filter(({ name }) => !dataPlaces.test(name))
      .map(({ name, text }) => ({ name, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > 250);
    expect(long).toEqual([]);
  });

  it('reaches into the folders of Next in one place', () => {
    const importers = under('app/', 'components/', 'lib/', 'proxy').filter(({ text }) => /['"]next\/dist\//.test(text));
    expect(importers.map(({ name }) => name)).toEqual(['lib/cache/next-internals.ts']);
  });

  it('has one name for what all bundles of a process share', () => {
    const holders = under('app/', 'components/', 'lib/').filter(({ text }) => text.includes('Symbol.for('));
    expect(holders.map(({ name }) => name)).toEqual(['lib/cache/once-in-process.ts']);
  });

  it('takes every internal address from lib/addresses/routes.ts', () => {
    expect(under('app/', 'components/').flatMap((file) => findInCode(file, handwrittenAddress))).toEqual([]);
  });

  it('writes raw HTML through RichText, the head script and data as JSON only', () => {
    const elsewhere = product.filter(({ name }) => !rawHtmlPlaces.test(name));
    expect(
      elsewhere.flatMap((file) => findInCode(file, /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML/)),
    ).toEqual([]);
  });

  it('names every setting that cached pages read in settingsOfPages, so that other instances do not show them', () => {
    const cached = /^(components\/(?!shell\/)|lib\/(catalogue|metadata|structured-data|site-settings)\/)/;
    const texts = product.filter(({ name }) => cached.test(name)).map(({ text }) => text);
    const reads = texts.flatMap((text) => [...text.matchAll(/\benv\(\)\.(\w+)|\{([\w\s,]+)\} = env\(\)/g)]);
    const read = reads.flatMap(([, one, several]) => one ?? several?.match(/\w+/g) ?? []);
    const store = product.find(({ name }) => name === 'lib/cache/process-store.ts')?.text ?? '';
    expect(read).toContain('helpAddress');
    expect(read.filter((name) => !store.includes(`'${name}'`))).toEqual([]);
  });

  it('asks for the width of the window in em', () => {
    const others = under('app/', 'components/', 'lib/', 'backend/').filter(({ name }) => name !== widthsOfPictures);
    expect(others.flatMap((file) => findInCode(file, widthInPixels))).toEqual([]);
  });

  it('has no drawers: utils, helpers, misc', () => {
    expect(
      files.map(({ name }) => name).filter((name) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.)/i.test(name)),
    ).toEqual([]);
  });

  it('runs tests of documents in our own environment', () => {
    expect(files.filter(({ text }) => /@jest-environment\sjsdom\b/.test(text)).map(({ name }) => name)).toEqual([]);
  });

  it('lets property tests make what is as long as they say: without a size fast-check stops at 10', () => {
    const tooShort = /(?<!anyText\(.*)\bmaxLength: \d[\d_]+(?!.*\bsize:)/;
    expect(files.flatMap((file) => findInCode(file, tooShort))).toEqual([]);
  });

  it('skips no test', () => {
    const skipped = /\b(it|test|describe)\.(skip|only|todo|fixme|failing)\b|\bx(it|describe)\(/;
    expect(files.flatMap((file) => findInCode(file, skipped))).toEqual([]);
  });
});

describe('the patterns of these rules', () => {
  const find = (text: string, pattern: RegExp) => findInCode({ name: 'a.tsx', text }, pattern).length;

  it.each(['course.mooc_titolo', '{ deh_ateneoPO }', "'numeroMoocSerie'", 'page.pagineTotali', 'value.filterValueEng'])(
    'take %s for a wire name',
    (code) => expect(find(code, wireName)).toBe(1),
  );

  it.each([
    'moocId',
    '/mooc/moocVetrina',
    "'filterCategoria'",
    'institution.name',
    '// mooc_titolo',
    '/** deh_ateneoPO */',
  ])('do not take %s for a wire name', (code) => expect(find(code, wireName)).toBe(0));

  it.each([
    '<a href="/home">',
    "<Link href='/a'>",
    '<Link href={`/a/$' + '{b}`}>',
    '<form action="/a">',
    "redirect('/a')",
    "router.push('/a')",
  ])('take %s for a handwritten address', (code) => expect(find(code, handwrittenAddress)).toBe(1));

  it.each(['<a href="#top">', '<a href="https://a.example">', '<Link href={routes.home}>', "text.replace('/', '')"])(
    'do not take %s for one',
    (code) => expect(find(code, handwrittenAddress)).toBe(0),
  );

  it.each(['@media (max-width: 991px) {', '@media (width<62.5px)', "sizes='(610px <= width < 62em) 45vw'"])(
    'take %s for a width in pixels',
    (code) => expect(find(code, widthInPixels)).toBe(1),
  );

  it.each(['@media (width < 62em) {', 'max-width: 34px;', '(width <= 38.125em) 90px'])(
    'do not take %s for one',
    (code) => expect(find(code, widthInPixels)).toBe(0),
  );

  it('leave strings with slashes alone and keep the lines', () => {
    expect(withoutComments("const a = 'http://b'; // c\n/* d\ne */ f")).toBe(
      "const a = 'http://b';     \n    \n     f",
    );
  });
});
