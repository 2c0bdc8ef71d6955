import type { Expression, Operator } from '../../schema/expressions/expression.js';
import { callFunction } from './callFunction.js';
import { folded, isEqual, isTrue, numberOf, textOf, type Value } from './values.js';

export interface Scope {
  /** The text bound to a content kind or a field; empty when there is none. */
  valueOf(name: string): string;
  /** BCP 47, for numbers. */
  readonly language: string;
}

/** The value of an expression. Arithmetic with anything but numbers, and division by 0, give an empty text. */
export function evaluate(expression: Expression, scope: Scope): Value {
  switch (expression.type) {
    case 'literal':
      return expression.value;
    case 'name':
      return scope.valueOf(expression.name);
    case 'not':
      return !isTrue(evaluate(expression.of, scope));
    case 'minus':
      return compute(0, evaluate(expression.of, scope), (zero, number) => zero - number);
    case 'binary':
      return combine(expression.operator, expression.left, expression.right, scope);
    case 'oneOf': {
      const value = evaluate(expression.of, scope);
      return expression.list.some((each) => isEqual(value, evaluate(each, scope)));
    }
    case 'if':
      return evaluate(isTrue(evaluate(expression.condition, scope)) ? expression.then : expression.otherwise, scope);
    case 'call':
      return callFunction(
        expression.name,
        expression.values.map((each) => evaluate(each, scope)),
        scope.language,
      );
  }
}

function combine(operator: Operator, left: Expression, right: Expression, scope: Scope): Value {
  const one = evaluate(left, scope);
  if (operator === '??') return isTrue(one) ? one : evaluate(right, scope);
  if (operator === 'or') return isTrue(one) || isTrue(evaluate(right, scope));
  if (operator === 'and') return isTrue(one) && isTrue(evaluate(right, scope));
  const other = evaluate(right, scope);
  switch (operator) {
    case '=':
      return isEqual(one, other);
    case '!=':
      return !isEqual(one, other);
    case 'contains':
      return isTrue(other) && folded(one).includes(folded(other));
    case '&':
      return textOf(one) + textOf(other);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compare(operator, one, other);
    case '+':
      return compute(one, other, (a, b) => a + b);
    case '-':
      return compute(one, other, (a, b) => a - b);
    case '*':
      return compute(one, other, (a, b) => a * b);
    case '/':
      return compute(one, other, (a, b) => a / b);
    case '%':
      return compute(one, other, (a, b) => a % b);
  }
}

function compare(operator: '<' | '<=' | '>' | '>=', one: Value, other: Value): boolean {
  const [left, right] = [numberOf(one), numberOf(other)];
  if (left === undefined || right === undefined) return false;
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}

function compute(one: Value, other: Value, operation: (left: number, right: number) => number): Value {
  const [left, right] = [numberOf(one), numberOf(other)];
  if (left === undefined || right === undefined) return '';
  const result = operation(left, right);
  return Number.isFinite(result) ? result : '';
}
