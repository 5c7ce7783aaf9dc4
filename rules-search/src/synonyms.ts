import { stem, term, termsOf, words } from './terms.ts'

/** Groups of synonyms for every game. Each game adds its own. */
export const COMMON: readonly (readonly string[])[] = [
  ['shoot', 'fire', 'attack'],
  ['gun', 'weapon', 'firearm'],
  ['ammo', 'ammunition', 'bullets', 'shells', 'reload', 'clip', 'magazine'],
  ['die', 'killed', 'kill', 'eliminated', 'elimination', 'death', 'respawn', 'revive', 'resurrect'],
  ['win', 'victory', 'winning', 'wins'],
  ['lose', 'defeat', 'defeated', 'game over'],
  ['goal', 'objective', 'aim', 'win', 'purpose', 'point of game'],
  ['tie', 'draw level', 'equal', 'tiebreaker'],
  ['setup', 'start', 'begin', 'beginning', 'starting', 'prepare', 'preparation'],
  ['setup', 'set up', 'set the game up', 'set it up', 'set the table up', 'get started', 'unpack'],
  ['end', 'over', 'finish', 'ends', 'ending'],
  ['health', 'life', 'lives', 'hit points', 'hp', 'damage', 'wound', 'hurt'],
  [
    'heal',
    'cure',
    'treat',
    'recover',
    'medicine',
    'medkit',
    'bandage',
    'first aid',
    'patch up',
    'health back',
    'hp back',
    'life back',
    'lives back',
    'get healthy',
    'restore health',
    'regain',
  ],
  ['dawn', 'morning', 'sunrise', 'daylight', 'sun'],
  ['silent', 'quiet', 'stealth', 'sneak', 'noise'],
  ['sacrifice', 'instead of me', 'take the hit', 'human shield', 'meat shield'],
  ['timer', 'clock', 'time limit', 'time runs out', 'seconds', 'hourglass'],
  ['reshuffle', 'shuffle', 'shuffled again'],
  ['empty', 'run out', 'ran out', 'none left', 'exhausted', 'nothing left', 'all gone', 'used up', 'no more'],
  ['discard', 'throw away', 'get rid', 'dump'],
  ['trade', 'swap', 'exchange', 'switch'],
  ['give', 'hand over', 'pass on', 'share'],
  ['pick up', 'grab', 'loot'],
  ['move', 'walk', 'run', 'go', 'movement', 'step'],
  ['barricade', 'plank', 'board up', 'block', 'wall'],
  ['skip', 'pass', 'do nothing', 'lose a turn', 'miss a turn'],
  [
    'leave',
    'quit',
    'give up',
    'concede',
    'surrender',
    'drop out',
    'resign',
    'disconnect',
    'afk',
    'offline',
    'bail',
    'walked away',
    'someone left',
    'somebody left',
    'player left',
  ],
  ['limit', 'maximum', 'how many', 'most', 'max'],
  ['hand', 'holding cards', 'hand limit', 'hand size'],
  ['points', 'score', 'scoring', 'vp'],
  ['players', 'player count', 'how many people'],
  ['first player', 'who starts', 'who goes first', 'who begins'],
  ['turn order', 'order of play', 'clockwise'],
  ['deck', 'draw pile', 'pile'],
  ['reveal', 'turn up', 'show', 'flip', 'look at'],
  ['hidden', 'secret', 'face down', 'peek'],
  ['vote', 'agree', 'consent'],
  ['roll', 'dice', 'die roll'],
  ['search', 'explore', 'scavenge', 'loot'],
  ['enemy', 'zombie', 'infected', 'monster'],
  ['team', 'teammate', 'ally', 'together', 'coop', 'cooperate'],
  ['steal', 'take', 'rob'],
  ['noise', 'loud', 'sound', 'noisy'],
  ['range', 'distance', 'far', 'reach'],
  ['length', 'duration', 'how long', 'play time', 'minutes'],
  ['mulligan', 'redraw', 'put back'],
  ['undo', 'take back', 'mistake', 'oops', 'misclick'],
  ['friend', 'buddy', 'partner', 'mate', 'teammate', 'ally'],
  ['opponent', 'rival', 'other player', 'enemy player'],
  ['cancel', 'counter', 'negate', 'stop', 'prevent', 'block'],
  ['destroy', 'break', 'smash', 'demolish', 'tear'],
  ['destroyed', 'breached', 'fallen', 'broken', 'break through', 'get through'],
  ['appear', 'spawn', 'new zombies', 'more zombies', 'extra zombies', 'arrive', 'reinforcements'],
  ['cost', 'price', 'pay', 'spend'],
  ['miss', 'fail', 'whiff'],
  ['enter', 'come in', 'go in', 'get in'],
  ['simultaneous', 'same time', 'same moment', 'together'],
  ['flee', 'escape', 'run away', 'get away'],
  ['chat', 'talk', 'discuss', 'communicate'],
  ['deal', 'hand out', 'dealt'],
  ['solo', 'alone', 'single player', 'one player', '1 player', 'by myself'],
]

/** A member of a synonym group: a word or a phrase. */
interface Wording {
  /** The stems of all its words. A phrase matches only if all of them occur: "give up" is not "up". */
  readonly stems: readonly string[]
  /** Its index terms. */
  readonly terms: readonly string[]
}

/**
 * Looks up words and phrases in synonym groups. A query that contains one member of a group also searches for the
 * others.
 */
export class Synonyms {
  private readonly groups: readonly (readonly Wording[])[]

  constructor(groups: readonly (readonly string[])[]) {
    this.groups = groups.map(group => group.map(wordingOf).filter(({ terms }) => terms.length > 0))
  }

  /**
   * The words of all groups that the query names, each with the query terms it stands for. The first member of a group
   * is the rulebook's own term. Single words of other phrases are left out, because they are too general.
   */
  expand(query: string): Map<string, string[]> {
    const { stems, terms } = wordingOf(query)
    const found = new Map<string, string[]>()
    for (const group of this.groups) {
      const named = group.filter(wording => wording.stems.every(one => stems.includes(one))).flatMap(one => one.terms)
      if (named.length === 0) continue
      for (const [place, wording] of group.entries()) {
        if (place > 0 && wording.stems.length > 1) continue
        for (const one of wording.terms) if (!terms.includes(one)) found.set(one, [...(found.get(one) ?? []), ...named])
      }
    }
    return found
  }
}

function wordingOf(text: string): Wording {
  return { stems: words(text).map(stem), terms: termsOf(text, term) }
}
