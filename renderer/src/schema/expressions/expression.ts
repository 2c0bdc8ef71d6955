/** A parsed expression. Positions are offsets into its source. */
export type Expression =
  | { readonly type: 'literal'; readonly value: string | number | boolean }
  | { readonly type: 'name'; readonly name: string; readonly at: number }
  | { readonly type: 'not' | 'minus'; readonly of: Expression }
  | { readonly type: 'binary'; readonly operator: Operator; readonly left: Expression; readonly right: Expression }
  | { readonly type: 'oneOf'; readonly of: Expression; readonly list: readonly Expression[] }
  | {
      readonly type: 'if';
      readonly condition: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    }
  | { readonly type: 'call'; readonly name: FunctionName; readonly values: readonly Expression[] };

/** Operators between two values, by precedence from the weakest. */
export const PRECEDENCE = [
  ['??'],
  ['or'],
  ['and'],
  ['=', '!=', '<', '<=', '>', '>=', 'contains'],
  ['&'],
  ['+', '-'],
  ['*', '/', '%'],
] as const;

export type Operator = (typeof PRECEDENCE)[number][number];

interface Signature {
  readonly least: number;
  readonly most: number;
}

/** The functions and how many values they take. */
export const FUNCTIONS = {
  number: { least: 1, most: 2 },
  percent: { least: 1, most: 2 },
  currency: { least: 2, most: 2 },
  round: { least: 1, most: 2 },
  floor: { least: 1, most: 1 },
  ceil: { least: 1, most: 1 },
  abs: { least: 1, most: 1 },
  min: { least: 1, most: 20 },
  max: { least: 1, most: 20 },
  length: { least: 1, most: 1 },
  upper: { least: 1, most: 1 },
  lower: { least: 1, most: 1 },
  choose: { least: 3, most: 60 },
} as const satisfies Record<string, Signature>;

export type FunctionName = keyof typeof FUNCTIONS;

/** The names of content kinds and fields in an expression, with their positions. */
export function namesIn(expression: Expression): readonly { readonly name: string; readonly at: number }[] {
  switch (expression.type) {
    case 'literal':
      return [];
    case 'name':
      return [{ name: expression.name, at: expression.at }];
    case 'not':
    case 'minus':
      return namesIn(expression.of);
    case 'binary':
      return [...namesIn(expression.left), ...namesIn(expression.right)];
    case 'oneOf':
      return [expression.of, ...expression.list].flatMap(namesIn);
    case 'if':
      return [expression.condition, expression.then, expression.otherwise].flatMap(namesIn);
    case 'call':
      return expression.values.flatMap(namesIn);
  }
}
