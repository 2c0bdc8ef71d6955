import { defineRoute, type Route } from '../../api/defineRoute.js';
import { copyTemplate } from '../../commands/templates/copyTemplate.js';
import { presentTemplate } from '../../presenters/designs.js';
import { templateCalls } from '../../contract/templates.js';

const createFromDraft = defineRoute(templateCalls.createTemplateFromDraft, {
  access: 'member',
  async handle({ caller, body, services }) {
    const { draftId: sourceId, name, description = '' } = body;
    return { template: presentTemplate(await copyTemplate(services, caller, { sourceId, name, description })) };
  },
});

const duplicate = defineRoute(templateCalls.duplicateTemplate, {
  access: 'member',
  async handle({ caller, params, body, services }) {
    const template = await copyTemplate(services, caller, { sourceId: params.id, name: body.name });
    return { template: presentTemplate(template) };
  },
});

export const copyTemplateRoutes: readonly Route[] = [createFromDraft, duplicate];
