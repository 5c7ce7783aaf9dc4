import { agree, quantity } from '@holdout/words'
import { NEAR } from '@holdout/zombie-town/table'

/** What follows from a move, for the prompt. Loaded after the table. */
export const result = {
  home: (zombies: number, free: number, rival: { readonly name: string; readonly steps: number } | null): string =>
    `${quantity(zombies, 'zombie')} ${agree(zombies, 'is', 'are')} ${NEAR} steps away. ${
      free === 0 ? 'No neighbor is' : free === 1 ? '1 neighbor is' : 'Both neighbors are'
    } free to explore.${rival ? ` Nearest rival: ${rival.name}, ${quantity(rival.steps, 'step')}.` : ''}`,
  draw: (seen: number, pile: number): string =>
    seen === 1
      ? `You see the top card of ${pile} and take it or put it back. A Zombie card attacks at once.`
      : `You see ${seen} of ${quantity(pile, 'card')} and take at most one.`,
  build: (
    place: string,
    wall: {
      readonly before: number
      readonly after: number
      readonly pressed: number
      readonly trap: number
      readonly claims: boolean
    },
  ): string =>
    `${wall.claims ? `You claim ${place}. Its` : `The`} wall goes from ${wall.before} to ${wall.after}: it falls to ${quantity(wall.after, 'zombie')}, and ${wall.pressed} ${agree(wall.pressed, 'is', 'are')} there now.${
      wall.trap > 0 ? ` Then its trap kills ${wall.trap}.` : ''
    }`,
  end: (unused: number, zombies: number): string =>
    `${unused > 0 ? `${quantity(unused, 'unused action')} ${agree(unused, 'is', 'are')} lost. ` : ''}Then you move ${quantity(zombies, 'zombie')}.`,
  keep: {
    gun: 'A second gun: more bullets, and a loaded gun is worth 1 point at the end.',
    barricade: 'Build it at home: it holds back zombies and is worth 1 point.',
    survivor: 'Carry it to see more cards, or place it to claim a building.',
    fireworks: 'Light it on a building: no zombie may walk straight toward it until the end of your next turn.',
  },
  carry: 'It walks with your pawn and shows you 1 more card in every draw. Worth 1 point.',
  holds: (place: string): string => `It holds ${place} for you and is worth 1 point.`,
  claims: (place: string, points: number): string =>
    `You claim ${place}: ${quantity(points, 'point')}, and 1 for the survivor.`,
  gun: (others: readonly string[]): string =>
    `Your pawn carries it${others.length > 0 ? ` besides the ${others.join(' and the ')}` : ''}. A loaded gun is worth 1 point at the end.`,
  gunForSurvivor: 'The survivor can then shoot at zombies. A loaded gun is worth 1 point at the end.',
  putBack: {
    top: 'It is the first card of this pile again. The action is spent.',
    bottom: 'It is the last card of this pile. The action is spent.',
  },
  store: (card: string): string => `${card} lies face down here and does not count as a hand card.`,
  nears: (steps: number, place: string, owner: string | null): string =>
    `Then ${quantity(steps, 'step')} from ${owner === null ? `your ${place}` : `${place} of ${owner}`}.`,
  presses: (place: string, owner: string | null, zombies: number, wall: number | null): string =>
    `${quantity(zombies, 'zombie')} then ${agree(zombies, 'stands', 'stand')} at ${
      owner === null ? `your ${place}` : `${place} of ${owner}`
    }, ${wall === 0 ? 'which has no wall' : `against a wall of ${wall ?? 'unknown value'}`}.`,
} as const
