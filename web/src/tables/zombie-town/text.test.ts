import { expect, it } from 'vitest'
import { text } from './text.ts'

const { answers, actionNotes, places, card, gear, pieces, piles, night, prompt, tags } = text

it.each([
  [(n: number) => answers.walk('C2', n), 'Walk to C2 and fight 1 zombie', 'Walk to C2 and fight 2 zombies'],
  [answers.autoMove, 'Move the last zombie for me', 'Move these 2 zombies for me'],
  [actionNotes.draw, '1 card', '2 cards'],
  [actionNotes.shoot, '1 target', '2 targets'],
  [actionNotes.unpack, '1 kind', '2 kinds'],
  [actionNotes.end, '1 zombie', '2 zombies'],
  [(n: number) => places.building('Building 1', '', '', n, ''), 'Building 1, 1 barricade', 'Building 1, 2 barricades'],
  [places.zombies, ', 1 zombie', ', 2 zombies'],
  [
    (n: number) => places.deed('walk', n, n),
    ': walk, 1 step, 1 action to fight',
    ': walk, 2 steps, 2 actions to fight',
  ],
  [(n: number) => card.gun(n, n), '1 bullet', '2 bullets, turns 2 cards'],
  [(n: number) => gear.moved(1, n), '1 of 1 zombie moved', '1 of 2 zombies moved'],
  [gear.actionsLeft, '1 action left', '2 actions left'],
  [gear.freeMoves, '1 free movement', '2 free movements'],
  [(n: number) => pieces.survivor('Pistol', n), 'Survivor, Pistol with 1 bullet', 'Survivor, Pistol with 2 bullets'],
  [(n: number) => gear.gun('Pistol', n, 'fire'), 'Pistol, 1 bullet: fire', 'Pistol, 2 bullets: fire'],
  [tags.steps, '1 step', '2 steps'],
  [piles.discardTitle, 'Discard pile: 1 card', 'Discard pile: 2 cards'],
  [
    (n: number) => `${night.zombies(n)} ${night.move(n)}`,
    '1 zombie moves after each turn',
    '2 zombies move after each turn',
  ],
  [night.daysLeft, ' · 1 day left', ' · 2 days left'],
  [(n: number) => prompt.walk(false, 'C2', n, true), 'Walk to C2: 1 step, free.', 'Walk to C2: 2 steps, free.'],
  [prompt.fight, 'You must fight 1 zombie there: 1 action.', 'You must fight 2 zombies there: 1 action each.'],
] as const)('numbers agree: %#', (render, one, two) => {
  expect(render(1)).toBe(one)
  expect(render(2)).toBe(two)
})
