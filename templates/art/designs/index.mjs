import arcana from './arcana.mjs';
import bigMouth from './bigMouth.mjs';
import cardwright from './default.mjs';
import darkroom from './darkroom.mjs';
import emberwild from './emberwild.mjs';
import finePrint from './finePrint.mjs';
import nursery from './nursery.mjs';
import openGround from './openGround.mjs';
import pictogram from './pictogram.mjs';
import salvageOrbit from './salvageOrbit.mjs';
import tidePool from './tidePool.mjs';
import twoVoices from './twoVoices.mjs';
import whereOnEarth from './whereOnEarth.mjs';
import wordHoard from './wordHoard.mjs';

/** Every official template, in gallery order. */
export const designs = [
  cardwright,
  openGround,
  bigMouth,
  emberwild,
  whereOnEarth,
  arcana,
  nursery,
  twoVoices,
  finePrint,
  salvageOrbit,
  tidePool,
  wordHoard,
  pictogram,
  darkroom,
];
