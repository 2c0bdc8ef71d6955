import { defineRoute, type Route } from '../../api/defineRoute.js';
import { copyTemplate } from '../../commands/templates/copyTemplate.js';
import { presentTemplate } from '../../presenters/designs.js';
import { draftBody, duplicateBody, idParams, oneTemplate } from './schema.js';

const tag = 'Templates';

const createFromDraft = defineRoute({
  method: 'post',
  path: '/api/templates/create-from-draft',
  name: 'createTemplateFromDraft',
  tag,
  summary: 'A new template that starts as a copy of another, or of the default one',
  access: 'member',
  body: { schema: draftBody },
  status: 201,
  response: oneTemplate,
  async handle({ caller, body, services }) {
    const { draftId: sourceId, name, description = '' } = body;
    return { template: presentTemplate(await copyTemplate(services, caller, { sourceId, name, description })) };
  },
});

const duplicate = defineRoute({
  method: 'post',
  path: '/api/templates/duplicate/{id}',
  name: 'duplicateTemplate',
  tag,
  summary: 'A copy of an own or an official template',
  access: 'member',
  params: idParams,
  body: { schema: duplicateBody },
  status: 201,
  response: oneTemplate,
  async handle({ caller, params, body, services }) {
    const template = await copyTemplate(services, caller, { sourceId: params.id, name: body.name });
    return { template: presentTemplate(template) };
  },
});

export const copyTemplateRoutes: readonly Route[] = [createFromDraft, duplicate];
