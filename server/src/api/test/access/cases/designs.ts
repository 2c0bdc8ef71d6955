import { aColorScheme, aTemplate } from '../../../../testing/aTemplate.js';
import {
  NOBODY,
  OWNER,
  OWNER_AND_ADMIN,
  PLAIN,
  withBody,
  type AccessCase,
  type AccessCases,
  type Request,
} from '../AccessCase.js';
import type { Things } from '../Things.js';

/** Admins may read members' templates, but change only official ones. */
function template(only: AccessCase['only'], body?: unknown): AccessCase {
  return {
    of: 'a template',
    ...(only && { only }),
    request: async (things) => ({ params: { id: await things.template() }, body }),
  };
}

function official(verdict: Pick<AccessCase, 'only' | 'others'>, body?: unknown): AccessCase {
  const of = 'an official template';
  return {
    of,
    ...verdict,
    request: async (things) => ({ params: { id: (await things.officialTemplate()).id }, body }),
  };
}

const readingTemplate = [template(OWNER_AND_ADMIN), official({})];
/** Callers who may read it get a reason for the refusal. */
const FORBIDDEN = { only: NOBODY, others: 'forbidden' } as const;

async function publishedTwice(things: Things): Promise<Request> {
  const { id } = await things.officialTemplate();
  await things.clientOf('admin').put(`/api/admin/templates/${id}`, aTemplate());
  return { params: { id, version: '1' } };
}

/** Those who may change a template see its history. */
const readingVersion: readonly AccessCase[] = [
  {
    of: 'a template',
    only: OWNER,
    request: async (things) => {
      const id = await things.template();
      await things.clientOf('owner').put(`/api/templates/${id}`, aTemplate());
      return { params: { id, version: '1' } };
    },
  },
  {
    of: 'an official template',
    only: ['admin'],
    request: publishedTwice,
  },
];

const templateCases: AccessCases = {
  listTemplates: PLAIN,
  listOfficialTemplates: PLAIN,
  readOfficialTemplate: [official({})],
  readTemplate: readingTemplate,
  readTemplateType: readingTemplate,
  checkTemplateUsage: readingTemplate,
  listTemplateVersions: readingVersion,
  readTemplateVersion: readingVersion,
  createTemplateFromDraft: [
    {
      of: 'a template',
      only: OWNER_AND_ADMIN,
      request: async (things) => ({ body: { draftId: await things.template(), name: 'Copy' } }),
    },
    { of: 'nothing', request: () => ({ body: { name: 'New' } }) },
  ],
  duplicateTemplate: [template(OWNER_AND_ADMIN, {}), official({}, {})],
  updateTemplate: [template(OWNER, aTemplate()), official(FORBIDDEN, aTemplate())],
  deleteTemplate: [template(OWNER), official(FORBIDDEN)],
  adminListTemplates: PLAIN,
  adminCreateTemplate: [{ request: (things) => ({ body: aTemplate({ name: things.name() }) }) }],
  adminUpdateTemplate: [official({}, aTemplate()), template(NOBODY, aTemplate())],
  adminDeleteTemplate: [official({}), template(NOBODY)],
  adminReadTemplateHistory: [official({}), template(NOBODY)],
  adminRestoreTemplate: [{ request: publishedTwice }],
};

interface SchemeVerdict extends Pick<AccessCase, 'only' | 'others' | 'but'> {
  readonly body?: unknown;
}

const privateScheme = ({ body, ...verdict }: SchemeVerdict): AccessCase => ({
  of: 'a private scheme',
  ...verdict,
  request: async (things) => ({ params: { id: await things.colorScheme() }, body }),
});
const publicScheme = ({ body, ...verdict }: SchemeVerdict): AccessCase => ({
  of: 'a public scheme',
  ...verdict,
  request: async (things) => ({ params: { id: await things.colorScheme({ is_public: true }) }, body }),
});
const globalScheme = ({ body, ...verdict }: SchemeVerdict): AccessCase => ({
  of: 'a global scheme',
  ...verdict,
  request: async (things) => ({ params: { id: await things.globalColorScheme() }, body }),
});

/** Callers who may read a scheme but not change it get a 403. */
const changingScheme = (body?: unknown): readonly AccessCase[] => [
  privateScheme({ only: OWNER, but: { admin: 'forbidden' }, body }),
  publicScheme({ only: OWNER, others: 'forbidden', body }),
  globalScheme({ ...FORBIDDEN, body }),
];
const PATCH = { description: 'Darker' };

const schemeCases: AccessCases = {
  listColorSchemes: PLAIN,
  listGlobalColorSchemes: PLAIN,
  listPublicColorSchemes: PLAIN,
  readColorScheme: [privateScheme({ only: OWNER_AND_ADMIN }), publicScheme({}), globalScheme({})],
  createColorScheme: withBody(aColorScheme()),
  updateColorScheme: changingScheme(PATCH),
  deleteColorScheme: changingScheme(),
  adminListColorSchemes: PLAIN,
  adminCreateColorScheme: [{ request: (things) => ({ body: things.aScheme() }) }],
  adminUpdateColorScheme: [globalScheme({ body: PATCH }), privateScheme({ only: NOBODY, body: PATCH })],
  adminDeleteColorScheme: [globalScheme({}), privateScheme({ only: NOBODY })],
};

export const designCases: AccessCases = { ...templateCases, ...schemeCases };
