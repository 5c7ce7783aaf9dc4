import type { About } from '@holdout/engine'

/** The description of the game for lists; it loads none of the rules. */
export const about: About = {
  slug: 'night-watch',
  title: 'Night Watch',
  blurb:
    'Hold the door with your supplies or keep them for yourself. If the door breaks, the greediest player is caught.',
  hook: 'One door, one night, and everyone keeps a little back.',
  mood: 'Short and sly',
  players: [2, 4],
  minutes: [3, 5],
}
