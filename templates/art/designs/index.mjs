import arcana from './arcana.mjs';
import bigMouth from './bigMouth.mjs';
import cardwright from './default.mjs';
import caseFile from './caseFile.mjs';
import checkIn from './checkIn.mjs';
import darkroom from './darkroom.mjs';
import dotByDot from './dotByDot.mjs';
import emberwild from './emberwild.mjs';
import finePrint from './finePrint.mjs';
import fourFields from './fourFields.mjs';
import fourSuits from './fourSuits.mjs';
import ironCodex from './ironCodex.mjs';
import longView from './longView.mjs';
import marketSquare from './marketSquare.mjs';
import nursery from './nursery.mjs';
import openGround from './openGround.mjs';
import pictogram from './pictogram.mjs';
import plainSpeech from './plainSpeech.mjs';
import quickReference from './quickReference.mjs';
import salvageOrbit from './salvageOrbit.mjs';
import tessera from './tessera.mjs';
import tidePool from './tidePool.mjs';
import twoVoices from './twoVoices.mjs';
import walkOn from './walkOn.mjs';
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
  fourFields,
  walkOn,
  longView,
  marketSquare,
  ironCodex,
  quickReference,
  checkIn,
  plainSpeech,
  caseFile,
  tessera,
  dotByDot,
  fourSuits,
];
