// A step of the build: makes the data folder that new servers start from.
import { makeStartingData } from './startingData/makeStartingData.js';

await makeStartingData();
