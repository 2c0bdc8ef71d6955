import { type Expression, type FunctionName, FUNCTIONS, type Operator, PRECEDENCE } from './expression.js';
import { type ExpressionProblem, type Token, tokenize } from './tokenize.js';
import { nearestName } from '../reading/suggest.js';

export const LONGEST_EXPRESSION = 500;
const DEEPEST = 24;

export type ParsedExpression =
  { readonly ok: true; readonly expression: Expression } | { readonly ok: false; readonly problem: ExpressionProblem };

/**
 * Reads an expression of `{{…}}` or of a condition, such as `field:cost > 3 ? "dear" : "cheap"`. Never throws; the work
 * is linear in the length, which is limited. Names are not checked here.
 */
export function parseExpression(source: string): ParsedExpression {
  if (source.length > LONGEST_EXPRESSION) {
    const message = `The expression has ${source.length} characters; at most ${LONGEST_EXPRESSION} are allowed.`;
    return { ok: false, problem: { message, at: LONGEST_EXPRESSION } };
  }
  const tokens = tokenize(source);
  return 'message' in tokens ? { ok: false, problem: tokens } : new Parser(tokens).run();
}

class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;
  #problem: ExpressionProblem | undefined;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  run(): ParsedExpression {
    const expression = this.#expression();
    if (this.#problem === undefined && this.#peek().type !== 'end')
      this.#fail(`${describe(this.#peek())} is not expected here.`);
    return this.#problem === undefined ? { ok: true, expression } : { ok: false, problem: this.#problem };
  }

  #expression(): Expression {
    this.#depth++;
    if (this.#depth > DEEPEST) this.#fail('The expression is nested too deeply.');
    const condition = this.#stopped() ? NOTHING : this.#binary(0);
    const result = this.#accept('?') ? this.#branches(condition) : condition;
    this.#depth--;
    return result;
  }

  #branches(condition: Expression): Expression {
    const then = this.#expression();
    this.#expect(':');
    return { type: 'if', condition, then, otherwise: this.#expression() };
  }

  #binary(level: number): Expression {
    const operators: readonly string[] | undefined = PRECEDENCE[level];
    if (operators === undefined) return this.#unary();
    if (operators.includes('contains') && this.#accept('not')) return this.#opposite(level);
    let left = this.#binary(level + 1);
    for (;;) {
      if (operators.includes('contains') && this.#accept('in')) {
        left = { type: 'oneOf', of: left, list: this.#list() };
        continue;
      }
      const operator = this.#acceptOneOf(operators);
      if (operator === undefined || this.#stopped()) return left;
      left = { type: 'binary', operator, left, right: this.#binary(level + 1) };
    }
  }

  /** `not` covers a whole comparison, unlike `!`. */
  #opposite(level: number): Expression {
    this.#depth++;
    if (this.#depth > DEEPEST) this.#fail('The expression is nested too deeply.');
    const of = this.#stopped() ? NOTHING : this.#binary(level);
    this.#depth--;
    return { type: 'not', of };
  }

  #unary(): Expression {
    const signs: ('not' | 'minus')[] = [];
    for (;;) {
      if (this.#accept('!')) signs.push('not');
      else if (this.#accept('-')) signs.push('minus');
      else break;
    }
    if (signs.length > DEEPEST) this.#fail('The expression is nested too deeply.');
    return signs.reduceRight<Expression>((of, type) => ({ type, of }), this.#value());
  }

  #value(): Expression {
    const token = this.#peek();
    if (this.#stopped()) return NOTHING;
    if (this.#accept('(')) {
      const inside = this.#expression();
      this.#expect(')');
      return inside;
    }
    if (token.type === 'end' || token.type === 'sign') {
      this.#fail(`A value is expected ${token.type === 'end' ? 'at the end' : `instead of ${describe(token)}`}.`);
      return NOTHING;
    }
    this.#next++;
    if (token.type === 'number') return { type: 'literal', value: Number(token.value) };
    if (token.type === 'text') return { type: 'literal', value: token.value };
    if (token.value === 'true' || token.value === 'false') return { type: 'literal', value: token.value === 'true' };
    if (token.type === 'word' && this.#peek().value === '(' && this.#peek().type === 'sign') return this.#call(token);
    return { type: 'name', name: token.value, at: token.at };
  }

  #call(token: Token): Expression {
    if (!isFunction(token.value)) {
      const near = nearestName(token.value, Object.keys(FUNCTIONS));
      const others =
        near === undefined ? `the functions are ${Object.keys(FUNCTIONS).join(', ')}.` : `did you mean ${near}?`;
      this.#fail(`There is no function “${token.value}”; ${others}`, token);
      return NOTHING;
    }
    const values = this.#list();
    const { least, most } = FUNCTIONS[token.value];
    if (values.length < least || values.length > most) {
      const count = least === most ? String(least) : `${least} to ${most}`;
      this.#fail(`${token.value} takes ${count} values, not ${values.length}.`, token);
    }
    return { type: 'call', name: token.value, values };
  }

  /** Values in parentheses, at least one. */
  #list(): readonly Expression[] {
    this.#expect('(');
    const values = [this.#expression()];
    while (!this.#stopped() && this.#accept(',')) values.push(this.#expression());
    this.#expect(')');
    return values;
  }

  #peek(): Token {
    return this.#tokens[this.#next] ?? { type: 'end', value: '', at: 0 };
  }

  #accept(value: string): boolean {
    const token = this.#peek();
    const isIt = token.value === value && (token.type === 'sign' || token.type === 'word');
    if (isIt && !this.#stopped()) this.#next++;
    return isIt && !this.#stopped();
  }

  #acceptOneOf(operators: readonly string[]): Operator | undefined {
    const { value } = this.#peek();
    const operator = value === '==' ? '=' : value;
    if (!operators.includes(operator) || !this.#accept(value)) return undefined;
    // `operators` is one level of PRECEDENCE.
    return operator as Operator;
  }

  #expect(value: string): void {
    if (this.#stopped() || this.#accept(value)) return;
    const token = this.#peek();
    this.#fail(`“${value}” is expected ${token.type === 'end' ? 'at the end' : `before ${describe(token)}`}.`);
  }

  /** The first problem is the one to report; everything after it is skipped. */
  #fail(message: string, { at }: Token = this.#peek()): void {
    this.#problem ??= { message, at };
  }

  #stopped(): boolean {
    return this.#problem !== undefined;
  }
}

const NOTHING: Expression = { type: 'literal', value: '' };

function isFunction(name: string): name is FunctionName {
  return Object.hasOwn(FUNCTIONS, name);
}

function describe({ type, value }: Token): string {
  return type === 'end' ? 'the end' : `“${value}”`;
}
