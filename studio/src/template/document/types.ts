import type { Template } from '@cardwright/renderer';
import type { Recipe as RecipeFor } from '../../editing/types.js';

/** A template being edited: what a save sends, and what it is called by. */
export type TemplateDocument = Pick<
  Template,
  'id' | 'name' | 'description' | 'ratio' | 'slug' | 'type' | 'json_config'
>;

/** Changes a draft of a template in place, or returns its replacement. The files in commands/ create these. */
export type Recipe = RecipeFor<TemplateDocument>;

/** The place of an overlay: percentages of the face; degrees clockwise about its centre. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
}

/** A place in the tree: the parent, and the position among its children. */
export interface Place {
  readonly parentId: string;
  readonly index: number;
}
