/** Tests and their helpers, which are exempt from the rules about product code. */
const testFiles = '(\\.test\\.tsx?|\\.testkit\\.tsx?|/testing/.*)$';
/** Entry points that a framework, a configuration or a person starts; no module imports them. */
const entries = [
  '^app/',
  '^(proxy|instrumentation)\\.ts$',
  '^lib/server/main\\.ts$',
  '^scripts/(start|check-build|test|build|image|page-tests|stop-with-parent|licences|count-code)\\.ts$',
  '^scripts/cluster/(main|test)\\.ts$',
  '^lib/i18n/request\\.ts$',
  '^lib/cache/next-cache-handler\\.ts$',
  '^lib/theme/write-stylesheet\\.ts$',
  '^backend/main\\.ts$',
  '^backend/import/main\\.ts$',
  '^backend/.*/(draw|write|make|generate)[^/]*\\.ts$',
  '\\.d\\.ts$',
];

/** The folders of lib that lie between lib/api and the pages. */
const domain =
  'catalogue|shell|site-settings|page-parts|public-api|auth|metadata|structured-data|social-pictures|crawlers|exchange|desk';

/** Folders of the backend, from the bottom: none imports a later one. */
const backendLayers = ['database', 'catalogue', 'search', 'storing', 'seed', 'import', 'identity', 'rest'];

/** Folders of the search, likewise; its other files lie above them. */
const searchLayers = ['dictionary', 'query', 'corrections'];

/** A rule that files matching `from` must not import files matching `to`. */
const mayNotImport = (name, from, to, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: testFiles },
  to: { path: to },
});

/** Rules that none of these folders, from the bottom, imports a later one. */
const inLayers = (folder, layers) =>
  layers
    .slice(1)
    .map((layer, place) =>
      mayNotImport(
        `${folder}-below-${layer}`,
        `^${folder}/(${layers.slice(0, place + 1).join('|')})/`,
        `^${folder}/${layer}/`,
        `the folders of ${folder} lie in layers: ${layers.join(', ')}`,
      ),
    );

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    mayNotImport('app-on-top', '^(components|lib)/', '^app/', 'app → components → lib: nothing reaches up into app'),
    mayNotImport('components-above-lib', '^lib/', '^components/', 'lib knows no component'),
    mayNotImport(
      'domain-above-api',
      '^lib/(api|model|html)/',
      `^lib/(${domain}|i18n|theme)/`,
      'lib/api, lib/html and lib/model lie below the domain',
    ),
    mayNotImport(
      'outputs-on-top',
      '^lib/(?!(exchange|public-api|desk)/)',
      '^lib/(exchange|desk)/',
      'open data, feeds and the desk read the domain, which does not know them',
    ),
    mayNotImport('api-above-model', '^lib/model/', '^lib/(?!model/)', 'lib/model imports nothing'),
    mayNotImport('html-stands-alone', '^lib/html/', '^lib/api/', 'lib/html knows no wire'),
    mayNotImport('pages-ask-the-domain', '^(app|components)/', '^lib/api/schemas/', 'the wire stays inside lib/api'),
    mayNotImport(
      'components-fetch-nothing',
      '^components/',
      '^lib/api/',
      'components get domain objects from lib/catalogue and lib/shell',
    ),
    mayNotImport(
      'ui-knows-no-domain',
      '^components/ui/',
      `^(components/(?!ui/)|lib/(api|${domain}|model/(?!locale|html)))`,
      'components/ui could be used in another product',
    ),
    mayNotImport(
      'pages-know-no-server',
      '^(app|components|lib/(?!server/))',
      '^(lib/server|scripts)/',
      'the server in front of Next starts the app, never the other way round',
    ),
    mayNotImport(
      'server-knows-no-page',
      '^(lib/server|scripts)/',
      `^(app|components|lib/(api|model|${domain}|i18n|theme))/|^lib/html/(?!video-embed)`,
      'the server in front of Next needs the environment only',
    ),
    ...inLayers('backend', backendLayers),
    ...inLayers('backend/search', searchLayers),
    mayNotImport(
      'search-below-its-questions',
      `^backend/search/(${searchLayers.join('|')})/`,
      '^backend/search/[^/]+$',
      'what answers a question lies above its parts',
    ),
    {
      name: 'backend-apart',
      severity: 'error',
      comment:
        'the embedded backend is reached over HTTP only; what judges its search knows its seed, and page tests its test data',
      from: { pathNot: ['^backend/', '^bench/relevance/', testFiles] },
      to: { path: '^backend/', pathNot: '^backend/testing/' },
    },
    {
      name: 'backend-alone',
      severity: 'error',
      comment: 'the embedded backend could move to another repository',
      from: { path: '^backend/', pathNot: testFiles },
      to: { path: '^(app|components|lib|messages|e2e)/' },
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      comment: 'product code does not import tests',
      from: { path: '^(app|components|lib|backend|scripts)/', pathNot: [testFiles, '^scripts/page-tests'] },
      to: { path: [testFiles, '^e2e/', '^jest/'] },
    },
    {
      name: 'no-circular',
      severity: 'error',
      comment: 'modules that need each other are one module',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      severity: 'error',
      comment: 'folders of lib that need each other are one folder; a test of several folders stands in the uppermost',
      scope: 'folder',
      from: { path: '^lib/[^/]+$' },
      to: { path: '^lib/[^/]+$', circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment: 'a module that nothing but a test imports is dead',
      from: { pathNot: testFiles },
      module: {
        path: '^(components|lib|backend|scripts)/',
        pathNot: [testFiles, ...entries],
        numberOfDependentsLessThan: 1,
      },
    },
    {
      name: 'not-resolvable',
      severity: 'error',
      comment: 'the imported file or package does not exist',
      from: {},
      to: { couldNotResolve: true, pathNot: '^server-only$' },
    },
    {
      name: 'no-development-packages',
      severity: 'error',
      comment: 'what runs in production must be in dependencies',
      from: { path: '^(app|components|lib|backend)/', pathNot: testFiles },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-undeclared-packages',
      severity: 'error',
      comment: 'every imported package stands in package.json',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.next|\\.data|coverage)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
