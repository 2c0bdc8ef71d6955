// The walls of ARCHITECTURE.md, one rule each. In the renderer data flows one way: a stage knows only the stages before it.
const leaf = '^renderer/src/(errors|geometry|groupBy|matrix|displayList)\\.ts$|^renderer/src/(art|color|paths)/';
/** npm packages that run in Node only. */
const NODE_PACKAGES =
  'node_modules/(puppeteer-core|@puppeteer/browsers|sharp|pdf-lib|yazl|ipaddr\\.js|@sparticuz/chromium|@iconify-json/[^/]+)/';
/** What browsers may load of the renderer. */
const BROWSER_CODE = {
  path: '^renderer/src/',
  pathNot: '^renderer/src/(export|production)/|node\\.ts$|\\.test\\.tsx?$|/(testing|test)/',
};
const stages = ['schema', 'resolve', 'layout', 'compose', 'painters'];

/** Each may depend on those before it. */
const packages = ['renderer', 'templates', 'server', 'cli'];

const flow = stages.slice(0, -1).map((stage, index) => ({
  name: `flow-${stage}`,
  comment: `${stage} knows nothing of the stages after it`,
  severity: 'error',
  from: { path: `^renderer/src/${stage}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `^renderer/src/(${stages.slice(index + 1).join('|')}|plan|preflight|page|export|production)/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'neither code nor types refer to each other in a circle',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    ...flow,
    {
      name: 'leaves',
      comment: 'any stage may import the leaves; they import nothing but each other',
      severity: 'error',
      from: { path: leaf, pathNot: '\\.test\\.ts$' },
      to: { path: '^renderer/src/', pathNot: leaf },
    },
    {
      name: 'browser-safe-renderer',
      comment: 'only export/, production/ and the *node.ts files use Node',
      severity: 'error',
      from: BROWSER_CODE,
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'browser-safe-packages',
      comment: 'browsers need none of the packages that only Node runs, so what browsers load must not import them',
      severity: 'error',
      from: BROWSER_CODE,
      to: { path: NODE_PACKAGES },
    },
    {
      name: 'react-only-for-konva',
      comment: 'only the Konva component needs React',
      severity: 'error',
      from: { path: '^renderer/src/', pathNot: '^renderer/src/painters/konva/|\\.test\\.tsx?$|/testing/' },
      to: { path: 'node_modules/(react|react-dom|konva|react-konva)/' },
    },
    {
      name: 'pdf-lib-in-one-place',
      comment: 'pdf-lib is no longer maintained: one module holds what we use of it',
      severity: 'error',
      from: { path: '/src/', pathNot: '^renderer/src/export/pdf/pdfLib\\.ts$|\\.test\\.ts$' },
      to: { path: 'node_modules/pdf-lib/' },
    },
    {
      name: 'browser-safe-scenes',
      comment: 'the procedural scenes draw in browsers as well: they need no Node, no files and no other package',
      severity: 'error',
      from: { path: '^templates/src/scenes/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^templates/src/scenes/' },
    },
    {
      name: 'fixtures-are-for-tests',
      comment: 'only tests and the benchmark use the fixtures; what the product ships is content of templates/',
      severity: 'error',
      from: { path: '^(renderer|templates|cli|server|studio)/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^fixtures/' },
    },
    {
      name: 'renderer-core-never-exports',
      comment: 'nothing below export/ knows that it exists',
      severity: 'error',
      from: { path: '^renderer/src/', pathNot: '^renderer/src/(export|production)/|\\.test\\.ts$|/testing/' },
      to: { path: '^renderer/src/(export|production)/' },
    },
    {
      name: 'export-knows-no-production',
      comment: 'export/ makes files of scenes; production/ makes scenes of decks and calls it',
      severity: 'error',
      from: { path: '^renderer/src/export/' },
      to: { path: '^renderer/src/production/' },
    },
    {
      name: 'studio-stays-in-the-browser',
      severity: 'error',
      from: { path: '^studio/src/' },
      to: {
        path: '^renderer/(src|dist)/(export|production)/|^(cli|server)/',
        pathNot: '^server/src/contract/(index|addressOf|limits|pictureAddress)\\.ts$',
      },
    },
    {
      name: 'studio-takes-only-types-of-the-contract',
      comment: 'the schemas would weigh on every page; the server validates',
      severity: 'error',
      from: { path: '^studio/src/' },
      to: { path: '^server/src/contract/index\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-safe-contract',
      comment: 'the contract holds schemas and types alone: no Node, no database, no Koa',
      severity: 'error',
      from: { path: '^server/src/contract/' },
      to: { pathNot: '^server/src/contract/|^renderer/src/(index|imposition/index)\\.ts$|node_modules/zod/' },
    },
    {
      name: 'untrusted-pictures-in-processes',
      comment: 'pictures from outside are decoded by images/decoding, in processes with limits',
      severity: 'error',
      from: { path: '^server/src/', pathNot: '^server/src/(images/decoding|ai)/|\\.test\\.ts$|/test/' },
      to: { path: 'node_modules/sharp/' },
    },
    {
      name: 'no-page-imports-another',
      comment: 'what two pages need has a folder of its own, named for what it is',
      severity: 'error',
      from: { path: '^studio/src/pages/([^/]+)/' },
      to: { path: '^studio/src/pages/', pathNot: '^studio/src/pages/$1/' },
    },
    {
      name: 'only-routes-know-pages',
      comment: 'a page is loaded when somebody goes there; nothing else in the studio builds on one',
      severity: 'error',
      from: { path: '^studio/src/', pathNot: '^studio/src/(pages/|app/(routes|memberPages)\\.tsx?$)' },
      to: { path: '^studio/src/pages/' },
    },
    {
      name: 'routes-load-pages-lazily',
      severity: 'error',
      from: { path: '^studio/src/app/(routes|memberPages)\\.tsx?$' },
      to: { path: '^studio/src/pages/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'editing-knows-no-document',
      comment: 'the editing core is told what a document is like (DocumentKind); decks are one kind, templates another',
      severity: 'error',
      from: { path: '^studio/src/editing/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^studio/src/',
        pathNot: '^studio/src/(editing|toasts|components|words)/|^studio/src/api/ApiError\\.ts$',
      },
    },
    {
      name: 'workspaces-enter-by-the-door',
      comment: 'a workspace imports another one by its package name, never by path',
      severity: 'error',
      from: { path: '^(renderer|templates|fixtures|cli|server|studio)/src/' },
      to: {
        path: '^(renderer|templates|fixtures|cli|server|studio)/src/',
        // The entry points of the package.json files.
        pathNot: [
          '^$1/src/',
          '^(renderer|templates|fixtures|cli)/src/index\\.ts$',
          '^templates/src/scenes/index\\.ts$',
          '^server/src/(bundled|run/index|setV8Flags|settings|contract/(index|addressOf|limits|pictureAddress))\\.ts$',
          '^renderer/src/(banners/options|export/index|export/network/index|export/files/abortOnTermination|export/browser/BrowserPool|painters/canvas/index|painters/konva/index|press/index|imposition/index|imposition/options/index|production/index|schema/index|schema/values/shortCode|schema/values/uuid|tables/index|testing/index)\\.ts$',
        ],
      },
    },
    {
      name: 'light-command-descriptions',
      comment: 'what a help page loads loads nothing heavy: implementations come by import() when a command runs',
      severity: 'error',
      from: { path: '^cli/src/(program|commands/[^/]+|serving/settingsHelp)\\.ts$' },
      to: {
        path: '^(server|renderer|templates)/',
        pathNot:
          '^server/src/settings\\.ts$|^renderer/src/imposition/options/index\\.ts$|^renderer/src/banners/options\\.ts$',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    ...packages.slice(0, -1).map((name, index) => ({
      name: `packages-${name}`,
      comment: `${name} knows nothing of the packages that depend on it`,
      severity: 'error',
      from: { path: `^${name}/src/`, pathNot: '\\.test\\.tsx?$|/(testing|test)/' },
      to: { path: `^(${[...packages.slice(index + 1), 'fixtures', 'studio'].join('|')})/` },
    })),
  ],
  options: {
    doNotFollow: { path: 'node_modules|dist' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['source', 'import', 'default'] },
  },
};
