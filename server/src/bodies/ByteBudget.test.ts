import { describe, expect, it } from 'vitest';
import { HttpProblem } from '../errors.js';
import { ByteBudget } from './ByteBudget.js';

describe('ByteBudget', () => {
  it('refuses the large requests that exceed it, and none once there is room again', () => {
    const budget = new ByteBudget(100, 10);
    const [one, other, small] = [budget.open(), budget.open(), budget.open()];
    one.add(60);
    other.add(40);
    expect(() => one.add(1)).toThrow(HttpProblem);
    small.add(10);
    other.free();
    other.free();
    small.add(90);
    expect(() => small.add(1)).toThrow('Try again');
  });

  it('has room for others as soon as it has refused a request', () => {
    const budget = new ByteBudget(100, 10);
    const [one, other] = [budget.open(), budget.open()];
    one.add(60);
    other.add(40);
    expect(() => one.add(1)).toThrow(HttpProblem);
    other.add(60);
    one.free();
    expect(() => other.add(1)).toThrow(HttpProblem);
  });
});
