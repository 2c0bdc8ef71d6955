// Property tests draw the same examples in every run, so that a failure belongs to the change that is tested.
// PROPERTY_SEED=random draws new ones, PROPERTY_SEED=<number> those of an earlier run.
import fc from 'fast-check';

const { PROPERTY_SEED: wanted = '1' } = process.env;
if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted) });
