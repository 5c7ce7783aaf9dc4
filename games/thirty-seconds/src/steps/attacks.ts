import { asksBlock, offerBlock, takeBlock } from '../effects/block.ts'
import {
  attackIsOver,
  beginAttack,
  drawCritical,
  drawForAttack,
  spendAmmo,
  throwWeapon,
  wearDown,
} from '../rules/attack.ts'
import {
  asksAfterResult,
  asksBonusPoint,
  asksDivide,
  asksExtraAttack,
  asksZombieReacts,
  offerAfterResult,
  offerBonusPoint,
  offerDivide,
  offerExtraAttack,
  takeAfterResult,
  takeBonusPoint,
  takeDivide,
  takeExtraAttack,
  usualExtraAttack,
  usualGive,
} from '../rules/attack-choices.ts'
import { dealAttack } from '../rules/attack-damage.ts'
import { asksAnswerSound, offerAnswerSound, sound, takeAnswerSound } from '../rules/sound.ts'
import {
  asksLastBreath,
  blowLands,
  fall,
  offerLastBreath,
  takeLastBreath,
  zombieAttack,
} from '../rules/zombie-attack.ts'
import { offerZombieReacts, takeZombieReacts } from '../rules/zombie-cards.ts'
import { silentSurvivorPasses, silentZombiesPass, survivorLimit, type Table } from './asking.ts'

/** The Survivor's attack and a zombie's, step by step (TS-152, TS-120 to TS-124). */
export const attackSteps = {
  // The Survivor's attack
  'begin-attack': { rule: 'TS-56', run: beginAttack },
  'attack-card': { rule: 'TS-58', run: drawForAttack },
  'spend-ammo': { rule: 'TS-60', run: spendAmmo },
  'throw-weapon': { rule: 'TS-61', run: throwWeapon },
  'zombie-reacts': {
    rule: 'TS-D11',
    asks: asksZombieReacts,
    moves: offerZombieReacts,
    take: takeZombieReacts,
    ...silentZombiesPass,
  },
  'critical-draw': { rule: 'TS-64', run: drawCritical },
  'after-result': {
    rule: 'TS-D08',
    asks: asksAfterResult,
    moves: offerAfterResult,
    take: takeAfterResult,
    ...silentSurvivorPasses,
  },
  divide: {
    rule: 'TS-D06',
    asks: asksDivide,
    moves: offerDivide,
    take: takeDivide,
    clock: survivorLimit,
    timeout: usualGive,
  },
  'bonus-point': {
    rule: 'TS-D07',
    asks: asksBonusPoint,
    moves: offerBonusPoint,
    take: takeBonusPoint,
    clock: survivorLimit,
    timeout: usualGive,
  },
  'deal-damage': { rule: 'TS-65', run: dealAttack },
  'wear-down': { rule: 'TS-67', run: wearDown },
  sound: { rule: 'TS-145', run: sound },
  'answer-sound': {
    rule: 'TS-D25',
    asks: asksAnswerSound,
    moves: offerAnswerSound,
    take: takeAnswerSound,
    ...silentZombiesPass,
  },
  'extra-attack': {
    rule: 'TS-D10',
    asks: asksExtraAttack,
    moves: offerExtraAttack,
    take: takeExtraAttack,
    clock: survivorLimit,
    timeout: usualExtraAttack,
  },
  'attack-over': { rule: 'TS-152', run: attackIsOver },

  // A zombie's attack
  'zombie-attack': { rule: 'TS-120', run: zombieAttack },
  block: {
    rule: 'TS-D13',
    asks: asksBlock,
    moves: offerBlock,
    take: takeBlock,
    ...silentSurvivorPasses,
  },
  'blow-lands': { rule: 'TS-46', run: blowLands },
  'last-breath': {
    rule: 'TS-D14',
    asks: asksLastBreath,
    moves: offerLastBreath,
    take: takeLastBreath,
    clock: survivorLimit,
    timeout: () => ({ move: 'breathe' }),
  },
  fall: { rule: 'TS-123', run: fall },
} satisfies Partial<Table>
