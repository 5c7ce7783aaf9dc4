import { listText } from './common.ts'

export const aboutText = {
  title: 'About',
  lead: 'Holdout is a home for zombie-survival tabletop games. Play them, replay them, and look up any rule.',
  what: 'What this is',
  whatText: (games: readonly string[]) =>
    `${listText(games)}: play alone, with bots, with several people on one screen, or online with anyone who has the link. If an action is not allowed, you see the reason and the rule. Each deal has a seed, so it can be repeated. Every game can be replayed.`,
  version: (version: string) =>
    `Version ${version}. Free software under the MIT license. The rules are written in our own words. The games belong to their authors and publishers.`,
  games: 'Games',
  rulings: 'Our own rulings are marked “our ruling” in each rulebook.',
  privacy: 'Privacy',
  privacyLocal:
    'While you play on this device, nothing is sent. Rules and bots run in this browser. Games, settings and names are stored only here, and clearing the browser data for this site deletes them. After the first visit all of this works offline. There is no visitor tracking and no advertising.',
  privacyOnline:
    'At an online table, the server that sent you this page deals the cards. It stores the moves, the chat and the names you enter. A hand is sent only to the player who holds it.',
  credits: 'Art and fonts',
  /** Around the links to the collection and to its license. */
  icons: ['Icons come from ', ' under '],
  iconAuthors: (authors: readonly string[]) =>
    `; some are recolored, mirrored or part of our own drawings. Icons made by ${listText(authors)}.`,
  fonts:
    'Inter by the Inter Project Authors and Creepster by Font Diner, both under the SIL Open Font License 1.1; Special Elite by Astigmatic under the Apache License 2.0. All three contain only the characters we use.',
  pictures: 'The pictures of the games, the sky and the camp are our own.',
} as const
